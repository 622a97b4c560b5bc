#include "core/store/Schema.h"

#include "core/store/FieldColumns.h"

namespace core {

namespace {

template <class Object>
std::string columnsOf()
{
    std::string sql;
    for (const Field<Object> &field : fieldsOf<Object>()) {
        if (const std::string type = columnType(field); !type.empty())
            sql += "\n  \"" + std::string(field.key) + "\" " + type + ",";
    }
    return sql;
}

/// A table of the objects that a scenario lists.
template <class Object>
std::string listTable(const std::string &name)
{
    return "CREATE TABLE " + name + " (\n  scenario INTEGER NOT NULL REFERENCES scenarios (position),\n  position INTEGER NOT NULL," + columnsOf<Object>() +
           "\n  PRIMARY KEY (scenario, position)\n) STRICT, WITHOUT ROWID;\n";
}

} // namespace

std::string designSchemaSql()
{
    return "CREATE TABLE meta (format TEXT NOT NULL, digest TEXT NOT NULL) STRICT;\n"
           "CREATE TABLE design (name TEXT NOT NULL) STRICT;\n"
           "CREATE TABLE scenarios (\n  position INTEGER NOT NULL PRIMARY KEY," +
           columnsOf<ScenarioParts>() +
           "\n  UNIQUE (id)\n) STRICT;\n"
           // One of number, flag and word is set; none: a list of words, in assumption_words.
           "CREATE TABLE assumptions (\n  scenario INTEGER NOT NULL REFERENCES scenarios (position),\n  id TEXT NOT NULL,\n  number REAL,\n  flag INTEGER,\n  "
           "word TEXT,\n"
           "  PRIMARY KEY (scenario, id)\n) STRICT, WITHOUT ROWID;\n"
           "CREATE TABLE assumption_words (\n  scenario INTEGER NOT NULL,\n  assumption TEXT NOT NULL,\n  position INTEGER NOT NULL,\n  word TEXT NOT NULL,\n"
           "  PRIMARY KEY (scenario, assumption, position),\n  FOREIGN KEY (scenario, assumption) REFERENCES assumptions (scenario, id)\n) STRICT, WITHOUT "
           "ROWID;\n" +
           listTable<Site>("sites") + listTable<Route>("routes") +
           "CREATE TABLE route_srlgs (\n  scenario INTEGER NOT NULL,\n  route INTEGER NOT NULL,\n  position INTEGER NOT NULL,\n  srlg TEXT NOT NULL,\n"
           "  PRIMARY KEY (scenario, route, position),\n  FOREIGN KEY (scenario, route) REFERENCES routes (scenario, position)\n) STRICT, WITHOUT ROWID;\n"
           "CREATE TABLE spans (\n  scenario INTEGER NOT NULL,\n  route INTEGER NOT NULL,\n  position INTEGER NOT NULL," +
           columnsOf<Span>() +
           "\n  PRIMARY KEY (scenario, route, position),\n  FOREIGN KEY (scenario, route) REFERENCES routes (scenario, position)\n) STRICT, WITHOUT ROWID;\n" +
           listTable<Demand>("demands") + listTable<Job>("jobs") + listTable<Srlg>("srlgs") + listTable<Accepted>("accepted") +
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
