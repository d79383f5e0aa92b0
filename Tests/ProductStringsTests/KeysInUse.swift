import Foundation
import TestSupport

/// The text keys that the sources and the templates use, found by searching them.
struct KeysInUse {
  /// The complete keys.
  private(set) var whole: Set<String> = []

  /// The prefixes of keys that a program completes, such as `report.problem.`.
  private(set) var beginnings: Set<String> = []

  init() throws {
    let key =
      /"((?:flag|error|report|document|tool|help|lint|edit|code|preview|screens|serve|page|copy|progress|credentials)\.[A-Za-z0-9.]+)(\\\(|")/
    let scriptKey = /["`](page\.[A-Za-z0-9._-]+)(\$\{|["`])/
    // The words of documents are named by the ends of their keys.
    let builtInKey = /(?:builtIn|builtInText)\(\s*"([A-Za-z]+)"/
    let builtInTag = /\{\{words\.([A-Za-z]+)\}\}/
    let tag = /\{\{\{?[#^]?((?:flag|error|report|tool|help|lint|edit|preview)\.[A-Za-z0-9.]+)\}\}/
    for folder in ["Sources", "Tools", "Templates"] {
      let root = Repository.root.appending(path: folder)
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() {
        switch file.pathExtension {
        case "swift":
          let text = try String(contentsOf: file, encoding: .utf8)
          for match in text.matches(of: key) {
            add(String(match.output.1), isWhole: match.output.2 == "\"")
          }
          for match in text.matches(of: builtInKey) { whole.insert("document.\(match.output.1)") }
        case "html", "js":
          for match in try String(contentsOf: file, encoding: .utf8).matches(of: scriptKey) {
            add(String(match.output.1), isWhole: match.output.2 != "${")
          }
        case "mustache":
          let text = try String(contentsOf: file, encoding: .utf8)
          for match in text.matches(of: tag) { whole.insert(String(match.output.1)) }
          for match in text.matches(of: builtInTag) { whole.insert("document.\(match.output.1)") }
        default: break
        }
      }
    }
  }

  /// Returns whether anything uses a key or its prefix.
  ///
  /// The texts of the linter's rules begin with the name of a rule; the tests of the rules check
  /// them.
  func contains(_ key: String) -> Bool {
    key.hasPrefix("rule.") || whole.contains(key) || beginnings.contains { key.hasPrefix($0) }
  }

  private mutating func add(_ key: String, isWhole: Bool) {
    if !isWhole {
      beginnings.insert(key)
    } else if !["css", "html", "js", "md", "txt", "json"].contains(key.split(separator: ".").last) {
      whole.insert(key)
    }
  }
}
