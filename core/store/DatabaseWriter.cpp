// Design → the bytes of an SQLite file.
#include "core/exchange/DesignJson.h"
#include "core/store/DesignDatabase.h"
#include "core/store/FieldColumns.h"
#include "core/store/Schema.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <memory>

namespace core {

namespace {

using Database = SQLite::Database;
using SQLite::Statement;

/// Runs a prepared INSERT and makes it ready for the next row.
void insertRow(Statement &insert)
{
    insert.exec();
    insert.reset();
    insert.clearBindings();
}

/// INSERT into a table with `keys` key columns and then one column a field.
template <class Object>
Statement insertInto(Database &database, const char *table, int keys)
{
    std::string places;
    int columns = keys;
    for (const Field<Object> &field : fieldsOf<Object>())
        columns += columnType(field).empty() ? 0 : 1;
    for (int i = 0; i < columns; ++i)
        places += i == 0 ? "?" : ",?";
    return {database, fmt::format("INSERT INTO {} VALUES ({})", table, places)};
}

class Writer {
public:
    explicit Writer(Database &database)
        : m_database(database), m_scenario(insertInto<ScenarioParts>(database, "scenarios", 1)), m_kept(database, "INSERT INTO kept VALUES (?,?,?,?,?,?)"),
          m_assumption(database, "INSERT INTO assumptions VALUES (?,?,?,?,?)"), m_assumptionWord(database, "INSERT INTO assumption_words VALUES (?,?,?,?)"),
          m_routeSrlg(database, "INSERT INTO route_srlgs VALUES (?,?,?,?)"), m_span(insertInto<Span>(database, "spans", 3)),
          m_routePlane(database, "INSERT INTO route_planes VALUES (?,?,?,?)"), m_srlgPlane(database, "INSERT INTO srlg_planes VALUES (?,?,?,?)")
    {
    }

    void write(const Design &design)
    {
        Statement meta(m_database, "INSERT INTO meta VALUES (?,?)");
        meta.bind(1, std::string(designFormat));
        meta.bind(2, designDigest(design));
        meta.exec();
        Statement name(m_database, "INSERT INTO design VALUES (?)");
        name.bind(1, design.name);
        name.exec();
        keep("design", 0, 0, 0, design.extra);
        for (std::size_t i = 0; i < design.scenarios.size(); ++i)
            write(*design.scenarios[i], static_cast<int>(i));
        write(design.catalogue);
    }

private:
    void keep(const char *owner, int scenario, int position, int part, const Extras &extra)
    {
        for (const auto &[key, json] : extra) {
            m_kept.bind(1, owner);
            m_kept.bind(2, scenario);
            m_kept.bind(3, position);
            m_kept.bind(4, part);
            m_kept.bind(5, key);
            m_kept.bind(6, json);
            insertRow(m_kept);
        }
    }

    template <class Object>
    void writeList(const char *table, int scenario, const std::vector<Object> &objects)
    {
        Statement insert = insertInto<Object>(m_database, table, 2);
        for (std::size_t i = 0; i < objects.size(); ++i) {
            insert.bind(1, scenario);
            insert.bind(2, static_cast<int>(i));
            bindFields(insert, 3, objects[i]);
            insertRow(insert);
            keep(table, scenario, static_cast<int>(i), 0, objects[i].extra);
        }
    }

    void write(const ScenarioParts &parts, int scenario)
    {
        m_scenario.bind(1, scenario);
        bindFields(m_scenario, 2, parts);
        insertRow(m_scenario);
        keep("scenarios", scenario, 0, 0, parts.extra);
        keep("assumptions", scenario, 0, 0, parts.assumptions.extra);
        for (const auto &[id, value] : parts.assumptions.given())
            writeAssumption(scenario, id, value);
        writeList("sites", scenario, parts.sites);
        writeList("routes", scenario, parts.routes);
        for (std::size_t i = 0; i < parts.routes.size(); ++i)
            writeRouteLists(scenario, static_cast<int>(i), parts.routes[i]);
        writeList("demands", scenario, parts.demands);
        writeList("jobs", scenario, parts.jobs);
        writeList("srlgs", scenario, parts.srlgs);
        for (std::size_t i = 0; i < parts.srlgs.size(); ++i)
            writePlanes(m_srlgPlane, scenario, static_cast<int>(i), parts.srlgs[i].planes);
        writeList("accepted", scenario, parts.accepted);
    }

    void writeAssumption(int scenario, const std::string &id, const AssumptionValue &value)
    {
        m_assumption.bind(1, scenario);
        m_assumption.bind(2, id);
        std::visit(Overloaded{[&](double number) { m_assumption.bind(3, number); }, [&](bool flag) { m_assumption.bind(4, flag ? 1 : 0); },
                              [&](const std::string &word) { m_assumption.bind(5, word); }, [](const std::vector<std::string> &) {}},
                   value);
        insertRow(m_assumption);
        const auto *words = std::get_if<std::vector<std::string>>(&value);
        for (std::size_t i = 0; words != nullptr && i < words->size(); ++i) {
            m_assumptionWord.bind(1, scenario);
            m_assumptionWord.bind(2, id);
            m_assumptionWord.bind(3, static_cast<int>(i));
            m_assumptionWord.bind(4, (*words)[i]);
            insertRow(m_assumptionWord);
        }
    }

    static void writePlanes(Statement &insert, int scenario, int owner, const std::vector<int> &planes)
    {
        for (std::size_t i = 0; i < planes.size(); ++i) {
            insert.bind(1, scenario);
            insert.bind(2, owner);
            insert.bind(3, static_cast<int>(i));
            insert.bind(4, planes[i]);
            insertRow(insert);
        }
    }

    void writeRouteLists(int scenario, int position, const Route &route)
    {
        for (std::size_t i = 0; i < route.srlgs.size(); ++i) {
            m_routeSrlg.bind(1, scenario);
            m_routeSrlg.bind(2, position);
            m_routeSrlg.bind(3, static_cast<int>(i));
            m_routeSrlg.bind(4, route.srlgs[i]);
            insertRow(m_routeSrlg);
        }
        writePlanes(m_routePlane, scenario, position, route.planes);
        for (std::size_t i = 0; i < route.spans.size(); ++i) {
            m_span.bind(1, scenario);
            m_span.bind(2, position);
            m_span.bind(3, static_cast<int>(i));
            bindFields(m_span, 4, route.spans[i]);
            insertRow(m_span);
            keep("spans", scenario, position, static_cast<int>(i), route.spans[i].extra);
        }
    }

    void write(const CatalogueOverlay &overlay)
    {
        Statement row(m_database, "INSERT INTO catalogue_rows VALUES (?,?,?)"), cell(m_database, "INSERT INTO catalogue_cells VALUES (?,?,?,?,?,?)");
        for (const auto &[table, rows] : overlay) {
            for (std::size_t i = 0; i < rows.size(); ++i) {
                row.bind(1, table);
                row.bind(2, static_cast<int>(i));
                row.bind(3, rows[i].id);
                insertRow(row);
                for (const auto &[column, value] : rows[i].cells) {
                    cell.bind(1, table);
                    cell.bind(2, static_cast<int>(i));
                    cell.bind(3, column);
                    std::visit(Overloaded{[](std::monostate) {}, [&](bool flag) { cell.bind(5, flag ? 1 : 0); }, [&](double number) { cell.bind(4, number); },
                                          [&](const std::string &text) { cell.bind(6, text); }},
                               value);
                    insertRow(cell);
                }
            }
        }
    }

    Database &m_database;
    Statement m_scenario, m_kept, m_assumption, m_assumptionWord, m_routeSrlg, m_span, m_routePlane, m_srlgPlane;
};

} // namespace

Result<std::string> designToDatabase(const Design &design)
{
    try {
        Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec(fmt::format("PRAGMA page_size=4096; PRAGMA foreign_keys=ON; PRAGMA application_id={}; PRAGMA user_version={}", designApplicationId,
                                  designFileVersion));
        SQLite::Transaction transaction(database);
        database.exec(designSchemaSql());
        Writer(database).write(design);
        transaction.commit();
        sqlite3_int64 size = 0;
        const std::unique_ptr<unsigned char, void (*)(void *)> bytes(sqlite3_serialize(database.getHandle(), "main", &size, 0), sqlite3_free);
        if (bytes != nullptr)
            return std::string(reinterpret_cast<const char *>(bytes.get()), static_cast<std::size_t>(size));
    } catch (const SQLite::Exception &) { // out of memory, or a value longer than SQLite holds
    } catch (const std::bad_alloc &) {
    }
    return Error{
        ErrorCode::TooLarge,
        CORE_TEXT("The design was not saved: it is too large for the memory of this machine. Your changes are still open. Close other programs and try again."),
        {},
        {}};
}

} // namespace core
