public import StringCatalogs

/// What the path of a screenshot says: its language and the name of the screen.
///
/// The language is a folder (`de-DE/1_home.png` as fastlane writes it, `ja.xcloc/…`, `ko.lproj/…`)
/// or a part of the file name (`home-ja.png`, `ja_home.png`).
public struct ShotPath: Hashable, Sendable {
  /// The language; nil if the path doesn’t say.
  public let language: LanguageTag?

  /// The path without the language and the extension: the same for a screen in all languages.
  public let name: String

  /// Reads a path relative to the folder of the screenshots.
  ///
  /// Only names of `languages`, or of their regional forms, are languages.
  public init(_ path: String, languages: [LanguageTag]) {
    var parts = path.split(separator: "/").map(String.init)
    let file = parts.popLast() ?? ""
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    for position in parts.indices.reversed() {
      let (word, suffix) = Self.withoutExtension(parts[position])
      guard let language = Self.language(word, among: languages) else { continue }
      self.language = language
      parts[position] = "*" + suffix
      name = (parts + [stem]).joined(separator: "/")
      return
    }
    let (language, rest) = Self.language(inName: stem, among: languages)
    self.language = language
    name = (parts + [rest]).joined(separator: "/")
  }

  /// Reads a path with a pattern such as `{language}/{name}.png`, in which `*` is any text without
  /// a slash and `{name}` any text; nil if the path doesn’t match.
  public init?(_ path: String, pattern: ShotPattern) {
    guard let found = pattern.match(path), let language = found.language, !language.isEmpty else {
      return nil
    }
    self.language = LanguageTag(rawValue: language)
    name = found.name ?? path
  }

  /// Creates what is known of a shot without a path.
  public init(language: LanguageTag?, name: String) {
    (self.language, self.name) = (language, name)
  }

  private static func withoutExtension(_ folder: String) -> (word: String, suffix: String) {
    for suffix in [".xcloc", ".lproj"] where folder.hasSuffix(suffix) {
      return (String(folder.dropLast(suffix.count)), suffix)
    }
    return (folder, "")
  }

  private static func language(_ word: String, among languages: [LanguageTag]) -> LanguageTag? {
    let tag = LanguageTag(rawValue: word)
    guard word.utf8.count <= 16, tag.hasOnlyTagCharacters, tag.language != nil else { return nil }
    return LanguageTag.matches(for: [tag], in: languages).isEmpty ? nil : tag.canonical
  }

  /// Returns the language at the end or the beginning of a file name, and the rest of the name.
  private static func language(
    inName name: String, among languages: [LanguageTag]
  ) -> (LanguageTag?, String) {
    let separators: Set<Character> = ["-", "_", ".", " ", "(", ")", "[", "]", "@"]
    let positions = name.indices.filter { separators.contains(name[$0]) }
    // Longer names first: `home-zh-Hans` ends with `zh-Hans`, not `Hans`.
    for position in positions {
      let word = name[name.index(after: position)...]
      if let language = language(String(word), among: languages) {
        return (language, name[..<position] + "-*")
      }
    }
    for position in positions.reversed() {
      if let language = language(String(name[..<position]), among: languages) {
        return (language, "*-" + name[name.index(after: position)...])
      }
    }
    if let language = language(name, among: languages) { return (language, "*") }
    return (nil, name)
  }
}
