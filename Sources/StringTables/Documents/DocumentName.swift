import ASCII
package import StringCatalogs

/// The path of a Markdown document, and the language that it names.
///
/// A language is a part of the file's name (`README.ko.md`, `README-zh_CN.md`), or a folder
/// (`docs/ja/setup.md`).
package struct DocumentName: Hashable, Sendable {
  /// The language; nil if the path names none.
  package var language: LanguageTag?

  /// The name of the file without extension and language, in lower case.
  private let base: String

  /// Takes a path apart; nil for another file.
  package init?(path: String) {
    var folders = path.split(separator: "/").map(String.init)
    guard let file = folders.popLast(), let name = Self.withoutExtension(file) else { return nil }
    var base = name
    for (position, byte) in name.utf8.enumerated() where ".-_".utf8.contains(byte) && position > 0 {
      let suffix = String(decoding: name.utf8.dropFirst(position + 1), as: UTF8.self)
      guard let language = Self.language(named: suffix),
        byte == UInt8(ascii: ".") || !Self.words.contains(suffix.lowercased())
      else { continue }
      self.language = language
      base = String(decoding: name.utf8.prefix(position), as: UTF8.self)
      break
    }
    self.base = base.lowercased()
    if language == nil {
      language =
        folders.reversed().lazy.filter { !Self.words.contains($0.lowercased()) }
        .compactMap(Self.language(named:)).first
    }
  }

  /// Returns whether a path is that of a Markdown document.
  package static func isDocument(_ path: String) -> Bool {
    let name = path.utf8.suffix(10).split(separator: UInt8(ascii: "/")).last ?? []
    return withoutExtension(String(decoding: name, as: UTF8.self)) != nil
  }

  private static func withoutExtension(_ file: String) -> String? {
    let lower = file.lowercased()
    return [".md", ".markdown"].first { lower.hasSuffix($0) && lower.utf8.count > $0.utf8.count }
      .map { String(decoding: file.utf8.dropLast($0.utf8.count), as: UTF8.self) }
  }

  /// Returns whether a link leads to this document in another language.
  func isTranslated(by destination: String) -> Bool {
    let path = destination.prefix { $0 != "#" && $0 != "?" }
    guard let other = DocumentName(path: String(path)) else { return false }
    return other.base == base && (other.language ?? "en") != (language ?? "en")
  }

  /// Returns the language that a part of a name says; nil for another word.
  static func language(named name: String) -> LanguageTag? {
    let tag = String(name.map { $0 == "_" ? "-" : $0 })
    if let known = other[tag.lowercased()] { return known }
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let code = parts.first, languages.contains(code.lowercased()),
      parts.dropFirst().allSatisfy(isSubtag)
    else { return nil }
    return LanguageTag(rawValue: tag).canonical
  }

  /// Returns whether a part of a tag is a region or a script.
  private static func isSubtag(_ part: Substring) -> Bool {
    let isLetters = part.utf8.allSatisfy(\.isASCIILetter)
    return isLetters && [2, 4].contains(part.utf8.count)
      || part.utf8.count == 3 && part.utf8.allSatisfy(\.isASCIIDigit)
  }

  /// Names that projects use instead of a tag.
  private static let other: [String: LanguageTag] = [
    "zh": "zh-Hans", "cn": "zh-Hans", "zh-cn": "zh-Hans", "zh-hans": "zh-Hans", "chs": "zh-Hans",
    "zh-sg": "zh-Hans", "tw": "zh-Hant", "zh-tw": "zh-Hant", "zh-hk": "zh-Hant",
    "zh-hant": "zh-Hant", "cht": "zh-Hant", "kr": "ko", "jp": "ja", "korean": "ko",
    "japanese": "ja", "chinese": "zh-Hans", "english": "en", "german": "de", "french": "fr",
    "spanish": "es", "russian": "ru", "portuguese": "pt",
  ]

  /// The codes that are more often words, or short for other things, in names of files and folders.
  private static let words: Set<String> = [
    "ca", "cs", "el", "et", "hi", "id", "it", "lt", "ml", "mr", "ms", "sk", "sl", "ta", "te", "tr",
  ]

  /// The languages that documents are translated into; other short words are only words.
  private static let languages: Set<String> = [
    "ar", "az", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "gl",
    "he", "hi", "hr", "hu", "hy", "id", "it", "ja", "ka", "kk", "ko", "lt", "lv", "ml", "mr", "ms",
    "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "ta", "te", "th", "tr", "uk",
    "ur", "uz", "vi", "zh",
  ]
}
