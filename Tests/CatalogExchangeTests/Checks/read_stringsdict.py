"""Reads every .stringsdict of a folder and prints their number; fails for an incomplete rule."""

import pathlib
import plistlib
import re
import sys

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def check_format(rule):
    text = rule["NSStringLocalizedFormatKey"]
    for name in re.findall(r"%(?:\d+\$)?#@([^@%]+)@", text):
        variable = rule[name]
        assert variable["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType", variable
        assert variable["NSStringFormatValueTypeKey"], variable
        texts = {k: v for k, v in variable.items() if not k.startswith("NSString")}
        assert set(texts) <= CATEGORIES and "other" in texts, variable


def check(rule):
    if isinstance(rule, str):
        return
    if "NSStringDeviceSpecificRuleType" in rule:
        for value in rule["NSStringDeviceSpecificRuleType"].values():
            check(value)
    else:
        check_format(rule)


count = 0
for path in pathlib.Path(sys.argv[1]).glob("*.stringsdict"):
    with open(path, "rb") as file:
        for value in plistlib.load(file).values():
            assert not isinstance(value, str), value
            check(value)
    count += 1
print(count)
