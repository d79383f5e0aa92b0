import Escaping
import StringCatalogs

/// JSON in the layout of the examples: Xcode's layout, with short values on one line.
enum ExampleJSON {
  /// A string; marks around its text are written around the literal.
  case string(String)

  /// A number, `true` or `false`.
  case literal(String)

  /// Values on one line.
  case array([ExampleJSON])

  /// An object with one member per line, or on one line if it has a single short member.
  case object([Member])

  /// An object on one line.
  case row([Member])

  /// The name and the value of a member.
  typealias Member = (name: String, value: ExampleJSON)

  /// The text, without a final line feed.
  var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .string(let string): text += Self.quoted(string)
    case .literal(let literal): text += literal
    case .array(let values):
      text += "[ \(values.map(\.text).joined(separator: ", ")) ]"
    case .object(let members) where members.isEmpty: text += "{ }"
    case .object(let members) where members.count > 1 || !members[0].value.isShort:
      let inner = indentation + "  "
      for (index, member) in members.enumerated() {
        text += "\(index == 0 ? "{" : ",")\n\(inner)\(Self.quoted(member.name)) : "
        member.value.write(to: &text, indentation: inner)
      }
      text += "\n\(indentation)}"
    case .object(let members), .row(let members):
      let line = members.map { "\(Self.quoted($0.name)) : \($0.value.text)" }
      text += "{ \(line.joined(separator: ", ")) }"
    }
  }

  /// Whether the value may be on the line of an object that contains nothing else.
  private var isShort: Bool {
    switch self {
    case .string, .literal, .row: true
    case .array, .object: false
    }
  }

  /// Returns a text as a JSON string; marks around the text are put around the quotation marks.
  private static func quoted(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    guard scalars.first == "⟦", scalars.last == "⟧" else { return literal(text) }
    scalars.removeFirst()
    scalars.removeLast()
    return "⟦" + literal(String(scalars)) + "⟧"
  }

  private static func literal(_ text: String) -> String {
    "\"" + String(decoding: JSONEscaping.xcode(text), as: UTF8.self) + "\""
  }
}
