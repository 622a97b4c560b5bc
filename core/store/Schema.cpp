#include "core/store/Schema.h"

#include "core/store/FieldColumns.h"

namespace core {

namespace {

template <class Object>
std::string columnsOf(int version)
{
    std::string sql;
    for (const Field<Object> &field : fieldsOf<Object>()) {
        if (const std::string type = columnType(field); !type.empty() && field.since <= version)
            sql += "\n  \"" + std::string(field.key) + "\" " + type + ",";
    }
    return sql;
}

/// A table of the objects that a scenario lists.
template <class Object>
std::string listTable(const std::string &name, int version)
{
    return "CREATE TABLE " + name + " (\n  scenario INTEGER NOT NULL REFERENCES scenarios (position),\n  position INTEGER NOT NULL," +
           columnsOf<Object>(version) + "\n  PRIMARY KEY (scenario, position)\n) STRICT, WITHOUT ROWID;\n";
}

/// A table of the plane numbers that the objects of another table list.
std::string planesTable(const std::string &name, const std::string &owner, const std::string &owners)
{
    return "CREATE TABLE " + name + " (\n  scenario INTEGER NOT NULL,\n  " + owner +
           " INTEGER NOT NULL,\n  position INTEGER NOT NULL,\n  plane INTEGER NOT NULL,\n  PRIMARY KEY (scenario, " + owner +
           ", position),\n  FOREIGN KEY (scenario, " + owner + ") REFERENCES " + owners + " (scenario, position)\n) STRICT, WITHOUT ROWID;\n";
}

} // namespace

std::string designSchemaSql(int version)
{
    return "CREATE TABLE meta (format TEXT NOT NULL, digest TEXT NOT NULL) STRICT;\n"
           "CREATE TABLE design (name TEXT NOT NULL) STRICT;\n"
           "CREATE TABLE scenarios (\n  position INTEGER NOT NULL PRIMARY KEY," +
           columnsOf<ScenarioParts>(version) +
           "\n  UNIQUE (id)\n) STRICT;\n"
           // One of number, flag and word is set; none: a list of words, in assumption_words.
           "CREATE TABLE assumptions (\n  scenario INTEGER NOT NULL REFERENCES scenarios (position),\n  id TEXT NOT NULL,\n  number REAL,\n  flag INTEGER,\n  "
           "word TEXT,\n"
           "  PRIMARY KEY (scenario, id)\n) STRICT, WITHOUT ROWID;\n"
           "CREATE TABLE assumption_words (\n  scenario INTEGER NOT NULL,\n  assumption TEXT NOT NULL,\n  position INTEGER NOT NULL,\n  word TEXT NOT NULL,\n"
           "  PRIMARY KEY (scenario, assumption, position),\n  FOREIGN KEY (scenario, assumption) REFERENCES assumptions (scenario, id)\n) STRICT, WITHOUT "
           "ROWID;\n" +
           listTable<Site>("sites", version) + listTable<Route>("routes", version) +
           "CREATE TABLE route_srlgs (\n  scenario INTEGER NOT NULL,\n  route INTEGER NOT NULL,\n  position INTEGER NOT NULL,\n  srlg TEXT NOT NULL,\n"
           "  PRIMARY KEY (scenario, route, position),\n  FOREIGN KEY (scenario, route) REFERENCES routes (scenario, position)\n) STRICT, WITHOUT ROWID;\n"
           "CREATE TABLE spans (\n  scenario INTEGER NOT NULL,\n  route INTEGER NOT NULL,\n  position INTEGER NOT NULL," +
           columnsOf<Span>(version) +
           "\n  PRIMARY KEY (scenario, route, position),\n  FOREIGN KEY (scenario, route) REFERENCES routes (scenario, position)\n) STRICT, WITHOUT ROWID;\n" +
           listTable<Demand>("demands", version) + listTable<Job>("jobs", version) + listTable<Srlg>("srlgs", version) +
           listTable<Accepted>("accepted", version) +
           (version < 2 ? std::string() : planesTable("route_planes", "route", "routes") + planesTable("srlg_planes", "srlg", "srlgs")) +
           "CREATE TABLE catalogue_rows (\n  catalogue TEXT NOT NULL,\n  position INTEGER NOT NULL,\n  id TEXT NOT NULL,\n  PRIMARY KEY (catalogue, "
           "position)\n) STRICT, WITHOUT ROWID;\n"
           // One of number, flag and text is set; none: not known.
           "CREATE TABLE catalogue_cells (\n  catalogue TEXT NOT NULL,\n  \"row\" INTEGER NOT NULL,\n  \"column\" TEXT NOT NULL,\n  number REAL,\n  flag "
           "INTEGER,\n  text TEXT,\n"
           "  PRIMARY KEY (catalogue, \"row\", \"column\"),\n  FOREIGN KEY (catalogue, \"row\") REFERENCES catalogue_rows (catalogue, position)\n) STRICT, "
           "WITHOUT ROWID;\n"
           // Keys that this version does not know, as JSON text. position and part count from 0 in the owner's list (spans: route, span).
           "CREATE TABLE kept (\n  owner TEXT NOT NULL,\n  scenario INTEGER NOT NULL,\n  position INTEGER NOT NULL,\n  part INTEGER NOT NULL,\n  \"key\" TEXT "
           "NOT NULL,\n  json TEXT NOT NULL,\n"
           "  PRIMARY KEY (owner, scenario, position, part, \"key\")\n) STRICT, WITHOUT ROWID;\n";
}

} // namespace core
