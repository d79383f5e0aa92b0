/// An element of an XML document, as a value.
package struct XMLElement {
  /// The content of an element.
  package enum Content {
    case element(XMLElement)
    case text(String)
  }

  /// The local name, without a prefix.
  package var name: String

  /// The namespace of the name; nil if there is none.
  package var namespace: String?

  /// The bytes of the start tag.
  package var tag: Range<Int>

  /// The first line of the element, from 1.
  package var line: Int

  /// The bytes between the tags.
  package var inside: Range<Int>

  /// The attributes without a prefix, by name, and `xml:lang`.
  package var attributes: [String: String] = [:]

  /// Elements and texts in order; comments and processing instructions are omitted.
  package var content: [Content] = []

  /// The child elements.
  package var elements: [XMLElement] {
    content.compactMap { content in
      guard case .element(let element) = content else { return nil }
      return element
    }
  }

  /// The text of the element and of all elements in it.
  package var text: String {
    content.map { content in
      switch content {
      case .text(let text): text
      case .element(let element): element.text
      }
    }.joined()
  }
}
