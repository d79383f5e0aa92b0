/// A JSON value to be written.
package enum OutputJSON {
  case text(String)
  case integer(Int)

  /// A number with one digit after the point, given in tenths.
  case tenths(Int)
  case boolean(Bool)
  case array([OutputJSON])
  case object([(name: String, value: OutputJSON)])

  /// Returns an object of the members that have a value.
  package static func members(_ members: KeyValuePairs<String, OutputJSON?>) -> OutputJSON {
    .object(members.compactMap { name, value in value.map { (name: name, value: $0) } })
  }

  /// Returns the value on several lines, as people read it, with a line feed at the end.
  package func prettyText() -> String { prettyText(indent: "") + "\n" }

  /// Returns the value on several lines as a part of another one: all but the first begin with `indent`.
  package func prettyText(indent: String) -> String {
    var text = ""
    write(to: &text, indent: indent)
    return JSONEscaping.escape(text)
  }

  /// Returns the value on one line, without a line feed.
  package func compactText() -> String {
    var text = ""
    write(to: &text, indent: nil)
    return JSONEscaping.escape(text)
  }

  private func write(to text: inout String, indent: String?) {
    switch self {
    case .text(let value): Self.write(value, to: &text)
    case .integer(let value): text += String(value)
    case .tenths(let value): text += "\(value / 10).\(value % 10)"
    case .boolean(let value): text += value ? "true" : "false"
    case .array(let values):
      Self.write(values, to: &text, indent: indent, between: ("[", "]")) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, to: &text, indent: indent, between: ("{", "}")) { member, text, indent in
        Self.write(member.name, to: &text)
        text += indent == nil ? ":" : ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], to text: inout String, indent: String?, between ends: (String, String),
    _ writePart: (Part, inout String, _ indent: String?) -> Void
  ) {
    let inner = indent.map { $0 + "  " }
    text += ends.0
    for (number, part) in parts.enumerated() {
      if number > 0 { text += "," }
      if let inner { text += "\n" + inner }
      writePart(part, &text, inner)
    }
    if let indent, !parts.isEmpty { text += "\n" + indent }
    text += ends.1
  }

  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
