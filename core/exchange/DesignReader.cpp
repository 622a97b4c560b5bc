// JSON → Design. Every message names the place: file, line and column, and the path of the value.
#include "core/exchange/DesignFields.h"
#include "core/exchange/DesignJson.h"
#include "core/exchange/JsonTree.h"

#include "core/base/Id.h"
#include "core/base/Number.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <unordered_set>

namespace core {

namespace {

constexpr std::size_t mostNotices = 100;
constexpr double largestWhole = 9'007'199'254'740'992; // 2^53: doubles below it count exactly

/// Notes the keys that nobody knows, up to a number that people can read.
class Notices {
public:
    void unknownKey(const JsonValue &value)
    {
        if (++m_count <= mostNotices)
            m_texts.push_back({CORE_TEXT("“%1” is not known to this version. It is kept, but has no effect."), {value.path()}});
    }
    std::vector<Text> take()
    {
        if (m_count > mostNotices)
            m_texts.push_back({CORE_TEXT("%1 further keys are not known to this version. They are kept, but have no effect."),
                               {static_cast<std::int64_t>(m_count - mostNotices)}});
        return std::move(m_texts);
    }

private:
    std::vector<Text> m_texts;
    std::size_t m_count = 0;
};

void keep(Extras &extra, const JsonValue &value)
{
    extra.emplace(value.key(), JsonTree::of(value).compact());
}

Result<void> expect(const JsonValue &value, JsonKind kind)
{
    if (value.kind() == kind)
        return {};
    return value.error(ErrorCode::InvalidValue, CORE_TEXT("“%1” must be %2, but it is %3."), {Marked{describe(kind)}, Marked{describe(value.kind())}});
}

Result<double> readNumber(const JsonValue &value)
{
    if (Result<void> kind = expect(value, JsonKind::Number); !kind)
        return kind.error();
    return value.number();
}

Result<std::int64_t> readCount(const JsonValue &value)
{
    const Result<double> number = readNumber(value);
    if (!number)
        return number.error();
    if (const auto exact = parseInteger(value.token()))
        return *exact;
    if (std::fabs(*number) > largestWhole || std::trunc(*number) < *number || std::trunc(*number) > *number)
        return value.error(ErrorCode::InvalidValue, CORE_TEXT("“%1” must be a whole number, but it is %2."), {*number});
    return static_cast<std::int64_t>(*number);
}

Result<std::string> readText(const JsonValue &value)
{
    if (Result<void> kind = expect(value, JsonKind::Text); !kind)
        return kind.error();
    return std::string(value.text());
}

Result<std::vector<std::string>> readWords(const JsonValue &value)
{
    if (Result<void> kind = expect(value, JsonKind::List); !kind)
        return kind.error();
    std::vector<std::string> words;
    for (JsonValue item = value.first(); item; item = item.next()) {
        Result<std::string> word = readText(item);
        if (!word)
            return word.error();
        words.push_back(std::move(*word));
    }
    return words;
}

/// Whole numbers. One that no int holds becomes the nearest, which every limit of the model refuses.
Result<std::vector<int>> readNumbers(const JsonValue &value)
{
    if (Result<void> kind = expect(value, JsonKind::List); !kind)
        return kind.error();
    std::vector<int> numbers;
    for (JsonValue item = value.first(); item; item = item.next()) {
        const Result<std::int64_t> number = readCount(item);
        if (!number)
            return number.error();
        using Limits = std::numeric_limits<int>;
        numbers.push_back(static_cast<int>(std::clamp<std::int64_t>(*number, Limits::min(), Limits::max())));
    }
    return numbers;
}

/// A word of a closed list. `find` gives nothing for a word that is not in it.
template <class Enum>
Result<Enum> readWord(const JsonValue &value, std::optional<Enum> (*find)(std::string_view), const char *known)
{
    const Result<std::string> word = readText(value);
    if (!word)
        return word.error();
    if (const std::optional<Enum> found = find(*word))
        return *found;
    return value.error(ErrorCode::InvalidValue, CORE_TEXT("“%1” cannot be “%2”. Choose one of: %3."), {word->substr(0, 200), std::string(known)});
}

/// Puts what was read where it belongs, or passes the Error on.
template <class Target, class Value>
Result<void> put(Target &target, Result<Value> value)
{
    if (!value)
        return value.error();
    target = std::move(*value);
    return {};
}

template <class Object>
Result<void> readObject(const JsonValue &value, Object &object, Notices *notices);

template <class Object>
Result<void> readList(const JsonValue &value, std::vector<Object> &objects, Notices *notices)
{
    if (Result<void> kind = expect(value, JsonKind::List); !kind)
        return kind;
    for (JsonValue item = value.first(); item; item = item.next()) {
        if (Result<void> result = readObject(item, objects.emplace_back(), notices); !result)
            return result;
    }
    return {};
}

template <class Object>
Result<void> readField(const JsonValue &value, Object &object, const Field<Object> &field, Notices *notices)
{
    const Overloaded read{
        [&](std::string Object::*member) { return put(object.*member, readText(value)); },
        [&](double Object::*member) { return put(object.*member, readNumber(value)); },
        [&](bool Object::*member) { return expect(value, JsonKind::Flag) ? put(object.*member, Result<bool>(value.flag())) : expect(value, JsonKind::Flag); },
        [&](SiteKind Object::*member) { return put(object.*member, readWord(value, siteKindFromWord, "campus, hub")); },
        [&](DemandClass Object::*member) { return put(object.*member, readWord(value, demandClassFromWord, "training, dci")); },
        [&](SrlgKind Object::*member) { return put(object.*member, readWord(value, srlgKindFromWord, "duct, cable, entrance, power, other")); },
        [&](std::optional<double> Object::*member) { return put(object.*member, readNumber(value)); },
        [&](std::optional<std::int64_t> Object::*member) { return put(object.*member, readCount(value)); },
        [&](std::optional<std::string> Object::*member) { return put(object.*member, readText(value)); },
        [&](std::optional<Band> Object::*member) { return put(object.*member, readWord(value, bandFromWord, "c, c_l, super_c, super_c_l")); },
        [&](std::vector<std::string> Object::*member) { return put(object.*member, readWords(value)); },
        [&](std::vector<int> Object::*member) { return put(object.*member, readNumbers(value)); },
        [&](std::vector<Span> Object::*member) { return readList(value, object.*member, notices); },
        [&](const PairedNumber<Object> &pair) -> Result<void> {
            const Result<double> number = readNumber(value);
            if (!number)
                return number.error();
            pair.set(object, *number);
            return {};
        },
    };
    return std::visit(read, field.member);
}

/// Whether the object gives a value for the key.
bool gives(const JsonValue &value, std::string_view key)
{
    const JsonValue member = value.member(key);
    return member && !member.isNull();
}

/// Fields that are needed, and pairs of which one is missing.
template <class Object>
Result<void> checkGiven(const JsonValue &value)
{
    for (const Field<Object> &field : fieldsOf<Object>()) {
        if (field.required && !gives(value, field.key))
            return value.error(ErrorCode::InvalidValue, CORE_TEXT("“%1” does not give “%2”, which is needed."), {std::string(field.key)});
        const auto *pair = std::get_if<PairedNumber<Object>>(&field.member);
        if (pair != nullptr && gives(value, field.key) && !gives(value, pair->other))
            return value.error(ErrorCode::InvalidValue, CORE_TEXT("“%1” gives “%2” without “%3”. Give both or neither."),
                               {std::string(field.key), std::string(pair->other)});
    }
    return {};
}

/// Reads the members that are fields; gives every other one to `other`. null counts as not given.
template <class Object, class Other>
Result<void> readFields(const JsonValue &value, Object &object, Notices *notices, const Other &other)
{
    if (Result<void> kind = expect(value, JsonKind::Object); !kind)
        return kind;
    const auto &fields = fieldsOf<Object>();
    for (JsonValue member = value.first(); member; member = member.next()) {
        const auto field = std::ranges::find(fields, member.key(), [](const Field<Object> &entry) { return std::string_view(entry.key); });
        Result<void> result;
        if (field == fields.end())
            result = other(member);
        else if (!member.isNull())
            result = readField(member, object, *field, notices);
        if (!result)
            return result;
    }
    return checkGiven<Object>(value);
}

/// `notices` = nullptr: further keys are inputs of their own and need no notice.
template <class Object>
Result<void> readObject(const JsonValue &value, Object &object, Notices *notices)
{
    return readFields(value, object, notices, [&](const JsonValue &member) -> Result<void> {
        keep(object.extra, member);
        if (notices != nullptr)
            notices->unknownKey(member);
        return {};
    });
}

Result<AssumptionValue> readAssumptionValue(const JsonValue &value)
{
    switch (value.kind()) {
    case JsonKind::Number:
        return AssumptionValue(value.number());
    case JsonKind::Flag:
        return AssumptionValue(value.flag());
    case JsonKind::Text:
        return AssumptionValue(std::string(value.text()));
    case JsonKind::List: {
        Result<std::vector<std::string>> words = readWords(value);
        if (!words)
            return words.error();
        return AssumptionValue(std::move(*words));
    }
    case JsonKind::Null:
    case JsonKind::Object:
        break;
    }
    return value.error(ErrorCode::InvalidValue, CORE_TEXT("“%1” must be a number, a word, a list of words, true or false, but it is %2."),
                       {Marked{describe(value.kind())}});
}

Result<void> readAssumptions(const JsonValue &value, AssumptionSet &set, Notices &notices)
{
    if (Result<void> kind = expect(value, JsonKind::Object); !kind)
        return kind;
    for (JsonValue member = value.first(); member; member = member.next()) {
        const Assumption *assumption = findAssumption(member.key());
        if (assumption == nullptr) {
            keep(set.extra, member);
            notices.unknownKey(member);
            continue;
        }
        if (member.isNull())
            continue;
        Result<AssumptionValue> given = readAssumptionValue(member);
        if (!given)
            return given.error();
        if (const Result<void> fits = checkAssumption(*assumption, *given); !fits) {
            Error error = fits.error();
            error.place = member.place();
            return error;
        }
        set.set(assumption->id, std::move(*given));
    }
    return {};
}

/// Names what came without an id: s1, s2, …, past the ids that are in use.
template <class Object>
void nameTheNameless(std::vector<Object> &objects, const std::string &prefix, std::unordered_set<std::string> &taken)
{
    std::size_t number = 1;
    for (Object &object : objects) {
        while (object.id.empty()) {
            std::string id = prefix + std::to_string(number++);
            if (taken.insert(id).second)
                object.id = std::move(id);
        }
    }
}

/// An empty id that stands in the file is a mistake, not a missing id.
Result<void> refuseEmptyIds(const JsonValue &list)
{
    for (JsonValue item = list ? list.first() : JsonValue(); item; item = item.next()) {
        const JsonValue id = item.member("id");
        if (id && id.kind() == JsonKind::Text && id.text().empty())
            return id.error(ErrorCode::InvalidValue, CORE_TEXT("“%1” is empty. Give an id, or leave the key out to get one."));
    }
    return {};
}

void giveIds(ScenarioParts &parts)
{
    std::unordered_set<std::string> taken;
    const auto take = [&](const auto &objects) {
        for (const auto &object : objects)
            taken.insert(object.id);
    };
    take(parts.sites);
    take(parts.routes);
    take(parts.jobs);
    take(parts.srlgs);
    nameTheNameless(parts.sites, "s", taken);
    nameTheNameless(parts.routes, "r", taken);
    nameTheNameless(parts.jobs, "j", taken);
    nameTheNameless(parts.srlgs, "g", taken);
}

Result<void> readScenario(const JsonValue &value, ScenarioParts &parts, Notices &notices)
{
    const auto other = [&](const JsonValue &member) -> Result<void> {
        const std::string_view key = member.key();
        const bool isList = std::ranges::find(scenarioListKeys, key) != scenarioListKeys.end();
        if (isList && member.isNull())
            return {};
        if (key == "assumptions")
            return readAssumptions(member, parts.assumptions, notices);
        if (key == "sites")
            return readList(member, parts.sites, &notices);
        if (key == "routes")
            return readList(member, parts.routes, &notices);
        if (key == "demands")
            return readList(member, parts.demands, &notices);
        if (key == "jobs")
            return readList(member, parts.jobs, nullptr);
        if (key == "srlgs")
            return readList(member, parts.srlgs, &notices);
        if (key == "accepted")
            return readList(member, parts.accepted, &notices);
        keep(parts.extra, member);
        if (!isList)
            notices.unknownKey(member);
        return {};
    };
    if (Result<void> result = readFields(value, parts, &notices, other); !result)
        return result;
    for (const std::string_view key : {"sites", "routes", "jobs", "srlgs"}) {
        if (Result<void> result = refuseEmptyIds(value.member(key)); !result)
            return result;
    }
    giveIds(parts);
    return {};
}

/// The last object of the list with that id.
JsonValue findById(const JsonValue &list, std::string_view wanted)
{
    JsonValue found;
    for (JsonValue item = list ? list.first() : JsonValue(); item; item = item.next()) {
        const JsonValue id = item.member("id");
        if (id && id.kind() == JsonKind::Text && id.text() == wanted)
            found = item;
    }
    return found;
}

/// The place of the object that an Error of Scenario::make names, else of the scenario.
Place placeOf(const Error &error, const JsonValue &scenario)
{
    for (const TextArg &arg : error.args) {
        const auto *id = std::get_if<std::string>(&arg);
        if (id == nullptr)
            continue;
        for (const std::string_view key : {"jobs", "routes", "srlgs", "sites"}) { // the later one of two that share an id
            if (const JsonValue object = findById(scenario.member(key), *id))
                return object.place();
        }
    }
    return scenario.place();
}

Result<Scenario> makeScenario(ScenarioParts parts, const JsonValue &value)
{
    Result<Scenario> scenario = Scenario::make(std::move(parts));
    if (scenario)
        return scenario;
    Error error = scenario.error();
    error.place = placeOf(error, value);
    return error;
}

Result<void> readScenarios(const JsonValue &list, Design &design, Notices &notices)
{
    if (Result<void> kind = expect(list, JsonKind::List); !kind)
        return kind;
    std::vector<ScenarioParts> all;
    std::unordered_set<std::string> taken;
    for (JsonValue item = list.first(); item; item = item.next()) {
        if (Result<void> result = readScenario(item, all.emplace_back(), notices); !result)
            return result;
        taken.insert(all.back().id);
    }
    JsonValue item = list.first();
    for (std::size_t i = 0; i < all.size(); ++i, item = item.next()) {
        ScenarioParts &parts = all[i];
        if (parts.id.empty() && item.member("id") && !item.member("id").isNull())
            return item.member("id").error(ErrorCode::InvalidValue, CORE_TEXT("“%1” is empty. Give an id, or leave the key out to get one."));
        if (parts.id.empty()) {
            const std::string standard = standardScenarioId(i);
            parts.id = taken.contains(standard) ? freshId("scenario", [&](const std::string &id) { return taken.contains(id); }) : standard;
            taken.insert(parts.id);
        }
        if (parts.name.empty())
            parts.name = "Scenario " + std::to_string(i + 1);
        Result<Scenario> scenario = makeScenario(std::move(parts), item);
        if (!scenario)
            return scenario.error();
        design.scenarios.push_back(std::move(*scenario));
    }
    return {};
}

Result<OverlayCell> readCell(const JsonValue &value)
{
    switch (value.kind()) {
    case JsonKind::Null:
        return OverlayCell(std::monostate());
    case JsonKind::Flag:
        return OverlayCell(value.flag());
    case JsonKind::Number:
        return OverlayCell(value.number());
    case JsonKind::Text:
        return OverlayCell(std::string(value.text()));
    case JsonKind::List:
    case JsonKind::Object:
        break;
    }
    return value.error(ErrorCode::InvalidValue, CORE_TEXT("“%1” is a cell of a catalogue row. It must be a number, text, true, false or null."));
}

Result<void> readCatalogueTable(const JsonValue &table, std::vector<OverlayRow> &rows)
{
    if (Result<void> kind = expect(table, JsonKind::List); !kind)
        return kind;
    std::set<std::string_view> ids;
    for (JsonValue item = table.first(); item; item = item.next()) {
        if (Result<void> kind = expect(item, JsonKind::Object); !kind)
            return kind;
        const JsonValue id = item.member("id");
        if (!id || id.kind() != JsonKind::Text || !isValidId(id.text()))
            return item.error(ErrorCode::InvalidValue, CORE_TEXT("“%1” is a catalogue row without an “id” of 1 to 128 bytes of plain text."));
        if (!ids.insert(id.text()).second)
            return item.error(ErrorCode::Duplicate, CORE_TEXT("“%1” is a second row with the id “%2”. Put both into one row."), {std::string(id.text())});
        OverlayRow &row = rows.emplace_back();
        row.id = id.text();
        for (JsonValue cell = item.first(); cell; cell = cell.next()) {
            if (cell.key() == "id")
                continue;
            Result<OverlayCell> read = readCell(cell);
            if (!read)
                return read.error();
            row.cells.emplace(cell.key(), std::move(*read));
        }
    }
    return {};
}

Result<void> readCatalogue(const JsonValue &value, CatalogueOverlay &overlay)
{
    if (Result<void> kind = expect(value, JsonKind::Object); !kind)
        return kind;
    for (JsonValue table = value.first(); table; table = table.next()) {
        std::vector<OverlayRow> rows;
        if (Result<void> result = table.isNull() ? Result<void>() : readCatalogueTable(table, rows); !result)
            return result;
        if (!rows.empty())
            overlay.emplace(table.key(), std::move(rows));
    }
    return {};
}

/// The document says that it is a design of a version that this program reads.
Result<void> checkFormat(const JsonValue &root)
{
    if (root.kind() != JsonKind::Object)
        return Error{ErrorCode::Foreign,
                     CORE_TEXT("This is not a Spanwright design: it is %1 instead of an object in braces."),
                     {Marked{describe(root.kind())}},
                     root.place()};
    const JsonValue format = root.member("format");
    if (!format || format.kind() != JsonKind::Text || format.text() != designFormat) {
        return Error{ErrorCode::Foreign,
                     CORE_TEXT("This is not a Spanwright design. A design says \"format\": \"spanwright-design\" in its outermost object."),
                     {},
                     format ? format.place() : root.place()};
    }
    const JsonValue version = root.member("version");
    if (!version || version.isNull())
        return Error{ErrorCode::InvalidValue, CORE_TEXT("The design does not say its \"version\". Write \"version\": 1 after \"format\"."), {}, root.place()};
    const Result<std::int64_t> number = readCount(version);
    if (!number)
        return number.error();
    if (*number < 1)
        return version.error(ErrorCode::InvalidValue, CORE_TEXT("“%1” must be 1, but it is %2."), {*number});
    if (*number > designFormatVersion) {
        return Error{ErrorCode::TooNew,
                     CORE_TEXT("The design has format version %1; this program reads up to version %2. Open it with a newer Spanwright."),
                     {*number, std::int64_t{designFormatVersion}},
                     version.place()};
    }
    return {};
}

Result<Design> readDesign(const JsonValue &root, Notices &notices)
{
    Design design;
    for (JsonValue member = root.first(); member; member = member.next()) {
        const std::string_view key = member.key();
        const bool known = key == "name" || key == "scenarios" || key == "catalogue";
        Result<void> result;
        if (key == "format" || key == "version" || (known && member.isNull()))
            continue;
        if (key == "name") {
            result = put(design.name, readText(member));
        } else if (key == "scenarios") {
            result = readScenarios(member, design, notices);
        } else if (key == "catalogue") {
            result = readCatalogue(member, design.catalogue);
        } else {
            keep(design.extra, member);
            notices.unknownKey(member);
        }
        if (!result)
            return result.error();
    }
    if (const Result<void> good = checkDesign(design); !good) {
        Error error = good.error();
        const JsonValue scenarios = root.member("scenarios");
        error.place = scenarios ? scenarios.place() : root.place();
        return error;
    }
    return design;
}

} // namespace

Result<DesignFromJson> designFromJson(std::string_view text, const std::string &file)
{
    if (text.size() > designJsonLimit)
        return Error{ErrorCode::TooLarge,
                     CORE_TEXT("The design is larger than %1 MiB. That is more than a design can be."),
                     {static_cast<std::int64_t>(designJsonLimit >> 20U)},
                     Place{file, 0, 0}};
    JsonLimits limits;
    limits.lists = {{"scenarios", 2, maximumScenarios}, {"sites", 4, maximumSites}, {"routes", 4, maximumRoutes}, {"demands", 4, maximumDemands}};
    const Result<JsonDocument> document = JsonDocument::parse(text, file, limits);
    if (!document)
        return document.error();
    const JsonValue root = document->root();
    if (Result<void> format = checkFormat(root); !format)
        return format.error();
    Notices notices;
    Result<Design> design = readDesign(root, notices);
    if (!design)
        return design.error();
    return DesignFromJson{std::move(*design), notices.take()};
}

} // namespace core
