import CatalogRules
import CodeStrings
import StringCatalogs
import TestSupport
import Testing
@testable import CodeChecks

/// Every key is in one state, and no command says of it what another one contradicts.
@Suite struct KeyAgreementTests {
  /// Code that uses keys in the ways that decide differently about them.
  private static let code = [
    #"Text("Open")"#, #"Text("Open \(3)")"#, #"Text("Open \(name)")"#,
    #"Text("\(foreign.x) files")"#,
    #"Text("Open \(other.statusCode)")"#, #"NSLocalizedString("status %d", comment: "")"#,
    #"String(localized: "key", defaultValue: "A value of \(4)")"#, #""Close".tr"#,
    #"NSLocalizedString("error.\(code)", comment: "")"#, #"Foo("main")"#,
    #"window.identifier = NSUserInterfaceItemIdentifier("main")"#, #"Welcome(title: "Hello")"#,
    "\n#if SKIP\nText(\"Phone\")\n#endif\n",
    "\n#if SKIP || os(iOS)\n#else\nText(\"Mac\")\n#endif\n",
    #"Text("Elsewhere", tableName: "Other")"#, #"let a = "Only a literal""#,
    "\n#Preview { Text(\"Preview\") }\n", #"Text("100% of \(name)")"#, #"Text("\(1) · \(2)")"#,
  ]

  private static let entries = [
    "Open", "Open %@", "Open %lld", "%@ files", "%lld files", "status %ld", "status %d", "key",
    "Close", "error.404", "main", "Hello", "Phone", "Mac", "Elsewhere", "Only a literal",
    "Preview", "100%% of %@", "100% of %@", "Unused", "%lld · %lld", "%1$lld · %2$lld",
  ]

  private static let translation =
    #""localizations":{"de":{"stringUnit":{"state":"translated","value":"Text"}}}"#

  /// Returns a project of some of the code and of some of the entries.
  private func project(_ seed: UInt64) throws -> (project: CodeProject, extracted: [CodeString]) {
    var random = SeededGenerator(seed: seed)
    let code = Self.code.filter { _ in Bool.random(using: &random) }
    let body = code.joined(separator: "\n")
    let isHTML = seed % 7 == 0
    let text = """
      import \(isHTML ? "Ignite" : "SwiftUI")
      struct A: View { let name: String; var body: some View { \(body) } }
      extension String { var tr: String { NSLocalizedString(self, comment: "") } }
      """
    let extractor = CodeStringExtractor()
    let facts = [CodeStringExtractor.facts(ofSwift: Array(text.utf8), path: "App/A.swift")]
    let catalogs = try ["App/Localizable.xcstrings", "App/Other.xcstrings"].map { path in
      let entries = Self.entries.filter { _ in Bool.random(using: &random) }.map { key in
        "\"\(key)\":{\(Bool.random(using: &random) ? Self.translation : "")}"
      }
      let text =
        #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
      return ProjectCatalog(path: path, catalog: try StringCatalog(bytes: Array(text.utf8)))
    }
    let isKnown = seed % 3 > 0
    let project = CodeProject(
      catalogs: catalogs, reading: extractor.reading(of: facts),
      home: { isKnown ? .catalogs(["App/\($0.table ?? "").xcstrings"]) : .absent },
      mainCatalogs: { ["App/\($0).xcstrings"] })
    return (project, extractor.strings(in: facts))
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func commandsAgree(seed: UInt64) throws {
    let (project, extracted) = try project(seed)
    let checker = CodeChecker(project)
    let decisions = KeyDecisions(project)
    let findings = checker.findings()
    for (index, catalog) in project.catalogs.enumerated() {
      let used = decisions.usedKeys(of: index)
      let unused = checker.unusedKeys().filter { $0.catalog == index }.map(\.key)
      // An entry is used or unused.
      #expect(used.isDisjoint(with: unused))
      #expect(used.union(unused).isSuperset(of: catalog.entries.map(\.key)))

      var sync = CatalogSync()
      let strings = decisions.strings(of: index)
      let result = try sync.result(of: catalog.catalog, with: strings, used: used)
      let gone = result.changes.filter { $0.kind == .removed || $0.kind == .stale }.map(\.key)
      #expect(Set(gone) == Set(unused))
      let added = Set(result.changes.filter { $0.kind == .added }.map(\.key))
      #expect(added.isDisjoint(with: catalog.entries.map(\.key)))

      // What `sync` adds is missing for certain, and what it leaves out only likely.
      let missing = decisions.absences.filter { $0.expected == [index] && $0.home.isKnown }
      let certain = missing.filter { $0.string.isExtracted && isCertain($0) }.map(\.string.key)
      let likely = missing.filter { $0.string.isExtracted && !isCertain($0) }.map(\.string.key)
      let refused = Set(result.refused.map(\.key))
      #expect(added.union(refused) == Set(certain))
      #expect(
        Set(result.leftOut.map(\.key)).subtracting(certain) == Set(likely).subtracting(certain))
      sync.addsLikely = true
      sync.assumesObjects = true
      let whole = try sync.result(of: catalog.catalog, with: strings, used: used)
      #expect(
        Set(whole.changes.filter { $0.kind == .added }.map(\.key)) == Set(certain + likely))

      // What `extract` calls certain is used, or missing for certain.
      for string in extracted where string.confidence == .certain && string.table == catalog.table {
        #expect(
          used.contains(string.key) || !strings.isEmpty && isFoundOrMissing(string, decisions)
            || strings.isEmpty)
      }
      // No finding says that a key is missing which the catalog has.
      for finding in findings where finding.rule.id == CodeRules.missingKey.id {
        guard finding.confidence == .certain, let key = finding.key else { continue }
        #expect(!used.contains(key) || !added.contains(key))
      }
    }
  }

  private func isCertain(_ absence: KeyDecisions.Absence) -> Bool {
    absence.similar?.isCertain ?? absence.string.isCertain
  }

  private func isFoundOrMissing(_ string: CodeString, _ decisions: KeyDecisions) -> Bool {
    decisions.absences.contains { $0.string.location == string.location }
  }
}
