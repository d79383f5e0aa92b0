import ASCII
import StringCatalogs

/// An argument of the source text that its translation omits.
struct FormatMissingArgument: TextRule {
  static let description = RuleDescription(
    "format-missing-argument", severity: .warning,
    examples: [
      .bad([
        "Delete %@?": ["ko": "⟦삭제할까요?⟧"],
        "%@ in %@": ["fr": "⟦%1$@ dedans⟧"],
        "Secret %@": .entry(shouldTranslate: false, ["ko": "⟦비밀⟧"]),
      ]),
      .bad([
        "%lld days": [
          "en": .plural(one: "%lld day", other: "%lld days"),
          "es": .plural(one: "un día", other: "⟦muchos días⟧"),
        ]
      ]),
      .good([
        "%lld days": [
          "en": .plural(one: "%lld day", other: "%lld days"),
          "es": .plural(zero: "ningún día", one: "un día", other: "%lld días"),
        ],
        "followers %lld %@": [
          "en": .text(
            "%#@followers@",
            substitutions: [
              "followers": .argument(at: 1, .plural(one: "%2$@ follower", other: "%2$@ followers"))
            ]),
          "ko": "팔로워 %2$@명",
        ],
        "%lld of %@": [
          "ru": .text(
            "%#@files@",
            substitutions: [
              "files": .argument(
                at: 1,
                .plural(
                  one: "%arg файл из %2$@", few: "%arg файла из %2$@", many: "%arg файлов из %2$@",
                  other: "%arg файла из %2$@"))
            ])
        ],
        "%lld file%@ left": ["ru": "Осталось файлов: %lld"],
        "Delete %@?": ["ko": "%@ 항목을 삭제할까요?"],
      ]),
    ])

  static let traits: TextTraits = .otherPlaceholders
  static let coversTranslations = false

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard text.substitution == nil, text.traits.isDisjoint(with: [.empty, .blank]),
      let reference = text.reference, reference.isClear, !reference.arguments.all.isEmpty
    else { return }
    guard text.formatDefects.isEmpty else { return }
    let arguments = text.arguments
    // The argument may be the one that another placeholder reads.
    guard !FormatSkippedArgument.skips(arguments, in: text), arguments.contradiction == nil else {
      return
    }
    // A text may lack a million arguments, so that each must be decided at once.
    let bytes = Array(reference.format.text.utf8)
    let inSubstitutions = Self.positionsInSubstitutions(of: text)
    // For a few numbers, or one, the number can be spelled in words.
    var spellsNumber = text.pluralCategory.map { [.zero, .one, .two].contains($0) } ?? false
    for argument in reference.arguments.all
    where arguments.argument(at: argument.position) == nil && Self.isShown(argument, in: text.entry)
      && !Self.isEnding(argument, of: bytes) && !inSubstitutions.contains(argument.position)
    {
      if spellsNumber, argument.isCount {
        spellsNumber = false
        continue
      }
      reporter.report(
        text, variant: reference.variant, .text(String(reference.format.text(of: argument.piece))),
        .integer(Int64(argument.position)),
        severity: Self.isNeeded(argument.position, in: text) ? nil : .info)
    }
  }

  /// Returns whether another language has an argument: what none of at least three has is only
  /// needed in the source language, such as a pronoun.
  private static func isNeeded(_ position: Int, in text: TextContext) -> Bool {
    let vote = LanguageVote(without: text, hasArgumentAt: position)
    return vote.kept > 0 || vote.lost < 3
  }

  /// Whether the argument is the ending of a word, as in `%lld file%@`, which other languages form
  /// in another way.
  static func isEnding(
    _ argument: FormatArguments.Argument, of source: [UInt8]
  ) -> Bool {
    guard argument.kind == .object else { return false }
    let isLetter = { (index: Int) in
      source.indices.contains(index) && source[index].isLetterOfUTF8
    }
    return isLetter(argument.piece.range.lowerBound - 1)
      && !isLetter(argument.piece.range.upperBound)
  }

  /// The positions of the arguments that substitutions of the text have, as in `%2$@ followers`.
  private static func positionsInSubstitutions(of text: TextContext) -> Set<Int> {
    let names = Set(text.format.substitutionNames)
    guard !names.isEmpty, let leaves = text.localization.localization?.leaves else { return [] }
    let formats = leaves.compactMap { leaf -> FormatString? in
      guard case .substitution(let name)? = leaf.path.first, names.contains(name) else {
        return nil
      }
      return FormatString(leaf.value ?? "")
    }
    return Set(formats.flatMap(\.specifiers).compactMap(\.position))
  }

  /// Whether the source text shows the argument: a substitution may only use it to choose words.
  private static func isShown(_ argument: FormatArguments.Argument, in entry: EntryContext) -> Bool
  {
    guard case .substitution(let reference) = argument.piece.kind,
      let leaves = entry.sourceLocalization?.leaves
    else { return true }
    return leaves.contains { leaf in
      leaf.path.first == .substitution(reference.name)
        && FormatString(leaf.value ?? "").writesNumber
    }
  }
}
