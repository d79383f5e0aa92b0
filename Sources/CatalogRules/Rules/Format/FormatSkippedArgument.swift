import StringCatalogs

/// A position that nothing uses although a later one is used, so that Foundation takes the wrong
/// argument.
struct FormatSkippedArgument: TextRule {
  static let description = RuleDescription(
    "format-skipped-argument", severity: .error, checksStaleEntries: true,
    examples: [
      .bad([
        "%lld files in %@": ["de": "⟦in %2$@⟧"],
        "%@ in %@": ["fr": "⟦dans %2$@⟧"],
        "row": ["en": "⟦%1$@, %3$@⟧"],
      ]),
      .good([
        "%lld files in %@": ["de": "in %2$@: %1$lld", "fr": "%1$lld fichiers"],
        "merchants": [
          "en": .plural(one: "A merchant in %2$@", other: "%1$lld merchants in %2$@")
        ],
        "padded": ["en": "%1$*2$d"],
      ]),
    ])

  static let traits: TextTraits = .variable
  static let coversTranslations = false

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard let skipped = Self.skipped(in: text.arguments, of: text), Self.isFormat(text),
      text.formatDefects.allSatisfy(\.isHarmless)
    else { return }
    let placeholder = String(text.format.text(of: skipped.argument.piece))
    let position = MessageArgument.integer(Int64(skipped.position))
    let taken = text.reference?.arguments.argument(at: skipped.taken)?.kind
    let crashes =
      [.object, .string].contains(skipped.argument.kind) && taken != nil
      && ![.object, .string, .pointer].contains(taken)
    reporter.report(
      text, variant: crashes ? "crash" : nil, .text(placeholder), position,
      .integer(Int64(skipped.taken)))
  }

  /// Returns whether a program formats a text, so that positions in it are no prose: `40%1$ des`.
  static func isFormat(_ text: TextContext) -> Bool {
    guard !InterfaceObject.isKey(Array(text.entry.key.utf8)[...]),
      !text.format.specifiers.contains(where: { $0.flags.contains(.spaceForSign) })
    else { return false }
    return text.isSource || text.reference?.format.hasPlaceholder ?? false
      || FormatString(text.entry.key).hasPlaceholder
  }

  /// Returns whether a text skips an argument.
  static func skips(_ arguments: FormatArguments, in text: TextContext) -> Bool {
    skipped(in: arguments, of: text) != nil
  }

  /// The first position that nothing uses, and the first placeholder that takes another argument.
  private struct Skipped {
    let position: Int
    let argument: FormatArguments.Argument

    /// The position of the argument that the placeholder takes.
    let taken: Int
  }

  private static func skipped(
    in arguments: FormatArguments, of text: TextContext
  ) -> Skipped? {
    // A text of a substitution and one that refers to it have their arguments together.
    guard text.substitution == nil, let position = arguments.skippedPosition,
      arguments.all.allSatisfy(\.isSpecifier)
    else { return nil }
    // The number that chooses the form has been taken for that.
    if text.pluralCategory != nil, isCount(position, in: text) { return nil }
    let later = arguments.all.filter { $0.position > position }
    guard let argument = later.min(by: { $0.position < $1.position }) else { return nil }
    return Skipped(position: position, argument: argument, taken: position)
  }

  /// Returns whether a position may be that of the number that chooses a plural form.
  private static func isCount(_ position: Int, in text: TextContext) -> Bool {
    let leaves = text.localization.localization?.leaves ?? []
    let kinds = leaves.compactMap { leaf in
      FormatArguments(FormatString(leaf.value ?? "")) { _ in nil }.argument(at: position)?.kind
    }
    let kind = text.reference?.arguments.argument(at: position)?.kind ?? kinds.first
    return kind != .object && kind != .string
  }
}
