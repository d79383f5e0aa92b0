import Escaping

/// A builder for HTML, which escapes all untrusted text.
struct HTMLText {
  /// The output so far.
  private(set) var text = ""

  /// Writes the start of an element; an attribute without a value is omitted.
  mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:])
  {
    text += "<\(name)"
    for (attribute, value) in attributes {
      guard let value else { continue }
      text += " \(attribute)=\""
      write(value)
      text += "\""
    }
    text += ">"
  }

  /// Writes the end of an element.
  mutating func close(_ name: StaticString) { text += "</\(name)>" }

  /// Writes an element that contains text.
  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    text words: String
  ) {
    open(name, attributes)
    write(words)
    close(name)
  }

  /// Writes untrusted text on one line: invisible characters are shown by name.
  mutating func visible(_ words: some StringProtocol) {
    write(VisibleText(words, limit: nil).text)
  }

  /// Writes text.
  mutating func write(_ words: String) {
    text += HTMLEscaping.escape(words)
  }

  /// Writes markup, which must be trusted.
  mutating func markup(_ markup: StaticString) { text += "\(markup)" }

  /// Writes a built-in style sheet.
  mutating func style(_ style: String) { text += "<style>" + style + "</style>" }
}
