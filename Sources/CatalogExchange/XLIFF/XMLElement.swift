/// An element of an XML document, as a value.
struct XMLElement {
  /// The content of an element.
  enum Content {
    case element(XMLElement)
    case text(String)
  }

  /// The local name, without a prefix.
  var name: String

  /// The namespace of the name; nil if there is none.
  var namespace: String?

  /// The first line of the element, from 1.
  var line: Int

  /// The attributes without a prefix, by name.
  var attributes: [String: String] = [:]

  /// Elements and texts in order; comments and processing instructions are omitted.
  var content: [Content] = []

  /// The child elements.
  var elements: [XMLElement] {
    content.compactMap { content in
      guard case .element(let element) = content else { return nil }
      return element
    }
  }
}
