import Escaping
import Mustache

/// The escaping of templates, chosen by `{{% CONTENT_TYPE:NAME}}` at their top.
///
/// A partial does not inherit the choice of its parent, and HTML is the default; so every template
/// specifies its own.
struct EscapingContentType: MustacheContentType {
  private let escape: @Sendable (String) -> String

  /// Returns the text escaped for this kind of document.
  func escapeText(_ text: String) -> String { escape(text) }

  /// Registers the names for templates; repeating it changes nothing.
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
