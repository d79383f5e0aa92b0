import Testing

@testable import PreviewServer

struct JoinedScriptTests {
  private let files = [
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

  @Test func wrapsEveryModuleInAFunction() {
    #expect(
      JoinedScript(["server.js", "list.js", "page.js"], of: files, isFirst: true).text == """
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

  @Test func declaresModulesOnceForAPage() {
    let later = JoinedScript(["list.js"], of: files, isFirst: false).text
    #expect(later.hasPrefix("\"use strict\";\nmodules[\"./list.js\"] = "))
  }
}
