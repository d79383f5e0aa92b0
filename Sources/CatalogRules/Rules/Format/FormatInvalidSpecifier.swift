import StringCatalogs

/// A percent sign that does not begin a placeholder, or not the intended one, in a text that has
/// placeholders.
struct FormatInvalidSpecifier: TextRule {
  static let description = RuleDescription(
    "format-invalid-specifier", severity: .error, fixability: .safe, checksStaleEntries: true,
    examples: [
      .bad(
        ["%@ is saved": ["ko": "⟦% @ 저장됨⟧", "ja": "⟦％@を保存しました⟧", "ar": "⟦تم حفظ ٪@⟧"]],
        fixed: ["%@ is saved": ["ko": "%@ 저장됨", "ja": "%@を保存しました", "ar": "تم حفظ %@"]]),
      .bad([
        "%@ by %@": ["de": "⟦%1$@ von %$@⟧", "fr": "⟦%1 par %2$@⟧"],
        "%lld%% done": ["es": "⟦%lld% hecho⟧", "ja": "⟦%lld%⟧"],
        "Save %@ more": ["fr": "⟦%@, 20% de plus⟧", "sv": "⟦Spara %@, en 50%-ig ökning⟧"],
      ]),
      .bad(
        ["%1$@ of %2$@": ["ko": "⟦%2@ 중 %1@⟧"], "%@ files": ["de": "⟦%s@ Dateien⟧"]],
        fixed: ["%1$@ of %2$@": ["ko": "%2$@ 중 %1$@"], "%@ files": ["de": "%@ Dateien"]]),
      .good([
        "%12@ %@": ["ko": "%10@ %@"],
        "%lld%% done": ["ar": "تم %lld٪", "ja": "%lld％完了", "ko": "%lld%% 완료"],
        "100% anonymous": ["de": "100 % anonym", "fr": "100 % anonyme"],
        "0.005% every": ["es": "0,005 % cada", "ko": "0.005% 마다"],
        "50% off": ["ko": "50%", "sv": "en 50%-ig rabatt"],
      ]),
    ])

  static let traits: TextTraits = [.otherPlaceholders, .foreignPercent]

  /// Only the same mistakes are covered.
  static let coversTranslations = false

  func check(_ text: TextContext, _ reporter: Reporter) {
    // Nothing formats the texts of an interface file.
    guard !InterfaceObject.isKey(Array(text.entry.key.utf8)[...]) else { return }
    // The more severe report comes first, as all defects give one finding.
    var defects = text.formatDefects
    if !defects.isEmpty, !text.isSource {
      let known = Self.defects(ofSourceOf: text)
      defects.removeAll { defect in known.contains { defect.isSame(as: $0) } }
    }
    for defect in defects.filter({ !$0.isHarmless }) + defects.filter(\.isHarmless) {
      report(defect, in: text, reporter)
    }
  }

  /// Returns the defects of the source text of a translation.
  private static func defects(ofSourceOf text: TextContext) -> [FormatDefect] {
    guard let format = text.source?.format else { return [] }
    let reference = text.entry.overrulingReference
    guard (reference?.format ?? format).hasPlaceholder else { return [] }
    return format.defects(comparedWith: reference)
  }

  private func report(_ defect: FormatDefect, in text: TextContext, _ reporter: Reporter) {
    let edits = defect.replacement.map { [(defect.range, with: $0)] } ?? []
    switch defect.kind {
    case .stray: reporter.report(text, .text(defect.text), edits: edits)
    case .prose: reporter.report(text, variant: "prose", .text(defect.text), edits: edits)
    case .misspelled(let meant):
      reporter.report(
        text, variant: "misspelled", .text(defect.text), .text(meant), edits: edits)
    case .width(let position):
      reporter.report(
        text, variant: "position", .text(defect.text), .text("%\(position)$@"), edits: edits)
    case .space:
      reporter.report(
        text, variant: "space", .text(defect.text), severity: .info, edits: edits)
    }
  }
}

extension FormatDefect {
  /// Returns whether two texts have the same mistake: a sign in prose, or a placeholder that means
  /// the same.
  fileprivate func isSame(as other: FormatDefect) -> Bool {
    switch (kind, other.kind) {
    case (.stray, .stray), (.stray, .prose), (.prose, .stray), (.prose, .prose): true
    default: kind == other.kind
    }
  }
}
