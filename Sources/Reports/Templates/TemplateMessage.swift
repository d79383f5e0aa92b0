import Mustache

/// A key of the string catalog in a template: `{{report.heading.photos}}`.
struct TemplateMessage: MustacheParent, MustacheCustomRenderable {
  /// The key so far.
  let key: String

  /// The writer of texts.
  let writer: ReportWriter

  /// The text for the key, which the template escapes.
  var renderText: String { writer.words(key) }

  /// A key always has a text.
  var isNull: Bool { false }

  /// Returns the key extended by `name`.
  func child(named name: String) -> Any? {
    TemplateMessage(key: "\(key).\(name)", writer: writer)
  }
}
