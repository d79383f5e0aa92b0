import CatalogRules
import CodeStrings
import StringCatalogs

@testable import CodeChecks

/// A small project of code and catalogs, to check in memory.
struct SampleProject {
  /// The Swift files by their paths.
  var code: KeyValuePairs<String, String>

  /// The entries of the catalogs by their paths, as JSON.
  var catalogs: KeyValuePairs<String, String>

  /// Other files that are searched for keys.
  var files: KeyValuePairs<String, String> = [:]

  var helpers: [CodeHelper] = []

  /// The keys of tables in other files than catalogs.
  var tables: [String: Set<String>] = [:]

  /// The catalogs that the keys of the code belong to.
  var home = KeyHome.unknown

  /// The catalogs of a table in the main bundle.
  var mainCatalogs: [String] = []

  /// Whether the code is that of a package.
  var isPackage: Bool? = false

  /// What the project says about the catalogs.
  var target = ProjectCatalog.Target()

  /// A checker of the project.
  func checker() throws -> CodeChecker {
    var extractor = CodeStringExtractor()
    extractor.helpers = helpers
    let facts = code.map { path, text in
      // A file without imports has no views of SwiftUI. Imports can follow the code.
      let text = text.contains("import ") ? text : text + "\nimport SwiftUI"
      return CodeStringExtractor.facts(ofSwift: Array(text.utf8), path: path)
    }
    let catalogs = try catalogs.map { path, entries in
      let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries)},\"version\":\"1.0\"}"
      return ProjectCatalog(
        path: path, catalog: try StringCatalog(bytes: Array(text.utf8)), target: target)
    }
    let files = files.map { ($0, Array($1.utf8)) }
    return CodeChecker(
      CodeProject(
        catalogs: catalogs, reading: extractor.reading(of: facts), home: { [home] _ in home },
        mainCatalogs: { [mainCatalogs] _ in mainCatalogs },
        needsModuleBundle: { [isPackage] _ in isPackage },
        mentions: { search in
          files.reduce(into: [:]) { locations, file in
            for hit in search.hits(in: file.1, isCode: false) {
              locations[hit.key] = FindingLocation(path: file.0, line: 1, column: hit.offset + 1)
            }
          }
        },
        tableKeys: { [tables] names in tables.filter { names.contains($0.key) } }))
  }

  /// Returns the findings of a rule: the key, the variant of the message, and the confidence.
  func findings(_ rule: RuleDescription) throws -> [String] {
    try checker().findings().filter { $0.rule.id == rule.id }.map { finding in
      let variant = finding.variant.map { ".\($0)" } ?? ""
      return "\(finding.key ?? "")\(variant) \(finding.confidence)"
    }
  }
}
