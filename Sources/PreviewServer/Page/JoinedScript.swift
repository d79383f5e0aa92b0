/// Modules of a page, which import one another, as one script that stands in the page.
///
/// The modules are files that an engineer reads and changes. A browser would ask for each of them, for most only
/// when it has read another; a page that holds them begins to work as soon as it is there. Every module becomes
/// a function that is called once, so that what it does not export stays its own:
///
///     modules["./list.js"] = (() => {
///     const { make } = modules["./elements.js"];
///     …
///     return { List };
///     })();
///
/// An `import` or `export` has to begin a line, and to name its module on that line.
struct JoinedScript {
  /// The text of the script.
  private(set) var text = "\"use strict\";\n"

  /// The names of the modules that are there, in their order.
  private(set) var names: [String] = []

  /// Declares what the scripts of a page have in common; the first of them begins with it.
  static let declaration = "const modules = {};\n"

  /// Creates a script of modules and of what they import, without the modules that an earlier script has.
  ///
  /// `files` are texts by name; a module that is not among them leaves nothing.
  init(_ roots: [String], of files: [String: String], after earlier: JoinedScript? = nil) {
    if earlier == nil { text += Self.declaration }
    var known = Set(earlier?.names ?? [])
    for root in roots { add(root, of: files, known: &known) }
  }

  private mutating func add(
    _ name: String, of files: [String: String], known: inout Set<String>
  ) {
    guard known.insert(name).inserted, let file = files[name] else { return }
    var lines: [Substring] = []
    var exports: [Substring] = []
    for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
      if let imported = Import(line) {
        add(imported.module, of: files, known: &known)
        lines.append(Substring(imported.constant))
      } else if line.hasPrefix("export ") {
        let declaration = line.dropFirst("export ".count)
        lines.append(declaration)
        exports.append(Self.name(in: declaration))
      } else {
        lines.append(line)
      }
    }
    names.append(name)
    text += """
      modules["./\(name)"] = (() => {
      \(lines.joined(separator: "\n"))
      return { \(exports.joined(separator: ", ")) };
      })();

      """
  }

  /// Returns the name that a declaration such as `async function load() {` declares.
  private static func name(in declaration: Substring) -> Substring {
    let words: Set<Substring> = ["async", "class", "const", "function"]
    let rest = declaration.split(separator: " ").first { !words.contains($0) } ?? ""
    return rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }

  /// A line such as `import { make, fill as put } from "./elements.js";`.
  private struct Import {
    let module: String
    private let bindings: Substring

    init?(_ line: Substring) {
      let parts = line.split(separator: " from \"./")
      guard line.hasPrefix("import "), parts.count == 2, parts[1].hasSuffix("\";") else {
        return nil
      }
      bindings = parts[0].dropFirst("import ".count)
      module = String(parts[1].dropLast(2))
    }

    /// The same as a constant: a pattern in place of bindings, or the whole module under a name.
    var constant: String {
      let pattern =
        bindings.hasPrefix("* as ")
        ? bindings.dropFirst("* as ".count) : Substring(bindings.replacing(" as ", with: ": "))
      return "const \(pattern) = modules[\"./\(module)\"];"
    }
  }
}
