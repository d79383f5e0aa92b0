import StringCatalogs

/// A substitution that does not fit the text that refers to it, or the program.
struct FormatSubstitution: TextRule {
  static let description = RuleDescription(
    "format-substitution", severity: .error, checksStaleEntries: true,
    examples: [
      .bad([
        "%lld photos": [
          "en": .text(
            "⟦%#@photo@⟧",
            substitutions: ["photos": .argument(.plural(one: "%arg photo", other: "%arg photos"))])
        ]
      ]),
      .bad([
        "%lld photos": [
          "en": .text(
            "%lld photos",
            substitutions: ["⟦photos⟧": .argument(.plural(one: "%arg photo", other: "%arg photos"))]
          )
        ]
      ]),
      .bad(["photos": ["en": "⟦%arg photos⟧"]]),
      .bad([
        "photos": [
          "en": .text(
            "%#@photos@",
            substitutions: [
              "photos": .argument(at: 1, .plural(one: "%arg photo", other: "%arg photos"))
            ]),
          "de": .text(
            "%#@photos@",
            substitutions: [
              "⟦photos⟧": .argument(
                at: 1, format: "@", .plural(one: "%arg Foto", other: "%arg Fotos"))
            ]),
        ]
      ]),
      .bad([
        "photos": [
          "en": .text(
            "%#@photos@ %#@name@",
            substitutions: [
              "photos": .argument(at: 1, .plural(one: "%arg photo", other: "%arg photos")),
              "⟦name⟧": .argument(at: 1, format: "f", .plural(one: "%arg", other: "%arg")),
            ])
        ]
      ]),
      .good([
        "%lld photos": [
          "en": .text(
            "%#@photos@",
            substitutions: [
              "photos": .argument(at: 1, .plural(one: "%arg photo", other: "%arg photos"))
            ]),
          "ko": "사진 %lld장",
        ]
      ]),
    ])

  static let traits: TextTraits = .substitution
  static let coversTranslations = false

  func check(_ text: TextContext, _ reporter: Reporter) {
    if let name = text.substitution {
      check(name, text, reporter)
      return
    }
    guard !text.isKey else { return }
    for piece in text.format.pieces {
      switch piece.kind {
      case .substitutionNumber: reporter.report(text, variant: "number")
      case .substitution(let reference)
      where text.localization.localization?.substitution(named: reference.name) == nil:
        reporter.report(text, variant: "undefined", .text(reference.name))
      default: break
      }
    }
  }

  /// Checks a substitution at its first text.
  private func check(_ name: String, _ text: TextContext, _ reporter: Reporter) {
    let all = text.localization.substitutions
    guard let substitution = all.substitution(named: name) else { return }
    let report = { (variant: String, argument: String) in
      reporter.report(
        text.localization, variant: variant, .text(name), .text(argument),
        at: substitution.nameRange,
        path: [.substitution(name)])
    }
    if !all.isUsed(name) { report("unused", "") }
    let kind = substitution.kind
    if let format = substitution.formatSpecifier, kind == nil {
      report("specifier", format)
    }
    if let other = all.firstWithAnotherKind(than: substitution) { report("position", other) }
    guard !text.isSource, text.entry.overrulingReference == nil,
      let source = text.entry.sourceLocalization?.substitution(named: name)
    else { return }
    if let kind, let expected = source.kind, !kind.isCompatible(with: expected) {
      report("type", source.formatSpecifier ?? "")
    } else if let number = substitution.argumentNumber, let expected = source.argumentNumber,
      number != expected
    {
      report("argument", String(expected))
    }
  }
}
