import StringCatalogs

/// The source text of an entry in all of its forms.
final class SourceForms: Sendable {
  /// A form: the path to a text, and the text.
  struct Form: Equatable, Sendable {
    var path: [LeafStep]
    var text: String
  }

  /// The forms; none if nobody can say what translators saw.
  let forms: [Form]

  /// Whether the text is the key.
  let isKey: Bool

  private init(_ forms: [Form], isKey: Bool) {
    self.forms = forms
    self.isKey = isKey
  }

  /// The source text of an entry: its texts in the source language, or its key.
  convenience init(of entry: CatalogEntry, in language: LanguageTag) {
    var forms: [Form] = []
    entry.localization(for: language)?.forEachLeaf { leaf in
      if let text = leaf.value, !text.isEmpty { forms.append(Form(path: leaf.path, text: text)) }
    }
    self.init(forms, key: entry.key)
  }

  /// The source text with its texts in the source language; the key if there are none.
  convenience init(_ texts: [Form], key: String) {
    let isText = texts.isEmpty && !Self.isIdentifier(key)
    self.init(isText ? [Form(path: [], text: key)] : texts, isKey: texts.isEmpty)
  }

  /// Returns whether two source texts of an entry are a text and what it was before.
  ///
  /// A key that got a text may have been in another language, or a name, and then says nothing of
  /// what translators saw: it counts only if the text has one of its words, and its script.
  static func areComparable(_ old: SourceForms, _ new: SourceForms) -> Bool {
    guard old.isKey != new.isKey else { return true }
    let texts = [old, new].map { $0.forms.map(\.text).joined(separator: " ") }
    let isRelated =
      TextLikeness.haveCommonWord(texts[0], texts[1])
      || TextLikeness.haveCommonLetters(texts[0], texts[1])
    return isRelated && isInLatin(old) == isInLatin(new)
  }

  /// Whether no letter is from another script.
  private static func isInLatin(_ source: SourceForms) -> Bool {
    !source.forms.contains { form in
      form.text.unicodeScalars.contains { $0.value >= 0x370 && $0.properties.isAlphabetic }
    }
  }

  /// Whether a key is a name for programmers, so that translators have read another text.
  static func isIdentifier(_ key: String) -> Bool {
    guard key.utf8.allSatisfy({ 0x21..<0x7F ~= $0 }) else { return key.isEmpty }
    let word = key.utf8.prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    let rest = key.utf8.dropFirst(word.count)
    let isWord = rest.allSatisfy { ".!?:".utf8.contains($0) } && rest.count < 4
    let isUpper = { (byte: UInt8) in byte & 0x20 == 0 }
    guard isWord, let first = word.first, isUpper(first) else { return true }
    return word.dropFirst().contains(where: isUpper) && !word.allSatisfy(isUpper)
  }

  /// Returns the text that a translation with a path translates; nil if it is unknown.
  ///
  /// It is the one with the same path, or else the one that is most like it, as linting compares.
  func text(for path: [LeafStep]) -> String? {
    guard forms.count > 1 else { return forms.first?.text }
    if let same = forms.first(where: { $0.path == path }) { return same.text }
    var best = (text: forms[0].text, score: -1)
    for form in forms {
      let score = path.likeness(to: form.path)
      if score > best.score { best = (form.text, score) }
    }
    return best.text
  }

  /// Returns whether all forms are the same, to the letter.
  func isSame(as other: SourceForms) -> Bool { self === other || forms == other.forms }
}
