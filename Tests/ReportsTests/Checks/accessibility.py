"""The rules of axe-core for accessible pages, run in a page of the browser."""

import functools
import importlib.resources
import json

# All rules but experimental ones.
RUN = """
(async () => {
  const { violations, passes } = await axe.run(document, { resultTypes: ["violations", "passes"] });
  return { passes: passes.length, violations: violations.map(rule => ({
    id: rule.id, impact: rule.impact, help: rule.help, nodes: rule.nodes.map(node => node.html.slice(0, 160)) })) };
})()
"""


@functools.cache
def script():
    """Returns axe-core, which is needed only where a page is checked."""
    return (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(evaluate):
    """Returns what axe-core finds in a page, a line each; `evaluate` returns the value of an expression in it.

    Fewer than ten rules that hold are a fault too: then the page was not looked at.
    """
    if not evaluate("typeof axe === 'object'"):
        evaluate(f"{script()}; undefined")
    result = evaluate(RUN)
    found = [f"axe: {rule['impact']}: {rule['id']}: {rule['help']}: {json.dumps(rule['nodes'][:3], ensure_ascii=False)}"
             for rule in result["violations"]]
    return found + ([] if result["passes"] >= 10 else [f"axe: only {result['passes']} rules applied"])
