import StringCatalogs

/// A placeholder of a text, and its meanings.
struct TextPlaceholder {
  /// What a placeholder stands for.
  enum Meaning: Hashable {
    case argument(position: Int, FormatConversion.ArgumentKind)
    case substitution(String)
    case number
    case parameter(String)
  }

  /// All meanings: a substitution also stands for the number that it counts.
  var meanings: Set<Meaning>

  /// The placeholder as written.
  var text: String

  /// Whether it stands for a number that a text may spell in words.
  var isCount: Bool {
    meanings.contains { meaning in
      switch meaning {
      case .argument(_, let kind): kind == .integer || kind == .floatingPoint
      case .number: true
      case .substitution, .parameter: false
      }
    }
  }

  /// Whether it stands for a whole number among the arguments.
  var isWholeNumber: Bool {
    meanings.contains { meaning in
      if case .argument(_, .integer) = meaning { true } else { false }
    }
  }

  /// Returns the meanings of all placeholders of a text.
  static func meanings(
    of text: String, _ localization: Localization?, _ substitution: String?
  ) -> Set<Meaning> {
    all(in: text, of: localization, substitution).reduce(into: []) { $0.formUnion($1.meanings) }
  }

  /// Returns the placeholders of a text in a localization, or in one of its substitutions.
  static func all(
    in text: String, of localization: Localization?, _ substitution: String?
  ) -> [TextPlaceholder] {
    arguments(in: text, of: localization, substitution) + parameters(in: text)
  }

  /// Returns the parameters that App Intents substitute, such as `${applicationName}`.
  private static func parameters(in text: String) -> [TextPlaceholder] {
    let bytes = text.utf8
    return bytes.indices.compactMap { start -> TextPlaceholder? in
      guard bytes[start...].starts(with: "${".utf8) else { return nil }
      let name = bytes[start...].dropFirst(2).prefix { !" ${}".utf8.contains($0) }
      guard !name.isEmpty, bytes[name.endIndex...].first == UInt8(ascii: "}") else { return nil }
      let parameter = String(text[start...name.endIndex])
      return TextPlaceholder(meanings: [.parameter(parameter)], text: parameter)
    }
  }

  /// Returns the format specifiers of a text and its references to substitutions.
  private static func arguments(
    in text: String, of localization: Localization?, _ substitution: String?
  ) -> [TextPlaceholder] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let format = FormatString(text)
    let owner = substitution.flatMap { localization?.substitution(named: $0) }
    let counted = owner.flatMap { Self.counted($0, at: $0.argumentNumber ?? 1) }
    var next = 1
    var named: [String: Int] = [:]
    return format.pieces.compactMap { piece -> TextPlaceholder? in
      var meanings: Set<Meaning>
      switch piece.kind {
      case .specifier(let specifier) where !specifier.isLikelyText:
        let known = specifier.name.flatMap { named[$0] }
        let position = specifier.position ?? known ?? owner?.argumentNumber ?? next
        if specifier.position == nil, known == nil { next += 1 }
        if let name = specifier.name { named[name] = position }
        let meaning = Meaning.argument(position: position, specifier.conversion.argumentKind)
        meanings = meaning == counted ? [meaning, .number] : [meaning]
      case .substitution(let reference):
        let found = localization?.substitution(named: reference.name)
        let position = reference.position ?? found?.argumentNumber ?? next
        if reference.position == nil { next += 1 }
        meanings = [.substitution(reference.name)]
        if let meaning = found.flatMap({ Self.counted($0, at: position) }) {
          meanings.insert(meaning)
        }
      case .substitutionNumber: meanings = counted.map { [.number, $0] } ?? [.number]
      case .text, .percentSign, .specifier: return nil
      }
      return TextPlaceholder(meanings: meanings, text: String(format.text(of: piece)))
    }
  }

  /// Returns the argument that a substitution counts; nil if the catalog does not specify it.
  private static func counted(_ substitution: Substitution, at position: Int) -> Meaning? {
    substitution.formatSpecifier.flatMap { FormatSpecifier(withoutPercentSign: $0) }
      .map { .argument(position: position, $0.conversion.argumentKind) }
  }
}
