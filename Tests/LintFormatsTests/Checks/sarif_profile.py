"""The contents of our SARIF 2.1.0 logs, as a JSON Schema.

The members and values are those of the standard (OASIS, sections 3.13 to 3.58) as far as we write
them, and no others, so that a member in the wrong place or a misspelled one is found; beyond it, what
GitHub code scanning asks for: texts of rules, relative addresses, a fingerprint for each result.
"""

TEXT = {"type": "string", "minLength": 1}
NUMBER = {"type": "integer", "minimum": 1}
# A relative reference (RFC 3986) without characters that must be escaped.
RELATIVE = {"type": "string", "pattern": r"^(?![a-zA-Z][a-zA-Z0-9+.-]*:)(?!/)[!#-;=?-\[\]_a-z~]+$"}
LEVEL = {"enum": ["none", "note", "warning", "error"]}


def record(required, **optional):
    return {
        "type": "object",
        "required": list(required),
        "properties": {**required, **optional},
        "additionalProperties": False,
    }


def several(items, **limits):
    return {"type": "array", "items": items, **limits}


def bag(**known):
    return {"type": "object", "properties": {"tags": several(TEXT, uniqueItems=True), **known}}


MESSAGE = record({"text": TEXT})
MULTIFORMAT = record({"text": TEXT}, markdown=TEXT)
REGION = record({"startLine": NUMBER}, startColumn=NUMBER, endLine=NUMBER, endColumn=NUMBER)
ARTIFACT = record({"uri": RELATIVE})
LOCATION = record({"physicalLocation": record({"artifactLocation": ARTIFACT, "region": REGION})})

RULE = record(
    {
        "id": {"type": "string", "pattern": "^[a-z0-9-]+$"},
        "shortDescription": MULTIFORMAT,
        "fullDescription": MULTIFORMAT,
        "help": MULTIFORMAT,
    },
    name=TEXT,
    helpUri={"type": "string", "pattern": r"^https://[!#-;=?-\[\]_a-z~]+$"},
    defaultConfiguration=record({"level": LEVEL}, enabled={"type": "boolean"}),
    properties=bag(
        **{
            "precision": {"enum": ["very-high", "high", "medium", "low"]},
            "problem.severity": {"enum": ["error", "warning", "recommendation"]},
        }
    ),
)

DRIVER = record(
    {"name": TEXT, "rules": several(RULE)},
    semanticVersion={"type": "string", "pattern": r"^\d+\.\d+\.\d+"},
    version=TEXT,
    informationUri={"type": "string", "pattern": "^https://"},
    language={"type": "string", "pattern": "^[a-z]{2}(-[A-Z]{2})?$"},
    contents=several({"enum": ["localizedData", "nonLocalizedData"]}, uniqueItems=True),
    isComprehensive={"type": "boolean"},
    translationMetadata=record({"name": TEXT}),
    associatedComponent=record({"name": TEXT}),
)

FIX = record(
    {
        "artifactChanges": several(
            record(
                {
                    "artifactLocation": ARTIFACT,
                    "replacements": several(
                        record(
                            {"deletedRegion": REGION},
                            insertedContent=record({"text": {"type": "string"}}),
                        ),
                        minItems=1,
                    ),
                }
            ),
            minItems=1,
        )
    },
    description=MESSAGE,
    properties=bag(safe={"type": "boolean"}),
)

RESULT = record(
    {
        "ruleId": TEXT,
        "level": LEVEL,
        "message": MESSAGE,
        "locations": several(LOCATION, minItems=1, maxItems=1),
        "partialFingerprints": {
            "type": "object",
            "required": ["primaryLocationLineHash"],
            "additionalProperties": TEXT,
        },
    },
    ruleIndex={"type": "integer", "minimum": -1},
    relatedLocations=several(LOCATION, minItems=1),
    fixes=several(FIX),
    properties=bag(),
)

RUN = record(
    {"tool": record({"driver": DRIVER}), "results": several(RESULT)},
    columnKind={"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
    translations=several(DRIVER),
)

LOG = record(
    {"version": {"const": "2.1.0"}, "runs": several(RUN, minItems=1, maxItems=1)},
    **{"$schema": {"type": "string", "pattern": "^https://.*sarif.*2[.]1[.]0"}},
)
