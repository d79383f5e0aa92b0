/// Converts messages to text in a reader's language.
///
/// For each key the reader's languages are tried, best first (see
/// ``LanguageTag/matches(for:in:)``), then the source language; there, or if no language has text,
/// the key itself is the text. A text that is empty in the state `new` counts as missing. There is
/// always a text: errors in a string or its arguments are listed in ``Message/problems``.
///
/// ```swift
/// let localizer = Localizer(catalog: catalog, languages: ["ko-KR", "ja"])
/// let text = localizer.text(for: LocalizedMessage("cancel"))
/// ```
public struct Localizer: Sendable {
  /// The catalog of the texts.
  public let entries: any MessageEntries

  /// The reader's languages, best first.
  public let languages: [LanguageTag]

  /// The preferred device.
  ///
  /// If a string has no text for it, or if this is nil, the text for `other` devices is used, then
  /// that of the first of mac, iphone, ipad, applevision, appletv, applewatch, ipod that has one.
  public private(set) var device: Device?

  /// The languages in which the catalog has text, the source language first.
  public var availableLanguages: [LanguageTag] { available.tags }

  private let available: AvailableLanguages

  let numberStyle: any NumberStyle

  /// The languages to try, best first.
  let candidates: [LocalizationLanguage]

  /// The language of the keys.
  let source: LocalizationLanguage

  /// The texts of earlier messages; nil if they are not remembered.
  private var texts: LookupCache<LocalizedMessage, String>?

  /// Messages that quote texts are all different, and not worth their memory.
  private static let rememberedCount = 1_000

  /// Creates a localizer for a reader of `languages`.
  ///
  /// If you know the languages of the catalog, the source language first, pass them as
  /// `availableLanguages`; otherwise every entry is searched for them.
  public init(
    catalog: StringCatalog, languages: [LanguageTag], device: Device? = nil,
    numberStyle: any NumberStyle = PlainNumberStyle(), availableLanguages: [LanguageTag]? = nil
  ) {
    self.init(
      entries: catalog, languages: languages, device: device, numberStyle: numberStyle,
      availableLanguages: availableLanguages ?? catalog.languages)
  }

  /// Creates a localizer for a reader of `languages` with texts that exist in `availableLanguages`,
  /// the source language first.
  public init(
    entries: any MessageEntries, languages: [LanguageTag], device: Device? = nil,
    numberStyle: any NumberStyle = PlainNumberStyle(), availableLanguages: [LanguageTag]
  ) {
    self.init(
      entries: entries, languages: languages, device: device, numberStyle: numberStyle,
      available: AvailableLanguages(availableLanguages))
  }

  /// Creates a localizer for one of many readers of the same texts.
  package init(
    entries: any MessageEntries, languages: [LanguageTag], device: Device? = nil,
    numberStyle: any NumberStyle = PlainNumberStyle(), available: AvailableLanguages
  ) {
    self.entries = entries
    self.languages = languages
    self.device = device
    self.numberStyle = numberStyle
    self.available = available
    source = LocalizationLanguage(entries.sourceLanguage ?? "und")
    var tags = available.matches(for: languages)
    if let sourceLanguage = entries.sourceLanguage, !tags.contains(sourceLanguage) {
      tags.append(sourceLanguage)
    }
    candidates = tags.map { LocalizationLanguage($0) }
  }

  /// Returns a localizer for the same reader on another device.
  package func onDevice(_ device: Device?) -> Localizer {
    var copy = self
    copy.device = device
    if texts != nil { copy.texts = LookupCache(limit: Self.rememberedCount) }
    return copy
  }

  /// Returns a localizer that makes equal messages to text once, for reports in which thousands of
  /// findings have the same few.
  package func rememberingTexts() -> Localizer {
    var copy = self
    copy.texts = LookupCache(limit: Self.rememberedCount)
    return copy
  }

  /// Returns a message as text, with its language and its problems.
  ///
  /// A missing argument leaves its placeholder as written. Text for a number's placeholder is
  /// inserted unchanged, and a floating-point number for an integer's placeholder is not rounded:
  /// both are problems. A whole number for `%@` or `%.1f` is not.
  public func message(for message: LocalizedMessage) -> Message {
    let rendered = rendered(message)
    return Message(
      text: rendered.runs.text, language: rendered.language, problems: rendered.problems)
  }

  /// Returns a message in runs, which separate the string's own words from inserted values.
  package func rendered(_ message: LocalizedMessage) -> RenderedMessage {
    var builder = MessageBuilder(localizer: self)
    let (runs, language) = builder.resolve(message)
    return RenderedMessage(runs: runs, language: language, problems: builder.problems)
  }

  /// Returns a message in runs as if `text` were its text in a language.
  package func rendered(
    _ message: LocalizedMessage, from text: String, in language: LanguageTag
  ) -> RenderedMessage {
    var builder = MessageBuilder(localizer: self)
    let runs = builder.format(text, of: message, in: language)
    return RenderedMessage(runs: runs, language: language, problems: builder.problems)
  }

  /// Returns only the text of a message.
  public func text(for message: LocalizedMessage) -> String {
    guard let texts else { return self.message(for: message).text }
    return texts.value(for: message) { self.message(for: message).text }
  }

  /// Returns the text that describes a value.
  public func text(for value: some LocalizedByValue) -> String {
    text(for: value.localizedMessage)
  }
}
