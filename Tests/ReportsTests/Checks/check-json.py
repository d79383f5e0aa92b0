#!/usr/bin/env python3
"""Validates JSON reports against their schema.

    check-json.py SCHEMA.json REPORT.json...

Prints one line a fault and ends with 1 when there is one.
"""

import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
faults = []
for name in sys.argv[2:]:
    with open(name, encoding="utf-8") as file:
        faults += [f"{name}: {error.json_path}: {error.message[:300]}" for error in validator.iter_errors(json.load(file))]
for fault in faults:
    print(fault)
sys.exit(1 if faults else 0)
