/// Modules of a page, joined into one script, so that a browser has nothing more to load.
///
/// A module imports only modules before it. Each becomes a function that is called once, which
/// keeps the names that it does not export its own:
///
///     modules["./list.js"] = (() => {
///     const { make } = modules["./elements.js"];
///     …
///     return { List };
///     })();
///
/// An `import` or `export` has to begin a line, and to name its module on that line. Plain
/// concatenation fails because modules share names, and a browser loads modules only with
/// `script-src 'self'`, while the policy of the page allows nothing but hashes.
struct JoinedScript {
  /// The text of the script.
  private(set) var text = "\"use strict\";\n"

  /// Joins modules by name, in an order in which they can be called; `files` are their texts.
  ///
  /// The first script of a page declares the object that later ones add their modules to.
  init(_ names: [String], of files: [String: String], isFirst: Bool) {
    if isFirst { text += "const modules = {};\n" }
    for name in names {
      let lines = (files[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let exports = lines.filter { $0.hasPrefix("export ") }.map(Self.declaredName)
      text += """
        modules["./\(name)"] = (() => {
        \(lines.map(Self.scriptLine).joined(separator: "\n"))
        return { \(exports.joined(separator: ", ")) };
        })();

        """
    }
  }

  /// Returns a line of a module for the script, without `import` and `export`.
  private static func scriptLine(of line: Substring) -> String {
    let parts = line.split(separator: "\"")
    guard line.hasPrefix("import "), parts.count == 3 else {
      return String(line.hasPrefix("export ") ? line.dropFirst("export ".count) : line)
    }
    let bindings = parts[0].dropFirst("import ".count).dropLast(" from ".count)
    let isModule = bindings.hasPrefix("* as ")
    let pattern =
      isModule ? bindings.dropFirst("* as ".count) : bindings.replacing(" as ", with: ": ")
    return "const \(pattern) = modules[\"\(parts[1])\"];"
  }

  /// Returns the name that a line such as `export async function load() {` declares.
  private static func declaredName(in line: Substring) -> Substring {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
    return words.first { !["export", "async", "class", "const", "function"].contains($0) } ?? ""
  }
}
