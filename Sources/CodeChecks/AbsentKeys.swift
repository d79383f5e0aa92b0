import CatalogRules
import CodeStrings
import StringCatalogs

/// Finds keys that the code uses and that are not where it looks them up.
struct AbsentKeys {
  private let project: CodeProject

  private var catalogs: [ProjectCatalog] { project.catalogs }

  init(_ project: CodeProject) {
    self.project = project
  }

  func findings(_ decisions: KeyDecisions) -> [CodeFinding] {
    // A target has a table in a catalog or in other files, never in both; a catalog in no target
    // doesn’t count.
    let isKnown = { (absence: KeyDecisions.Absence) in
      absence.home.isKnown && absence.expected.contains { catalogs[$0].target.isMissing != true }
    }
    let doubted = decisions.absences.filter { !isKnown($0) }
    let keys = project.tableKeys(Set(doubted.compactMap(\.string.table)))
    return decisions.absences.filter { absence in
      if isKnown(absence) { return true }
      let known = absence.string.table.flatMap { keys[$0] }
      // Tables that can’t be read have no keys; any can be in them.
      if case .tables = absence.home, known == nil { return false }
      return known?.contains(absence.string.key) != true
    }
    .compactMap(finding)
  }

  private func finding(_ absence: KeyDecisions.Absence) -> CodeFinding? {
    let string = absence.string
    // Only what people read needs a translation, and only tables that exist can lack a key.
    guard Self.isRead(string.key) else { return nil }
    if let found = absence.found { return wrongTable(absence, found) }
    if let similar = absence.similar {
      return otherPlaceholders(string, similar, isOwn: absence.home != .absent)
    }
    // Files that people write may leave out on purpose what is the same in every language.
    if case .tables(let paths) = absence.home {
      return finding(CodeRules.missingKey, string, .likely, nil, [.text(paths[0])])
    }
    guard absence.home != .absent, let first = absence.expected.first else {
      return absence.home == .absent && !absence.expected.isEmpty
        ? finding(CodeRules.missingKey, string, .likely, "target", []) : nil
    }
    let path = MessageArgument.text(catalogs[first].path)
    let confidence: FindingConfidence =
      string.isCertain && !absence.expected.allSatisfy(isAbandoned) ? .certain : .likely
    // Nothing says which of several catalogs should have it.
    if absence.home == .unknown, absence.expected.count > 1 {
      return finding(CodeRules.missingKey, string, confidence, "any", [])
    }
    return finding(CodeRules.missingKey, string, confidence, nil, [path])
  }

  /// Returns whether a catalog is empty and in no target, so that other files have the texts.
  private func isAbandoned(_ catalog: Int) -> Bool {
    catalogs[catalog].target.isMissing == true && catalogs[catalog].catalog.entries.isEmpty
  }

  /// Returns whether a key has words, and more than an address.
  private static func isRead(_ key: String) -> Bool {
    FormatString(key).hasWords && (!key.contains("://") || key.contains(where: \.isWhitespace))
  }

  /// Returns that a catalog has a key with other placeholders, which the program doesn’t find.
  private func otherPlaceholders(
    _ string: CodeString, _ similar: (catalog: Int, key: String, isCertain: Bool), isOwn: Bool
  ) -> CodeFinding {
    finding(
      CodeRules.missingKey, string, similar.isCertain && isOwn ? .certain : .likely,
      "placeholders",
      [
        .text(catalogs[similar.catalog].path), .text(similar.key),
        placeholders(of: string.key), placeholders(of: similar.key),
      ],
      [location(of: similar.key, in: similar.catalog)])
  }

  private func placeholders(of key: String) -> MessageArgument {
    .list(KeyIndex.specifiers(of: key))
  }

  private func wrongTable(_ absence: KeyDecisions.Absence, _ found: Int) -> CodeFinding? {
    let string = absence.string
    guard let table = string.table else { return nil }
    let location = location(of: string.key, in: found)
    let isSameTable = catalogs[found].table.lowercased() == table.lowercased()
    let arguments: [MessageArgument] =
      [.text(catalogs[found].path)] + (isSameTable ? [] : [.text(table)])
    // A program may look in the main bundle for what a framework has, and with the table unknown.
    let isSure =
      !isSameTable && string.isCertain && absence.similar?.isCertain != false
      && absence.home != .absent && !absence.expected.isEmpty
    return finding(
      CodeRules.wrongTable, string, isSure ? .certain : .likely, isSameTable ? "catalog" : nil,
      arguments, [location])
  }

  private func location(of key: String, in catalog: Int) -> FindingLocation {
    let offset = catalogs[catalog].catalog.entry(for: key)?.keyRange.lowerBound ?? 0
    return catalogs[catalog].location(at: offset)
  }

  private func finding(
    _ rule: RuleDescription, _ string: CodeString, _ confidence: FindingConfidence,
    _ variant: String?, _ arguments: [MessageArgument], _ related: [FindingLocation] = []
  ) -> CodeFinding {
    CodeFinding(
      rule: rule, subject: .code(string.location.finding), key: string.key, confidence: confidence,
      variant: variant, arguments: arguments, related: related)
  }
}
