import Testing

@testable import PreviewServer

struct JoinedScriptTests {
  @Test func callsEveryModuleAfterThoseItImports() {
    let files = [
      "page.js": """
      import { List, count as number } from "./list.js";
      import * as server from "./server.js";
      new List(number, server.ask);
      """,
      "list.js": """
      import { ask } from "./server.js";
      export class List {}
      export const count = () => ask();
      """,
      "server.js": "export async function ask() {}",
    ]
    #expect(
      JoinedScript(["page.js"], of: files).text == """
        "use strict";
        const modules = {};
        modules["./server.js"] = (() => {
        async function ask() {}
        return { ask };
        })();
        modules["./list.js"] = (() => {
        const { ask } = modules["./server.js"];
        class List {}
        const count = () => ask();
        return { List, count };
        })();
        modules["./page.js"] = (() => {
        const { List, count: number } = modules["./list.js"];
        const server = modules["./server.js"];
        new List(number, server.ask);
        return {  };
        })();

        """)
  }

  @Test func leavesOutWhatAnEarlierScriptHas() {
    let files = ["a.js": "export const a = 1;", "b.js": "import { a } from \"./a.js\";"]
    let earlier = JoinedScript(["a.js"], of: files)
    let later = JoinedScript(["b.js"], of: files, after: earlier)
    #expect(earlier.names == ["a.js"] && later.names == ["b.js"])
    #expect(!later.text.contains(JoinedScript.declaration))
  }

  @Test func endsWhereModulesImportOneAnother() {
    let files = [
      "a.js": "import { b } from \"./b.js\";", "b.js": "import { a } from \"./a.js\";",
    ]
    #expect(JoinedScript(["a.js"], of: files).names == ["b.js", "a.js"])
  }
}
