import StringCatalogs

/// The text that a translation stands for, and the placeholders that it must keep.
struct SourceText {
  private let text: String

  /// The plural category that the translation is for.
  private let category: PluralCategory?

  /// Finds the source text of a place; a text of the source language has none and may be anything.
  init(of place: TextPlace, in entry: CatalogEntry, _ catalog: StringCatalog) {
    category = place.category
    guard place.language != catalog.sourceLanguage else {
      text = ""
      return
    }
    guard let source = catalog.sourceLanguage.flatMap(entry.localization) else {
      text = place.substitution == nil ? entry.key : ""
      return
    }
    var value: JSONValue? = source.json
    if let substitution = place.substitution { value = value?["substitutions"]?[substitution] }
    while let variations = value?["variations"], let axis = variations.members.first {
      let name = place.steps.first { $0.axis.rawValue == axis.name }?.name ?? "other"
      value = axis.value[name] ?? axis.value["other"] ?? axis.value.members.last?.value
    }
    let unit = value?["stringUnit"]?["value"]?.string
    text = unit ?? (place.substitution == nil && source.json.members.isEmpty ? entry.key : "")
  }

  /// Returns the placeholders of the source text that a translation leaves out or takes for something else.
  ///
  /// One, two or nothing may be said in words.
  func placeholdersLost(in translation: String) -> [String] {
    let found = Set(Self.placeholders(of: translation).map(\.meaning))
    var lost = Self.placeholders(of: text).filter { !found.contains($0.meaning) }
    if let category, [.zero, .one, .two].contains(category),
      let count = lost.firstIndex(where: \.isCount)
    {
      lost.remove(at: count)
    }
    return lost.map(\.text)
  }

  /// A placeholder of a text.
  private struct Placeholder {
    var meaning: Meaning
    var text: String

    var isCount: Bool {
      switch meaning {
      case .argument(_, let kind): kind == .integer || kind == .floatingPoint
      case .number: true
      case .substitution: false
      }
    }
  }

  /// What two placeholders that stand for the same have in common.
  private enum Meaning: Hashable {
    case argument(position: Int, FormatConversion.ArgumentKind)
    case substitution(String)
    case number
  }

  private static func placeholders(of text: String) -> [Placeholder] {
    let format = FormatString(text)
    var next = 1
    return format.pieces.compactMap { piece in
      let meaning: Meaning
      switch piece.kind {
      case .specifier(let specifier) where !specifier.isLikelyText:
        meaning = .argument(position: specifier.position ?? next, specifier.conversion.argumentKind)
        if specifier.position == nil { next += 1 }
      case .substitution(let reference):
        meaning = .substitution(reference.name)
        if reference.position == nil { next += 1 }
      case .substitutionNumber: meaning = .number
      case .text, .percentSign, .specifier: return nil
      }
      return Placeholder(meaning: meaning, text: String(format.text(of: piece)))
    }
  }
}
