"""Runs the steps of action.yml as GitHub's runner does, without its other actions.

Usage: run_action.py ACTION_FOLDER WORKSPACE. Standard input is a JSON object of inputs; what the action
has done is written as JSON: the status, all output, the outputs, the steps that ran, the job's summary.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

action_folder, workspace = Path(sys.argv[1]), Path(sys.argv[2])
action = yaml.safe_load((action_folder / "action.yml").read_text(encoding="utf-8"))
given = json.load(sys.stdin)
assert set(given) <= set(action["inputs"]), given

temp = tempfile.mkdtemp(dir=workspace.parent)
values = {f"inputs.{name}": given.get(name, spec["default"]) for name, spec in action["inputs"].items()}
values["runner.temp"] = temp
values["github.action_repository"] = os.environ.get("ACTION_REPOSITORY", "")
values["github.action_ref"] = os.environ.get("ACTION_REF", "")
expression = re.compile(r"\$\{\{\s*([\w.-]+)\s*\}\}")


def value(name):
    assert name in values or name.startswith("steps."), name
    return values.get(name, "")


def expand(text):
    return expression.sub(lambda match: value(match[1]), str(text))


def holds(condition):
    if condition == "always()":
        return True
    parts = re.fullmatch(r"([\w.-]+) (!=|==) '(\w*)'", condition)
    return (value(parts[1]) == parts[3]) == (parts[2] == "==")


status, output, ran = 0, "", []
for step in action["runs"]["steps"]:
    conditions = [part for part in step.get("if", "").split(" && ") if part]
    if status != 0 and "always()" not in conditions or not all(map(holds, conditions)):
        continue
    ran.append(step["name"])
    if "uses" in step:
        # A tag can be moved to another commit; a commit can't change.
        assert set(step["with"]) in ({"path", "key"}, {"path", "name"}), step
        assert re.search(r"@[0-9a-f]{40}$", step["uses"]), step
        continue
    # An expression in a script is expanded before the shell parses it: a command injection.
    assert "${{" not in step["run"] and step["shell"] == "bash", step
    output_file = Path(temp) / "output"
    output_file.write_text("")
    environment = os.environ | {name: expand(text) for name, text in step.get("env", {}).items()}
    environment |= {
        "GITHUB_ACTIONS": "true", "GITHUB_ACTION_PATH": str(action_folder), "RUNNER_TEMP": temp,
        "GITHUB_OUTPUT": str(output_file), "GITHUB_WORKSPACE": str(workspace),
        "GITHUB_SERVER_URL": "https://example.org", "GITHUB_STEP_SUMMARY": f"{temp}/summary.md",
    }
    run = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=workspace,
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    status, output = status or run.returncode, output + run.stdout
    for line in output_file.read_text().splitlines():
        name, text = line.split("=", 1)
        values[f"steps.{step['id']}.outputs.{name}"] = text

outputs = {name: expand(spec["value"]) for name, spec in action["outputs"].items()}
summary = Path(temp) / "summary.md"
print(json.dumps({
    "status": status, "output": output, "outputs": outputs, "ran": ran,
    "summary": summary.read_text(encoding="utf-8") if summary.exists() else "",
}))
