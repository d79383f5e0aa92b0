import StringCatalogs

/// A placeholder for a whole number of another size than in the source text.
struct FormatIntegerWidth: TextRule {
  static let description = RuleDescription(
    "format-integer-width", severity: .info, fixability: .safe,
    examples: [
      .bad(
        ["%lld files": ["de": "⟦%d Dateien⟧", "fr": "⟦%1$i fichiers⟧"]],
        fixed: ["%lld files": ["de": "%lld Dateien", "fr": "%1$lli fichiers"]]),
      .good([
        "%lld files": ["de": "%ld Dateien", "ko": "파일 %lld개"],
        "%@ files": ["de": "%@ Dateien"],
      ]),
    ])

  static let traits: TextTraits = .otherPlaceholders
  static let coversTranslations = false

  func check(_ text: TextContext, _ reporter: Reporter) {
    guard text.substitution == nil, let source = text.reference?.arguments else {
      return
    }
    let key = FormatArguments(FormatString(text.entry.key)) { _ in nil }
    for argument in text.arguments.all {
      guard case .specifier(let specifier) = argument.piece.kind,
        let expected = source.argument(at: argument.position),
        case .specifier(let original) = expected.piece.kind,
        let bits = Self.bits(of: specifier), let expectedBits = Self.bits(of: original),
        bits != expectedBits, Self.bits(at: argument.position, in: key) != bits
      else { continue }
      let length = specifier.length?.rawValue ?? ""
      let end = argument.piece.range.upperBound - 1
      let isPlain = !Self.isLong(specifier.conversion) && !Self.isLong(original.conversion)
      reporter.report(
        text, .text(String(text.format.text(of: argument.piece))), .integer(Int64(bits)),
        .integer(Int64(expectedBits)),
        edits: isPlain
          ? [(end - length.utf8.count..<end, with: original.length?.rawValue ?? "")] : [])
    }
  }

  /// Returns the size of the number on a 64-bit system; nil if it is not a whole number.
  private static func bits(of specifier: FormatSpecifier) -> Int? {
    guard specifier.conversion.argumentKind == .integer else { return nil }
    return specifier.length?.integerBits ?? (isLong(specifier.conversion) ? 64 : 32)
  }

  private static func bits(at position: Int, in arguments: FormatArguments) -> Int? {
    arguments.argument(at: position)?.specifier.flatMap(bits)
  }

  private static func isLong(_ conversion: FormatConversion) -> Bool {
    [.longDecimal, .longUnsigned, .longOctal].contains(conversion)
  }
}
