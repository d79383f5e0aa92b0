import ScreenTexts

/// Tells texts of an interface from names, numbers and what users write, as far as that is
/// possible.
enum InterfaceText {
  /// Returns whether a line looks like a text of an interface in a language with capitals: two
  /// words or more, one of them without a capital, and none that looks like a name or a number.
  static func isLikely(_ line: ScreenLine) -> Bool {
    guard !line.isWide, line.confidence >= 0.6 else { return false }
    let words = line.atoms.map(\.text).filter { $0.contains(where: \.isLetter) }
    guard words.count >= 2, words.contains(where: { $0.count > 2 }) else { return false }
    return words.dropFirst().contains { $0.first?.isLowercase == true }
      && !words.contains(where: looksLikeName)
  }

  /// Returns whether a text is a few capitals, which are the same in many languages: “AI”, “PDF”.
  static func isAbbreviation(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter)
    return letters.count <= 4 && letters.allSatisfy(\.isUppercase)
  }

  /// Returns whether a word has digits or capitals inside, as in “GPT-5” and “iPhone”, or belongs
  /// to an address.
  private static func looksLikeName(_ word: String) -> Bool {
    if word.contains(where: { $0.isNumber || $0 == "@" || $0 == "/" || $0 == "_" }) { return true }
    let letters = word.filter(\.isLetter)
    return letters.dropFirst().contains(where: \.isUppercase)
      && letters.contains(where: \.isLowercase)
  }
}
