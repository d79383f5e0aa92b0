import ProductStrings
import StringCatalogs

/// The texts of the page itself, in the reader's language.
struct PageTexts: Sendable {
  /// The prefix of the keys of these texts.
  private static let beginning = "page."

  /// The language of the texts.
  let language: LanguageTag

  /// The languages that the reader accepts, best first.
  let wanted: [LanguageTag]

  private let localizer: Localizer

  /// Finds the best language for an `Accept-Language` header, such as `ko-KR,ko;q=0.9,en;q=0.8`.
  init(accepting header: String?) {
    wanted = Self.languages(in: header ?? "")
    language =
      LanguageTag.matches(for: wanted, in: ProductStrings.languages).first
      ?? ProductStrings.languages[0]
    localizer = ProductStrings.localizer(languages: [language])
  }

  /// Returns the text of a message.
  func text(_ message: LocalizedMessage) -> String {
    localizer.text(for: message)
  }

  /// Returns the text for a key.
  func text(_ key: String) -> String { text(LocalizedMessage(key)) }

  /// All texts of the page, by key without the prefix.
  var all: [String: String] {
    let keys = ProductStrings.keys.filter { $0.hasPrefix(Self.beginning) }
    return Dictionary(keys.map { ($0, text($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the languages of a header, best first (RFC 9110, 12.5.4).
  private static func languages(in header: String) -> [LanguageTag] {
    var wanted: [(tag: LanguageTag, quality: Double)] = []
    for part in header.prefix(1000).split(separator: ",") {
      let fields = part.split(separator: ";").map { $0.filter { $0 != " " } }
      guard let tag = fields.first, tag != "*" else { continue }
      let quality = fields.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      wanted.append((LanguageTag(rawValue: tag), quality.map { Double($0) ?? 0 } ?? 1))
    }
    return wanted.enumerated().sorted {
      ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset)
    }.map(\.element.tag)
  }
}
