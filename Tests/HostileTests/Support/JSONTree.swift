/// JSON for tests: numbers and texts are literals, so that they may be invalid.
indirect enum JSONTree: ExpressibleByDictionaryLiteral, Sendable {
  case literal(String)
  case array([JSONTree])
  case object([Member])

  /// A member of an object; the name is a literal too.
  struct Member: Sendable {
    var name: String
    var value: JSONTree
  }

  /// Returns a string literal for a text.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += #"\u0022"#
      case "\\": result += #"\\"#
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += #"\u00"# + (digits.count == 1 ? "0" : "") + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func text(_ text: String) -> JSONTree { .literal(quoted(text)) }

  init(dictionaryLiteral members: (String, JSONTree)...) {
    self = .object(members.map { Member(name: Self.quoted($0.0), value: $0.1) })
  }

  /// The document.
  var text: String {
    switch self {
    case .literal(let literal): literal
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{\n" + members.map { "\($0.name) : \($0.value.text)" }.joined(separator: ",\n") + "\n}"
    }
  }

  var bytes: [UInt8] { Array(text.utf8) }

  /// The replacements for a value, one of each type.
  static let replacements: [JSONTree] =
    ["null", "true", "7", "\"x\"", "\"\"", "[]", "{}", "[{}]", "{\"other\" : {}}", #"{"" : null}"#]
    .map { .literal($0) }

  /// The tree with one position changed: each value in turn is replaced, removed or duplicated, and
  /// each name changes.
  func mutations(
    replacements: [JSONTree] = replacements, names: [String] = [#""""#, #""x""#, #""\ud800""#]
  ) -> [JSONTree] {
    var results = replacements
    switch self {
    case .literal: break
    case .array(let elements):
      for index in elements.indices {
        var others = elements
        others.remove(at: index)
        results.append(.array(others))
        results.append(.array(elements + [elements[index]]))
        for mutation in elements[index].mutations(replacements: replacements, names: names) {
          others = elements
          others[index] = mutation
          results.append(.array(others))
        }
      }
    case .object(let members):
      for index in members.indices {
        var others = members
        others.remove(at: index)
        results.append(.object(others))
        results.append(.object(members + [members[index]]))
        for name in names {
          others = members
          others[index].name = name
          results.append(.object(others))
        }
        for value in members[index].value.mutations(replacements: replacements, names: names) {
          others = members
          others[index].value = value
          results.append(.object(others))
        }
      }
    }
    return results
  }
}
