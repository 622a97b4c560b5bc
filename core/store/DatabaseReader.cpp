// The bytes of an SQLite file → Design. The file is a stranger's until its digest fits.
#include "core/exchange/DesignJson.h"
#include "core/exchange/JsonTree.h"
#include "core/store/DesignDatabase.h"
#include "core/store/FieldColumns.h"
#include "core/store/Schema.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <set>

namespace core {

namespace {

using Database = SQLite::Database;
using SQLite::Statement;

constexpr std::string_view magic("SQLite format 3\0", 16);
constexpr std::size_t headerSize = 100, versionAt = 60, applicationAt = 68; // sqlite.org/fileformat2.html, section 1.3
constexpr std::size_t keptDepth = 56;                                       ///< leaves room for the levels around a kept value in the JSON form

Error damaged(const std::string &file, const char *reason)
{
    return {ErrorCode::Corrupt, CORE_TEXT("The file is damaged and was not opened: %1. Open a backup of it."), {Marked{reason}}, Place{file, 0, 0}};
}

std::uint32_t bigEndian(std::string_view bytes, std::size_t at)
{
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i)
        value = value << 8U | static_cast<unsigned char>(bytes[i]);
    return value;
}

/// Every object of the schema with the statement that made it.
std::vector<std::string> schemaOf(Database &database)
{
    std::vector<std::string> all;
    Statement select(database, "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY rowid");
    while (select.executeStep())
        all.push_back(select.getColumn(0).getString());
    return all;
}

/// What a file of a version, 1 to designFileVersion, must hold.
const std::vector<std::string> &expectedSchema(int version)
{
    static const auto expected = [] {
        std::array<std::vector<std::string>, designFileVersion> all;
        for (std::size_t i = 0; i < all.size(); ++i) {
            Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            database.exec(designSchemaSql(static_cast<int>(i) + 1));
            all[i] = schemaOf(database);
        }
        return all;
    }();
    return expected.at(static_cast<std::size_t>(version) - 1);
}

/// Nothing in a hostile file may run, reach other files or hold us up.
void disarm(Database &database)
{
    sqlite3 *handle = database.getHandle();
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, static_cast<int>(designJsonLimit));
    sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, 1'000'000);
}

class Reader {
public:
    Reader(Database &database, int version) : m_database(database), m_version(version) {}

    Design read()
    {
        m_design.name = textOf(oneRow("SELECT name FROM design"));
        readScenarios();
        readAssumptions();
        readList("sites", &ScenarioParts::sites, maximumSites);
        readList("routes", &ScenarioParts::routes, maximumRoutes);
        readRouteLists();
        readList("demands", &ScenarioParts::demands);
        readList("jobs", &ScenarioParts::jobs);
        readList("srlgs", &ScenarioParts::srlgs);
        readList("accepted", &ScenarioParts::accepted);
        if (m_version >= 2) {
            readPlanes("route_planes", "route", &ScenarioParts::routes);
            readPlanes("srlg_planes", "srlg", &ScenarioParts::srlgs);
        }
        readCatalogue();
        readKept();
        for (ScenarioParts &parts : m_scenarios) {
            Result<Scenario> scenario = Scenario::make(std::move(parts));
            if (!scenario)
                throw scenario.error();
            m_design.scenarios.push_back(std::move(*scenario));
        }
        return std::move(m_design);
    }

    std::string digest() { return textOf(oneRow("SELECT digest FROM meta WHERE format = 'spanwright-design'")); }

private:
    SQLite::Column oneRow(const char *sql)
    {
        m_one.emplace(m_database, sql);
        if (!m_one->executeStep())
            throw BadColumn{sql};
        return m_one->getColumn(0);
    }

    /// An item of a list by the position that a row names.
    template <class Item>
    static Item &at(std::vector<Item> &list, const SQLite::Column &position)
    {
        const std::int64_t index = position.getInt64();
        if (index < 0 || static_cast<std::size_t>(index) >= list.size())
            throw BadColumn{position.getName()};
        return list[static_cast<std::size_t>(index)];
    }

    void readScenarios()
    {
        Statement select(m_database, "SELECT * FROM scenarios ORDER BY position");
        while (m_scenarios.size() <= maximumScenarios && select.executeStep())
            readFields(select, 1, m_scenarios.emplace_back(), m_version);
    }

    /// At most `most` objects of one scenario, counted before they cost memory.
    template <class Object>
    void readList(const char *table, std::vector<Object> ScenarioParts::*list, std::size_t most = maximumDemands)
    {
        Statement select(m_database, fmt::format("SELECT * FROM {} ORDER BY scenario, position", table));
        while (select.executeStep()) {
            std::vector<Object> &objects = at(m_scenarios, select.getColumn(0)).*list;
            readFields(select, 2, objects.emplace_back(), m_version);
            if (objects.size() > most)
                throw BadColumn{table};
        }
    }

    void readAssumptions()
    {
        Statement select(m_database, "SELECT scenario, id, number, flag, word FROM assumptions ORDER BY scenario, id");
        while (select.executeStep()) {
            AssumptionSet &set = at(m_scenarios, select.getColumn(0)).assumptions;
            const std::string id = textOf(select.getColumn(1));
            if (const SQLite::Column number = select.getColumn(2); !number.isNull())
                set.set(id, numberOf(number));
            else if (const SQLite::Column flag = select.getColumn(3); !flag.isNull())
                set.set(id, flag.getInt() != 0);
            else if (const SQLite::Column word = select.getColumn(4); !word.isNull())
                set.set(id, textOf(word));
            else
                set.set(id, std::vector<std::string>());
        }
        Statement words(m_database, "SELECT scenario, assumption, word FROM assumption_words ORDER BY scenario, assumption, position");
        while (words.executeStep()) {
            AssumptionSet &set = at(m_scenarios, words.getColumn(0)).assumptions;
            const std::string id = textOf(words.getColumn(1));
            const auto given = set.given().find(id);
            if (given == set.given().end() || !std::holds_alternative<std::vector<std::string>>(given->second))
                throw BadColumn{"assumption"};
            auto list = std::get<std::vector<std::string>>(given->second);
            list.push_back(textOf(words.getColumn(2)));
            set.set(id, std::move(list));
        }
    }

    void readRouteLists()
    {
        Statement srlgs(m_database, "SELECT scenario, route, srlg FROM route_srlgs ORDER BY scenario, route, position");
        while (srlgs.executeStep())
            at(at(m_scenarios, srlgs.getColumn(0)).routes, srlgs.getColumn(1)).srlgs.push_back(textOf(srlgs.getColumn(2)));
        Statement spans(m_database, "SELECT * FROM spans ORDER BY scenario, route, position");
        while (spans.executeStep())
            readFields(spans, 3, at(at(m_scenarios, spans.getColumn(0)).routes, spans.getColumn(1)).spans.emplace_back(), m_version);
    }

    template <class Object>
    void readPlanes(const char *table, const char *owner, std::vector<Object> ScenarioParts::*list)
    {
        Statement select(m_database, fmt::format("SELECT scenario, {1}, plane FROM {0} ORDER BY scenario, {1}, position", table, owner));
        while (select.executeStep()) {
            const std::int64_t plane = select.getColumn(2).getInt64();
            std::vector<int> &planes = at(at(m_scenarios, select.getColumn(0)).*list, select.getColumn(1)).planes;
            if (plane < 1 || plane > maximumPlane || planes.size() >= std::size_t{maximumPlane})
                throw BadColumn{table};
            planes.push_back(static_cast<int>(plane));
        }
    }

    void readCatalogue()
    {
        std::set<std::pair<std::string, std::string>> ids;
        Statement rows(m_database, "SELECT catalogue, id FROM catalogue_rows ORDER BY catalogue, position");
        while (rows.executeStep()) {
            OverlayRow row;
            row.id = textOf(rows.getColumn(1));
            const std::string table = textOf(rows.getColumn(0));
            if (!isValidId(row.id) || !ids.emplace(table, row.id).second)
                throw BadColumn{"catalogue_rows.id"};
            m_design.catalogue[table].push_back(std::move(row));
        }
        Statement cells(m_database, "SELECT catalogue, \"row\", \"column\", number, flag, text FROM catalogue_cells");
        while (cells.executeStep()) {
            OverlayCell cell;
            if (const SQLite::Column number = cells.getColumn(3); !number.isNull())
                cell = numberOf(number);
            else if (const SQLite::Column flag = cells.getColumn(4); !flag.isNull())
                cell = flag.getInt() != 0;
            else if (const SQLite::Column text = cells.getColumn(5); !text.isNull())
                cell = textOf(text);
            at(m_design.catalogue[textOf(cells.getColumn(0))], cells.getColumn(1)).cells.emplace(textOf(cells.getColumn(2)), std::move(cell));
        }
    }

    void readKept()
    {
        Statement select(m_database, "SELECT owner, scenario, position, part, \"key\", json FROM kept");
        while (select.executeStep()) {
            const std::string json = textOf(select.getColumn(5));
            JsonLimits limits;
            limits.depth = keptDepth;
            const Result<JsonDocument> document = JsonDocument::parse(json, {}, limits);
            if (!document)
                throw BadColumn{"kept.json"};
            ownerOf(select).emplace(textOf(select.getColumn(4)), JsonTree::of(document->root()).compact());
        }
    }

    /// Whose keys a row of `kept` holds.
    Extras &ownerOf(Statement &row)
    {
        const std::string owner = textOf(row.getColumn(0));
        const SQLite::Column position = row.getColumn(2);
        if (owner == "design")
            return m_design.extra;
        ScenarioParts &parts = at(m_scenarios, row.getColumn(1));
        if (owner == "scenarios")
            return parts.extra;
        if (owner == "assumptions")
            return parts.assumptions.extra;
        if (owner == "sites")
            return at(parts.sites, position).extra;
        if (owner == "routes")
            return at(parts.routes, position).extra;
        if (owner == "spans")
            return at(at(parts.routes, position).spans, row.getColumn(3)).extra;
        if (owner == "demands")
            return at(parts.demands, position).extra;
        if (owner == "jobs")
            return at(parts.jobs, position).extra;
        if (owner == "srlgs")
            return at(parts.srlgs, position).extra;
        if (owner == "accepted")
            return at(parts.accepted, position).extra;
        throw BadColumn{"kept.owner"};
    }

    Database &m_database;
    int m_version;
    std::optional<Statement> m_one;
    Design m_design;
    std::vector<ScenarioParts> m_scenarios;
};

template <class Object>
bool keepsFields(const std::vector<Object> &objects, int version)
{
    return std::ranges::any_of(objects, [&](const Object &object) {
        return std::ranges::any_of(fieldsOf<Object>(), [&](const Field<Object> &field) { return field.since > version && object.extra.contains(field.key); });
    });
}

/// A design of an older file as the present version understands it: keys that were kept because that version did not know
/// them are read now.
Result<Design> migrated(Design design, int version)
{
    const bool any = std::ranges::any_of(
        design.scenarios, [&](const Scenario &scenario) { return keepsFields(scenario->routes, version) || keepsFields(scenario->srlgs, version); });
    if (!any)
        return design;
    Result<DesignFromJson> again = designFromJson(designToJson(design), {});
    if (again)
        return std::move(again->design);
    Error error = again.error();
    error.place.reset(); // in a text that nobody sees
    return error;
}

Result<Design> readChecked(Database &database, int version, const std::string &file)
{
    if (schemaOf(database) != expectedSchema(version))
        return damaged(file, CORE_TEXT("its tables are not those of a design"));
    Statement check(database, "PRAGMA quick_check(1)");
    if (!check.executeStep() || check.getColumn(0).getString() != "ok")
        return damaged(file, CORE_TEXT("its pages do not fit together"));
    Reader reader(database, version);
    const std::string digest = reader.digest();
    Design design = reader.read();
    if (const Result<void> good = checkDesign(design); !good)
        return good.error();
    if (designDigest(design) != digest)
        return damaged(file, CORE_TEXT("its content is not what was saved"));
    return migrated(std::move(design), version);
}

} // namespace

bool isDatabase(std::string_view bytes)
{
    return bytes.starts_with(magic);
}

Result<Design> designFromDatabase(std::string_view bytes, const std::string &file)
{
    if (bytes.size() < headerSize)
        return damaged(file, CORE_TEXT("it is not complete"));
    if (bigEndian(bytes, applicationAt) != designApplicationId)
        return Error{ErrorCode::Foreign,
                     CORE_TEXT("This is the database of another program, not a Spanwright design. Choose a .spanwright or .json file."),
                     {},
                     Place{file, 0, 0}};
    const std::uint32_t version = bigEndian(bytes, versionAt);
    if (version > static_cast<std::uint32_t>(designFileVersion)) {
        return Error{ErrorCode::TooNew,
                     CORE_TEXT("The design has format version %1; this program reads up to version %2. Open it with a newer Spanwright."),
                     {static_cast<std::int64_t>(version), std::int64_t{designFileVersion}},
                     Place{file, 0, 0}};
    }
    if (version == 0)
        return damaged(file, CORE_TEXT("it does not say its format version"));
    try {
        Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        disarm(database);
        // SQLite reads the bytes in place and may not write them: SQLITE_DESERIALIZE_READONLY.
        auto *data = reinterpret_cast<unsigned char *>(const_cast<char *>(bytes.data()));
        const auto size = static_cast<sqlite3_int64>(bytes.size());
        if (sqlite3_deserialize(database.getHandle(), "main", data, size, size, SQLITE_DESERIALIZE_READONLY) != SQLITE_OK)
            return damaged(file, CORE_TEXT("it cannot be read as a database"));
        database.exec("PRAGMA cell_size_check=ON");
        Result<Design> design = readChecked(database, static_cast<int>(version), file);
        if (design || design.error().place)
            return design;
        Error error = design.error();
        error.place = Place{file, 0, 0};
        return error;
    } catch (const SQLite::Exception &) {
        return damaged(file, CORE_TEXT("its pages do not fit together"));
    } catch (const BadColumn &) {
        return damaged(file, CORE_TEXT("a column holds what it cannot hold"));
    } catch (Error &error) {
        error.place = Place{file, 0, 0};
        return error;
    } catch (const std::bad_alloc &) {
        return Error{ErrorCode::TooLarge,
                     CORE_TEXT("The design is too large for the memory of this machine. Close other programs and try again."),
                     {},
                     Place{file, 0, 0}};
    }
}

} // namespace core
