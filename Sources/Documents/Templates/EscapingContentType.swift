import Escaping
import Mustache

/// The escaping of templates, chosen by `{{% CONTENT_TYPE:HTML}}` at their top.
///
/// A partial does not inherit the choice of its parent, so every template names it.
struct EscapingContentType: MustacheContentType {
  /// Returns the text escaped for HTML.
  func escapeText(_ text: String) -> String { HTMLEscaping.escape(text) }

  /// Registers the name for templates; repeating it changes nothing.
  static func register() { registration }

  // The registry of the template engine is global; a static constant fills it once.
  private static let registration: Void =
    MustacheContentTypes.register(EscapingContentType(), named: "HTML")
}
