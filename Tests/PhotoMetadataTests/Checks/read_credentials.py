"""Prints the actions in Content Credentials as c2pa-python reads them, for comparison.

read_credentials.py PICTURE…  writes a line of JSON for each picture that it can read: the path, and
the actions by the role of their manifest.
"""

import json
import sys

import c2pa

ROLES = ["active", "parent", "component", "other"]
RELATIONSHIPS = {"parentOf": 1, "componentOf": 2}


def roles(store):
    """Return the role of each manifest: the closest of all ways from the active one."""
    found = {store["active_manifest"]: 0}
    changed = True
    while changed:
        changed = False
        for label, role in list(found.items()):
            for ingredient in store["manifests"][label].get("ingredients", []):
                target = ingredient.get("active_manifest")
                way = max(role, RELATIONSHIPS.get(ingredient.get("relationship"), 3))
                if target in store["manifests"] and way < found.get(target, 4):
                    found[target] = way
                    changed = True
    return found


def actions(manifest):
    for assertion in manifest.get("assertions", []):
        if assertion["label"].startswith("c2pa.actions"):
            for action in assertion["data"]["actions"]:
                yield action["action"]


# Nothing is loaded from the network.
context = c2pa.Context(
    c2pa.Settings.from_dict({"verify": {"remote_manifest_fetch": False, "ocsp_fetch": False}})
)
for path in sys.argv[1:]:
    try:
        store = json.loads(c2pa.Reader(path, context=context).json())
    except c2pa.C2paError:
        continue
    found = roles(store)
    lists = {role: [] for role in ROLES}
    for label, manifest in store["manifests"].items():
        lists[ROLES[found.get(label, 3)]] += actions(manifest)
    print(json.dumps({"path": path, **{role: sorted(lists[role]) for role in ROLES}}))
