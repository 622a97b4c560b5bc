#!/usr/bin/env python3
"""Turns a GraphML file of the Internet Topology Zoo into a design: kdl_to_design.py Kdl.graphml > kdl.json

Every node becomes a hub and every edge a route, parallel ones kept apart. Nodes without coordinates (junctions of three
cables that the Zoo's authors did not name) are placed on the schematic, at x and y, and stand for the mean position of
their neighbours: the routes to them get the length that follows from that, everything else the great circle.
"""
import json
import math
import sys
import xml.etree.ElementTree as tree

SPACE = {"g": "http://graphml.graphdrawing.org/xmlns"}
EARTH_KM = 6371.0088
ROUTE_FACTOR = 1.4  # the default of the assumption route_factor


def read(path):
    root = tree.parse(path).getroot()
    names = {key.get("id"): key.get("attr.name") for key in root.findall("g:key", SPACE)}
    graph = root.find("g:graph", SPACE)
    nodes = {}
    for node in graph.findall("g:node", SPACE):
        nodes[node.get("id")] = {names[data.get("key")]: data.text for data in node.findall("g:data", SPACE)}
    edges = [(edge.get("source"), edge.get("target")) for edge in graph.findall("g:edge", SPACE)]
    return nodes, edges


def great_circle_km(a, b):
    la, lb = math.radians(a[0]), math.radians(b[0])
    half = math.sin((lb - la) / 2) ** 2 + math.cos(la) * math.cos(lb) * math.sin(math.radians(b[1] - a[1]) / 2) ** 2
    return 2 * EARTH_KM * math.asin(math.sqrt(half))


def positions_of(nodes, edges):
    """Coordinates of all nodes: those in the file, and the mean of the neighbours' for the others."""
    known = {i: (float(n["Latitude"]), float(n["Longitude"])) for i, n in nodes.items() if "Latitude" in n}
    placed = dict(known)
    for _ in range(20):  # neighbours of each other settle soon
        for i in nodes:
            if i in known:
                continue
            around = [placed[b if a == i else a] for a, b in edges if i in (a, b) and (b if a == i else a) in placed]
            if around:
                placed[i] = tuple(sum(p[k] for p in around) / len(around) for k in (0, 1))
    return known, placed


def design_of(nodes, edges):
    known, placed = positions_of(nodes, edges)
    sites, routes = [], []
    for i, node in nodes.items():
        site = {"id": "s" + i, "name": node["label"] if i in known else "Junction " + i, "kind": "hub"}
        if i in known:
            site["latitude"], site["longitude"] = known[i]
        else:
            site["x"], site["y"] = round(placed[i][1] * 10, 3), round(-placed[i][0] * 10, 3)
        sites.append(site)
    for number, (a, b) in enumerate(edges):
        route = {"id": f"r{number}", "a": "s" + a, "b": "s" + b}
        if a not in known or b not in known:
            route["length_km"] = round(ROUTE_FACTOR * great_circle_km(placed[a], placed[b]), 3)
        routes.append(route)
    scenario = {"name": "KDL", "assumptions": {"route_factor": ROUTE_FACTOR}, "sites": sites, "routes": routes}
    return {"format": "spanwright-design", "version": 1, "name": "KDL", "scenarios": [scenario]}


def main():
    design = design_of(*read(sys.argv[1]))
    scenario = design["scenarios"][0]
    lists = {key: scenario.pop(key) for key in ("sites", "routes")}
    text = json.dumps(design, ensure_ascii=False)[:-3]  # without the ends of scenario, list and design
    for key, rows in lists.items():  # one line each
        text += f',\n"{key}":[\n' + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "]"
    print(text + "}]}")


if __name__ == "__main__":
    main()
