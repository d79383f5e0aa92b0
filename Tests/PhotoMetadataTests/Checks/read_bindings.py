"""Prints whether Content Credentials are bound to their files as c2pa-python sees it.

read_bindings.py PICTURE…  writes a line of JSON for each picture: the path, and the binding of the
active manifest: `bound`, `notBound`, `neither` where there is no word on it, or `none`.
"""

import json
import sys

import c2pa

HASHES = ("dataHash", "bmffHash", "boxesHash")

# Nothing is loaded from the network.
CONTEXT = c2pa.Context(
    c2pa.Settings.from_dict({"verify": {"remote_manifest_fetch": False, "ocsp_fetch": False}})
)


def binding(path):
    try:
        results = json.loads(c2pa.Reader(str(path), context=CONTEXT).json())
    except c2pa.C2paError:
        return "none"
    active = results.get("validation_results", {}).get("activeManifest", {})
    codes = {
        kind: {status["code"] for status in active.get(kind, [])} for kind in ("success", "failure")
    }
    if any(f"assertion.{name}.mismatch" in codes["failure"] for name in HASHES):
        return "notBound"
    if any(f"assertion.{name}.match" in codes["success"] for name in HASHES):
        return "bound"
    return "neither"


if __name__ == "__main__":
    for path in sys.argv[1:]:
        print(json.dumps({"path": path, "binding": binding(path)}))
