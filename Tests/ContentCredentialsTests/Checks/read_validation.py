"""Prints what c2pa-python says of Content Credentials, for comparison.

read_validation.py ANCHORS FILE…  writes a line of JSON for each file: its path, the state in one word, and
the codes of statuses. ANCHORS is a file in PEM with the certificates that are trusted, or `-`.
"""

import json
import pathlib
import sys

import c2pa

KINDS = ("success", "informational", "failure")

# What keys of signers may be for: mail, documents, Microsoft's and C2PA's signing, time,
# revocation.
USAGES = (
    "1.3.6.1.5.5.7.3.4", "1.3.6.1.5.5.7.3.36", "1.3.6.1.4.1.311.76.59.1.9", "1.3.6.1.4.1.62558.2.1",
    "1.3.6.1.5.5.7.3.8", "1.3.6.1.5.5.7.3.9",
)


def context(anchors):
    """Return a context in which nothing is loaded from the network."""
    settings = {"verify": {"remote_manifest_fetch": False, "ocsp_fetch": False}}
    if anchors:
        settings["trust"] = {"trust_anchors": anchors, "trust_config": "\n".join(USAGES)}
    return c2pa.Context(c2pa.Settings.from_dict(settings))


def codes(statuses):
    return sorted({status["code"] for status in statuses})


def validation(path, context):
    """Return what is said of a file."""
    try:
        store = json.loads(c2pa.Reader(str(path), context=context).json())
    except c2pa.C2paError as error:
        return {"path": str(path), "state": "none", "error": str(error)[:80]}
    results = store.get("validation_results", {})
    active = results.get("activeManifest", {})
    deltas = [delta["validationDeltas"] for delta in results.get("ingredientDeltas", [])]
    return {
        "path": str(path), "state": store["validation_state"].lower(),
        **{kind: codes(active.get(kind, [])) for kind in KINDS},
        "deltas": codes(status for delta in deltas for kind in KINDS for status in delta.get(kind, [])),
        "manifests": len(store["manifests"]),
    }


if __name__ == "__main__":
    anchors = "" if sys.argv[1] == "-" else pathlib.Path(sys.argv[1]).read_text(encoding="ascii")
    own = context(anchors)
    for path in sys.argv[2:]:
        print(json.dumps(validation(path, own)), flush=True)
