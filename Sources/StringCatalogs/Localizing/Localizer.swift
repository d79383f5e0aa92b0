/// Turns messages into text in a reader's language.
public struct Localizer: Sendable {
  /// The catalog that the texts come from.
  public let catalog: StringCatalog

  /// The languages that the reader understands, best first.
  public let languages: [LanguageTag]

  private let numberStyle: any NumberStyle

  /// Creates a localizer for a reader of `languages`.
  public init(
    catalog: StringCatalog, languages: [LanguageTag], device: Device? = nil,
    numberStyle: any NumberStyle = PlainNumberStyle()
  ) {
    self.catalog = catalog
    self.languages = languages
    self.numberStyle = numberStyle
  }

  /// Returns a message as text, with the language used and what went wrong.
  public func message(for message: LocalizedMessage) -> Message {
    Message(text: message.key, language: nil, problems: [.unknownKey(message.key)])
  }

  /// Returns just the text of a message.
  public func text(for message: LocalizedMessage) -> String {
    self.message(for: message).text
  }

  /// Returns the text that says a value.
  public func text(for value: some LocalizedByValue) -> String {
    text(for: value.localizedMessage)
  }
}
