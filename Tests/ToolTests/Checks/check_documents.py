"""Checks the YAML in the documents against what it refers to: actions, inputs, hooks.

Usage: check_documents.py REPOSITORY
"""
import re
import sys
from pathlib import Path

import yaml

root = Path(sys.argv[1])


def text(name):
    return (root / name).read_text(encoding="utf-8")


action = yaml.safe_load(text("action.yml"))
hooks = {hook["id"]: hook for hook in yaml.safe_load(text(".pre-commit-hooks.yaml"))}
guide = text("docs/catalog-lint.md")

# Every input is passed to the tool, and is described.
environments = str([(step.get("env"), step.get("if")) for step in action["runs"]["steps"]])
for name, spec in action["inputs"].items():
    assert spec["description"].strip() and spec["default"] is not None, name
    assert f"inputs.{name} " in environments, name
    assert f"`{name}`" in guide, name
for name in action["outputs"]:
    assert name == "sarif-file" or f"`{name}`" in guide, name

used = 0
readmes = sorted(path.name for path in root.glob("README*.md"))
for name in [*readmes, "docs/catalog-lint.md", "docs/catalog-code.md"]:
    for block in re.findall(r"```yaml\n(.*?)```", text(name), re.S):
        document = yaml.safe_load(block)
        if isinstance(document, list):
            jobs = [{"steps": document}]
        else:
            jobs = list(document.get("jobs", {}).values())
        for step in [step for job in jobs for step in job["steps"]]:
            if step["uses"].startswith("OWNER/"):
                used += 1
                assert set(step["with"]) <= set(action["inputs"]), step
        if isinstance(document, dict):
            for hook in [h for repo in document.get("repos", []) for h in repo["hooks"]]:
                used += 1
                assert hook["id"] in hooks, hook
assert used == 2 * len(readmes) + 3 + 2, used
