"""Catalogs in the layout of Xcode, for checks."""

import json


def written(value, depth=0):
    """Returns a value in Xcode's layout; the keys are already sorted."""
    if isinstance(value, dict):
        inside = "  " * (depth + 1)
        members = ",\n".join(f"{inside}{json.dumps(key, ensure_ascii=False)} : {written(member, depth + 1)}"
                             for key, member in value.items())
        return "{\n" + members + "\n" + "  " * depth + "}"
    if isinstance(value, list):
        inside = "  " * (depth + 1)
        return "[\n" + ",\n".join(inside + written(member, depth + 1) for member in value) + "\n" + "  " * depth + "]"
    return json.dumps(value, ensure_ascii=False)
