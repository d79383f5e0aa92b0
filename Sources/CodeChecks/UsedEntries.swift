import CatalogRules
import CodeStrings
import StringCatalogs

/// Compares what the code says of a key with the entry that it uses.
struct UsedEntries {
  private let catalogs: [ProjectCatalog]

  init(_ project: CodeProject) {
    catalogs = project.catalogs
  }

  func findings(_ decisions: KeyDecisions) -> [CodeFinding] {
    catalogs.indices.flatMap { index in
      catalogs[index].entries.flatMap { entry in
        guard let found = decisions.uses[index][entry.key] else { return [CodeFinding]() }
        let exact = found.filter(\.isExact).map(\.string)
        return [
          stale(entry, found, in: index), untranslatable(entry, exact, in: index),
          changedDefault(entry, exact, in: index), otherComment(entry, exact, in: index),
        ].compactMap(\.self)
      } + ArgumentCheck(catalogs[index], at: index).findings(decisions.uses[index])
    }
  }

  private func stale(
    _ entry: CatalogEntry, _ uses: [KeyDecisions.Use], in index: Int
  ) -> CodeFinding? {
    guard entry.extractionState == .stale, let use = uses.first(where: \.isExact) ?? uses.first
    else { return nil }
    return finding(
      CodeRules.staleKey, entry, in: index, use.isExact ? .certain : .likely, [use.string])
  }

  private func untranslatable(
    _ entry: CatalogEntry, _ strings: [CodeString], in index: Int
  ) -> CodeFinding? {
    guard !entry.shouldTranslate, let string = strings.first else { return nil }
    return finding(CodeRules.untranslatableKey, entry, in: index, .certain, [string])
  }

  /// Returns whether the code has another default value than the catalog, which was translated.
  private func changedDefault(
    _ entry: CatalogEntry, _ strings: [CodeString], in index: Int
  ) -> CodeFinding? {
    guard entry.extractionState == .extractedWithValue,
      let language = catalogs[index].catalog.sourceLanguage,
      let source = entry.localization(for: language)?.leaves, source.count == 1,
      let text = source[0].value, let range = source[0].valueRange,
      entry.localizations.contains(where: { $0.language != language })
    else { return nil }
    let shape = FormatString(text).numbered()
    let changed = strings.first { $0.value.map { FormatString($0).numbered() != shape } ?? false }
    guard let changed, let value = changed.value,
      !strings.contains(where: { $0.value.map { FormatString($0).numbered() == shape } ?? false })
    else { return nil }
    // A text that a person edited in the catalog is meant to differ.
    let isSure = source[0].state == .new && changed.isKnownUse && changed.isValueKnown
    var finding = finding(
      CodeRules.changedDefault, entry, in: index, isSure ? .certain : .likely, [changed],
      [.text(value)])
    finding.subject = .catalog(index, range)
    finding.language = language
    return finding
  }

  private func otherComment(
    _ entry: CatalogEntry, _ strings: [CodeString], in index: Int
  ) -> CodeFinding? {
    guard entry.extractionState != .manual, let comment = entry.comment else { return nil }
    let lines = Set(comment.split(separator: "\n").map(String.init))
    let others = strings.filter { string in
      guard let own = string.comment, !own.isEmpty else { return false }
      return !comment.contains(own) && !lines.contains(own)
    }
    guard let first = others.first, let own = first.comment else { return nil }
    var finding = finding(
      CodeRules.otherComment, entry, in: index, .certain, [first], [.text(own)])
    if let range = entry.json["comment"]?.byteRange { finding.subject = .catalog(index, range) }
    return finding
  }

  private func finding(
    _ rule: RuleDescription, _ entry: CatalogEntry, in index: Int,
    _ confidence: FindingConfidence, _ strings: [CodeString], _ arguments: [MessageArgument] = []
  ) -> CodeFinding {
    CodeFinding(
      rule: rule, subject: .catalog(index, entry.keyRange), key: entry.key,
      confidence: confidence, arguments: arguments, related: strings.map(\.location.finding))
  }
}
