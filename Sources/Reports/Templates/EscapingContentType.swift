import Escaping
import Mustache

/// The ways in which templates write text, chosen by `{{% CONTENT_TYPE:NAME}}` at their top.
///
/// A partial does not inherit the choice of the template around it, and HTML is what one gets
/// without a choice; so every template says its own.
struct EscapingContentType: MustacheContentType {
  private let escape: @Sendable (String) -> String

  /// Returns the text as this kind of document writes it.
  func escapeText(_ text: String) -> String { escape(text) }

  /// Makes the names known to templates; repeating it changes nothing.
  static func registerAll() { registration }

  // The registry of the template engine is global; a static constant fills it once.
  private static let registration: Void = {
    register("HTML", HTMLEscaping.escape)
    register("MARKDOWN", MarkdownEscaping.text)
    register("MARKDOWN_CODE", MarkdownEscaping.code)
    register("TEXT", PlainTextEscaping.escape)
  }()

  private static func register(_ name: String, _ escape: @escaping @Sendable (String) -> String) {
    MustacheContentTypes.register(EscapingContentType(escape: escape), named: name)
  }
}
