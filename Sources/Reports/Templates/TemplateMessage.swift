import Mustache

/// A key of the string catalog that a template spells out: `{{report.heading.photos}}`.
struct TemplateMessage: MustacheParent, MustacheCustomRenderable {
  /// The key up to here.
  let key: String

  /// Says keys.
  let writer: ReportWriter

  /// The text of the key, which the template escapes.
  var renderText: String { writer.words(key) }

  /// A key always has a text.
  var isNull: Bool { false }

  /// Returns the key that goes on with `name`.
  func child(named name: String) -> Any? {
    TemplateMessage(key: "\(key).\(name)", writer: writer)
  }
}
