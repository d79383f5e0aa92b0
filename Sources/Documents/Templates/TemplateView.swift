import Mustache

/// A part of a document as templates see it, with members that are made when they are asked for.
///
/// Views of nested parts never all exist at once, and the reflection of the template engine, which
/// takes ten times as long as all the rest, is not used.
struct TemplateView: MustacheParent {
  private let member: (String) -> Any?

  /// Creates a view from a function that returns the member with a name.
  init(_ member: @escaping (String) -> Any?) {
    self.member = member
  }

  /// Returns the member with a name.
  func child(named name: String) -> Any? { member(name) }
}
