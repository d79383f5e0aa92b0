/// A JSON value for output.
package enum JSONOutput {
  case text(String)
  case integer(Int)

  /// A number with one decimal, given in tenths.
  case tenths(Int)

  /// A number; null if it is not finite.
  case decimal(Double)
  case boolean(Bool)
  case array([JSONOutput])
  case object([(name: String, value: JSONOutput)])

  /// Returns an object of the non-nil members.
  package static func members(_ members: KeyValuePairs<String, JSONOutput?>) -> JSONOutput {
    .object(members.compactMap { name, value in value.map { (name: name, value: $0) } })
  }

  /// Returns the value on several lines, with a line feed at the end.
  package func prettyText() -> String { prettyText(depth: 0) + "\n" }

  /// Returns the value on several lines as a part of another one: all but the first are indented by
  /// `depth` levels.
  package func prettyText(depth: Int) -> String { text(by: JSONWriter(indentedBy: depth)) }

  /// Returns the value on one line, without a line feed.
  package func compactText() -> String { text(by: JSONWriter()) }

  private func text(by writer: JSONWriter) -> String {
    var writer = writer
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes the value as the next one of a document.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text): writer.value(text)
    case .integer(let number): writer.value(number)
    case .tenths(let tenths): writer.literal("\(tenths / 10).\(tenths % 10)")
    case .decimal(let number): writer.value(number)
    case .boolean(let flag): writer.value(flag)
    case .array(let values): writer.list(values) { writer, value in value.write(to: &writer) }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.name(member.name)
          member.value.write(to: &writer)
        }
      }
    }
  }
}
