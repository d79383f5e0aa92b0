import StringCatalogs

/// The words of a text without its placeholders.
enum TextSkeleton {
  /// Returns the words of a text, with a mark for each placeholder; nil for a text without any.
  static func words(of text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let format = FormatString(text)
    var hasPlaceholder = false
    let words = format.pieces.map { piece -> String in
      guard piece.kind == .text else {
        hasPlaceholder = true
        return "\u{FFFC}"
      }
      return String(format.text(of: piece))
    }
    return hasPlaceholder ? words.joined() : nil
  }

  /// Returns a translation with the placeholders of another source text instead of those of its
  /// own; nil if they can't be told apart.
  static func fitting(_ translation: String, from source: String, to other: String) -> String? {
    if source == other { return translation }
    let (old, new) = (FormatString(source).specifiers, FormatString(other).specifiers)
    if old == new { return translation }
    let target = FormatString(translation)
    guard old.count == new.count, FormatString(source).substitutions.isEmpty,
      FormatString(other).substitutions.isEmpty
    else { return nil }
    let written = Self.written(other)
    let hasPositions = target.specifiers.contains { $0.position != nil }
    guard hasPositions || target.specifiers.count == old.count else { return nil }
    var number = 0
    var result = ""
    for piece in target.pieces {
      guard case .specifier(let specifier) = piece.kind else {
        result += target.text(of: piece)
        continue
      }
      let index = (specifier.position.map { $0 - 1 }) ?? number
      number += 1
      guard written.indices.contains(index) else { return nil }
      result += hasPositions ? positioned(written[index], at: index + 1) : written[index]
    }
    return result
  }

  /// Returns the placeholders as written.
  private static func written(_ text: String) -> [String] {
    let format = FormatString(text)
    return format.pieces.compactMap { piece in
      guard case .specifier = piece.kind else { return nil }
      return String(format.text(of: piece))
    }
  }

  /// Returns a placeholder that says the position of its argument.
  private static func positioned(_ placeholder: String, at position: Int) -> String {
    guard !placeholder.contains("$") else { return placeholder }
    return "%\(position)$" + placeholder.dropFirst()
  }
}
