#include "core/base/Embedded.h"
#include "core/base/Number.h"
#include "core/exchange/DesignFields.h"
#include "core/exchange/DesignJson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <set>

namespace {

QJsonValue schema()
{
    const auto &files = core::embedded::schemaFiles();
    const auto file = std::ranges::find(files, "design.schema.json", &core::EmbeddedText::name);
    return file == files.end() ? QJsonValue() : QJsonDocument::fromJson(QByteArray(file->text.data(), qsizetype(file->text.size()))).object();
}

QJsonObject properties(const char *definition)
{
    return schema()["$defs"][definition]["properties"].toObject();
}

QJsonValue described(const char *definition, const QString &key)
{
    return properties(definition).value(key);
}

std::set<QString> keysOf(const QJsonObject &object)
{
    const QStringList keys = object.keys();
    return {keys.begin(), keys.end()};
}

template <class Object>
std::set<QString> known()
{
    std::set<QString> keys;
    for (const auto &field : core::fieldsOf<Object>())
        keys.insert(field.key);
    return keys;
}

template <class Object>
std::set<QString> needed()
{
    std::set<QString> keys;
    for (const auto &field : core::fieldsOf<Object>()) {
        if (field.required)
            keys.insert(field.key);
    }
    return keys;
}

std::set<QString> required(const char *definition)
{
    std::set<QString> keys;
    for (const QJsonValue &key : schema()["$defs"][definition]["required"].toArray())
        keys.insert(key.toString());
    return keys;
}

/// The least design that has `member` in an object of the kind.
std::string designWith(const QString &kind, const QString &member)
{
    static const std::map<QString, QString> patterns{
        {"site", R"("sites":[{"id":"a",%1}])"},
        {"route", R"("sites":[{"id":"a"},{"id":"b"}],"routes":[{"a":"a","b":"b",%1}])"},
        {"span", R"("sites":[{"id":"a"},{"id":"b"}],"routes":[{"a":"a","b":"b","spans":[{%1}]}])"},
        {"demand", R"("sites":[{"id":"a"},{"id":"b"}],"demands":[{"from":"a","to":"b",%1}])"},
        {"srlg", R"("srlgs":[{"id":"g",%1}])"},
        {"assumptions", R"("assumptions":{%1})"},
        {"scenario", "%1"},
    };
    return (R"({"format":"spanwright-design","version":1,"scenarios":[{)" + patterns.at(kind).arg(member) + "}]}").toStdString();
}

bool reads(const QString &kind, const QString &member)
{
    return static_cast<bool>(core::designFromJson(designWith(kind, member), "test"));
}

} // namespace

class DesignSchemaTest final : public QObject {
    Q_OBJECT

private slots:
    void theSchemaIsShipped();
    void everyObjectHasTheKeysThatAreRead();
    void everyAssumptionIsDescribed();
    void limitsAreThoseOfTheReader_data();
    void limitsAreThoseOfTheReader();
    void wordsAreThoseOfTheReader();
    void planesAreThoseOfTheReader();
};

void DesignSchemaTest::theSchemaIsShipped()
{
    QCOMPARE(schema()["$schema"].toString(), "https://json-schema.org/draft/2020-12/schema");
    QCOMPARE(schema()["properties"]["format"]["const"].toString().toStdString(), std::string(core::designFormat));
    QCOMPARE(schema()["properties"]["version"]["const"].toInt(), core::designFormatVersion);
    QCOMPARE(keysOf(schema()["properties"].toObject()), (std::set<QString>{"format", "version", "name", "scenarios", "catalogue"}));
    QCOMPARE(schema()["properties"]["scenarios"]["maxItems"].toInt(), int(core::maximumScenarios));
    QCOMPARE(described("scenario", "sites")["maxItems"].toInt(), int(core::maximumSites));
    QCOMPARE(described("scenario", "routes")["maxItems"].toInt(), int(core::maximumRoutes));
    QCOMPARE(described("scenario", "demands")["maxItems"].toInt(), int(core::maximumDemands));
}

void DesignSchemaTest::everyObjectHasTheKeysThatAreRead()
{
    std::set<QString> scenario = known<core::ScenarioParts>();
    for (const std::string_view key : core::scenarioListKeys)
        scenario.insert(QString::fromUtf8(key.data(), qsizetype(key.size())));
    QCOMPARE(keysOf(properties("scenario")), scenario);
    QCOMPARE(keysOf(properties("site")), known<core::Site>());
    QCOMPARE(keysOf(properties("route")), known<core::Route>());
    QCOMPARE(keysOf(properties("span")), known<core::Span>());
    QCOMPARE(keysOf(properties("demand")), known<core::Demand>());
    QCOMPARE(keysOf(properties("job")), known<core::Job>());
    QCOMPARE(keysOf(properties("srlg")), known<core::Srlg>());
    QCOMPARE(keysOf(properties("accepted")), known<core::Accepted>());
    QCOMPARE(required("site"), needed<core::Site>());
    QCOMPARE(required("route"), needed<core::Route>());
    QCOMPARE(required("span"), needed<core::Span>());
    QCOMPARE(required("demand"), needed<core::Demand>());
    QCOMPARE(required("accepted"), needed<core::Accepted>());
}

void DesignSchemaTest::everyAssumptionIsDescribed()
{
    const QJsonObject all = properties("assumptions");
    QCOMPARE(all.size(), qsizetype(core::assumptions().size()));
    for (const core::Assumption &assumption : core::assumptions()) {
        const QJsonObject entry = all[assumption.id].toObject();
        QVERIFY2(entry["description"].toString().startsWith(assumption.label), assumption.id);
        QVERIFY2(entry["description"].toString().contains(assumption.hint), assumption.id);
        const QString type = entry["type"][0].toString();
        const QJsonValue standard = entry["default"];
        using Kind = core::AssumptionKind;
        switch (assumption.kind) {
        case Kind::Number:
        case Kind::Count:
            QCOMPARE(type, assumption.kind == Kind::Count ? "integer" : "number");
            QVERIFY2(entry["minimum"] == QJsonValue(assumption.minimum) && entry["maximum"] == QJsonValue(assumption.maximum), assumption.id);
            QVERIFY2(standard == QJsonValue(std::get<double>(assumption.standard)), assumption.id);
            break;
        case Kind::Flag:
            QCOMPARE(type, "boolean");
            QCOMPARE(standard, QJsonValue(std::get<bool>(assumption.standard)));
            break;
        case Kind::Choice: {
            QJsonArray choices;
            for (const core::AssumptionChoice &choice : assumption.choices)
                choices.append(choice.id);
            choices.append(QJsonValue::Null);
            QCOMPARE(entry["enum"].toArray(), choices);
            QCOMPARE(standard.toString().toStdString(), std::get<std::string>(assumption.standard));
            break;
        }
        case Kind::CatalogueId:
        case Kind::SiteId:
            QCOMPARE(standard.toString().toStdString(), std::get<std::string>(assumption.standard));
            break;
        case Kind::CatalogueIds:
            QCOMPARE(type, "array");
            QCOMPARE(standard.toArray().size(), qsizetype(std::get<std::vector<std::string>>(assumption.standard).size()));
            break;
        }
    }
}

void DesignSchemaTest::limitsAreThoseOfTheReader_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("minimum");
    QTest::addColumn<double>("maximum");
    int limits = 0;
    for (const char *kind : {"site", "route", "span", "demand", "srlg", "assumptions"}) {
        const QJsonObject all = properties(kind);
        for (const QString &key : all.keys()) {
            const QJsonObject entry = all[key].toObject();
            const QString type = entry["type"].isArray() ? entry["type"][0].toString() : entry["type"].toString();
            if (type != "number" && type != "integer")
                continue;
            ++limits;
            QTest::addRow("%s.%s", kind, qPrintable(key)) << QString(kind) << key << entry["minimum"].toDouble() << entry["maximum"].toDouble();
        }
    }
    QVERIFY(limits > 30);
}

void DesignSchemaTest::limitsAreThoseOfTheReader()
{
    QFETCH(QString, kind);
    QFETCH(QString, key);
    QFETCH(double, minimum);
    QFETCH(double, maximum);
    // A position is given whole; the other half lies in the middle of its range.
    static const std::map<QString, QString> partners{{"latitude", "longitude"}, {"longitude", "latitude"}, {"x", "y"}, {"y", "x"}};
    const QString partner = partners.contains(key) && kind == "site" ? QString(",\"%1\":0").arg(partners.at(key)) : QString();
    const QString rest = kind == "span" && key != "length_km" ? QString(",\"length_km\":1") : partner;
    const auto accepts = [&](double value) { return reads(kind, QString("\"%1\":%2").arg(key, QString::fromStdString(core::formatNumber(value))) + rest); };
    const bool whole = described(kind.toUtf8().constData(), key)["type"][0] == "integer";
    const auto step = [&](double value) { return whole ? 1 : std::max(1e-6, std::abs(value) * 1e-6); };
    QVERIFY(accepts(minimum));
    QVERIFY(accepts(maximum));
    QVERIFY(!accepts(minimum - step(minimum)));
    QVERIFY(!accepts(maximum + step(maximum)));
}

void DesignSchemaTest::wordsAreThoseOfTheReader()
{
    int words = 0;
    for (const char *kind : {"site", "route", "demand", "srlg"}) {
        const QJsonObject all = properties(kind);
        for (const QString &key : all.keys()) {
            for (const QJsonValue &word : all[key]["enum"].toArray()) {
                const QString rest = QString(kind) == "demand" ? ",\"gbps\":1" : "";
                QVERIFY2(reads(kind, (word.isNull() ? QString("\"%1\":null").arg(key) : QString("\"%1\":\"%2\"").arg(key, word.toString())) + rest),
                         qPrintable(key + word.toString()));
                QVERIFY(!reads(kind, QString("\"%1\":\"%2x\"").arg(key, word.toString()) + rest));
                ++words;
            }
        }
    }
    QCOMPARE(words, 3 + 5 + 6 + 3 + 7); // kind, band, acquisition, class, kind of a shared risk, each with null
}

void DesignSchemaTest::planesAreThoseOfTheReader()
{
    const QJsonValue planes = schema()["$defs"]["planes"];
    const int least = planes["items"]["minimum"].toInt(), most = planes["items"]["maximum"].toInt();
    QVERIFY(planes["uniqueItems"].toBool());
    for (const char *kind : {"route", "srlg"}) {
        QCOMPARE(described(kind, "planes")["$ref"].toString(), "#/$defs/planes");
        QVERIFY(reads(kind, QString("\"planes\":[%1,%2]").arg(most).arg(least)));
        QVERIFY(!reads(kind, QString("\"planes\":[%1]").arg(least - 1)));
        QVERIFY(!reads(kind, QString("\"planes\":[%1]").arg(most + 1)));
        QVERIFY(!reads(kind, QString("\"planes\":[%1,%1]").arg(least)));
        QVERIFY(reads(kind, "\"planes\":null"));
    }
}

QTEST_GUILESS_MAIN(DesignSchemaTest)
#include "DesignSchemaTest.moc"
