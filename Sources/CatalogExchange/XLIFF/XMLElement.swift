/// An element of an XML document, as a value.
struct XMLElement {
  /// What is inside an element.
  enum Content {
    case element(XMLElement)
    case text(String)
  }

  /// The name without its prefix.
  var name: String

  /// The namespace of the name; nil for none.
  var namespace: String?

  /// The line on which the element begins, from 1.
  var line: Int

  /// The attributes without a prefix, by their names.
  var attributes: [String: String] = [:]

  /// Elements and texts in order; comments and instructions to programs are left out.
  var content: [Content] = []

  /// The elements inside.
  var elements: [XMLElement] {
    content.compactMap { content in
      guard case .element(let element) = content else { return nil }
      return element
    }
  }
}
