import ASCII
import StringCatalogs

/// A placeholder in a translation for an argument that the source text does not have.
struct FormatExtraArgument: TextRule {
  static let description = RuleDescription(
    "format-extra-argument", severity: .error, checksStaleEntries: true,
    examples: [
      .bad(["%@ photos": ["ko": "⟦%@: 사진 %@장⟧"]]),
      .good([
        "%@ of %@": ["ko": "%2$@ 중 %1$@"],
        "Found %lld errors.": [
          "bg": .plural(one: "%lld грешка.", other: "%lld грешки."),
          "en": .plural(one: "An error.", other: "%lld errors."),
        ],
        "mentions %lld": ["de": "%lld Erwähnungen", "en": "mentioned you"],
        "Save 10% today": ["fr": "Économisez 10 % du prix"],
      ]),
    ])

  static let traits: TextTraits = .otherPlaceholders
  static let coversTranslations = false

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let reference = text.reference, reference.isClear else { return }
    let extra = text.arguments.all.filter {
      [known = Self.count(of: reference.arguments)] in $0.position > known
    }
    guard !extra.isEmpty else { return }
    // What the source text skips has a rule of its own.
    guard !text.isSource || !FormatSkippedArgument.skips(text.arguments, in: text) else { return }
    let known = Self.count(in: text.entry)
    for argument in extra where argument.position > known {
      if known == 0, Self.isPercentage(argument.piece, of: text) { continue }
      if text.entry.isKeySource, Self.isShared(argument, of: text) { continue }
      reporter.report(
        text, variant: reference.variant, .text(String(text.format.text(of: argument.piece))),
        .integer(Int64(argument.position)))
    }
  }

  /// Returns whether a placeholder is a percent sign between a number and the rest of a word, as in
  /// the Hungarian `100%-os`.
  private static func isPercentage(_ piece: FormatPiece, of text: TextContext) -> Bool {
    let utf8 = text.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: piece.range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: piece.range.upperBound)
    guard start > utf8.startIndex, end < utf8.endIndex else { return false }
    return utf8[utf8.index(before: start)].isASCIIDigit && utf8[end].isLetterOfUTF8
  }

  /// Returns whether the source language, which has no text, has a key that only names the text, or
  /// most other languages, at least two, have the argument as well.
  private static func isShared(
    _ argument: FormatArguments.Argument, of text: TextContext
  ) -> Bool {
    let key = Array(text.entry.key.utf8)[...]
    // A key without words that the table of the source language lacks.
    if text.catalog.isTable, !key.contains(UInt8(ascii: " ")) { return true }
    if InterfaceObject.isKey(key) || UntranslatedKey.isSymbolic(key) { return true }
    let vote = LanguageVote(without: text, hasArgumentAt: argument.position)
    return vote.kept >= 2 && vote.kept > vote.lost
  }

  /// Returns the highest position in the key, or in any variant: that for `one` may omit the
  /// number.
  private static func count(in entry: EntryContext) -> Int {
    if let reference = entry.overrulingReference { return count(of: reference.arguments) }
    let key = count(of: FormatArguments(FormatString(entry.key).meant) { _ in nil })
    guard let source = entry.sourceLocalization else { return key }
    let texts = source.leaves.map { leaf in
      count(
        of: FormatArguments(FormatString(leaf.value ?? "").meant) {
          source.substitution(named: $0)
        })
    }
    return texts.reduce(key, max)
  }

  private static func count(of arguments: FormatArguments) -> Int {
    arguments.all.map(\.position).max() ?? 0
  }
}
