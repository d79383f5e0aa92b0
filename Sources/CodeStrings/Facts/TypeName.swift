import ASCII

/// Takes the names of types apart, as they are written in source code.
enum TypeName {
  /// Returns whether a name is that of a type: it begins with an uppercase letter.
  static func isName(_ name: String) -> Bool { name.utf8.first?.isASCIIUppercase ?? false }

  /// Returns a type without attributes, `some`, `any`, and what makes it optional.
  static func unwrapped(_ type: String) -> String {
    if isPlain(type) { return type }
    var rest = trimmed(type)
    while true {
      if let space = rest.firstIndex(of: " "), isModifier(rest[..<space]) {
        rest = trimmed(rest[rest.index(after: space)...])
      } else if rest.hasSuffix("?") || rest.hasSuffix("!") {
        rest = String(rest.dropLast())
      } else if rest.hasPrefix("Optional<"), rest.hasSuffix(">") {
        rest = trimmed(rest.dropFirst(9).dropLast())
      } else if rest.hasPrefix("("), rest.hasSuffix(")"), isWhole(rest), !hasComma(rest) {
        rest = trimmed(rest.dropFirst().dropLast())
      } else {
        return rest
      }
    }
  }

  /// Returns whether a type is only a name, as most are; it can have dots.
  private static func isPlain(_ type: String) -> Bool {
    type.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == dot || $0 == UInt8(ascii: "_")
    }
  }

  private static let dot = UInt8(ascii: ".")

  /// Returns the last part of a name without generic arguments, such as `Value` of `Key<T>.Value`.
  static func last(of type: String) -> String {
    let whole = unwrapped(type)
    if isPlain(whole) {
      return whole.utf8.lastIndex(of: dot).map { String(whole[whole.utf8.index(after: $0)...]) }
        ?? whole
    }
    var depth = 0
    var name = ""
    for character in whole {
      if character == "<" { depth += 1 }
      if depth == 0 {
        if character == "." { name = "" } else { name.append(character) }
      }
      if character == ">" { depth -= 1 }
    }
    return name
  }

  /// Returns the type of the elements of a sequence, or the values of a dictionary.
  static func element(of type: String) -> String? {
    var whole = unwrapped(type)
    if whole.hasSuffix("...") { return String(whole.dropLast(3)) }
    if whole.hasPrefix("["), whole.hasSuffix("]") {
      whole = trimmed(whole.dropFirst().dropLast())
      return parts(of: whole, at: ":").last
    }
    return arguments(of: whole).last
  }

  /// Returns the type of the keys of a dictionary; nil for another type.
  static func key(of type: String) -> String? {
    let whole = unwrapped(type)
    let types =
      whole.hasPrefix("[") && whole.hasSuffix("]")
      ? parts(of: String(whole.dropFirst().dropLast()), at: ":") : arguments(of: whole)
    return types.count == 2 ? types[0] : nil
  }

  /// Returns the generic arguments of a type.
  static func arguments(of type: String) -> [String] {
    let whole = unwrapped(type)
    guard let open = whole.firstIndex(of: "<"), whole.hasSuffix(">") else { return [] }
    return parts(of: String(whole[whole.index(after: open)...].dropLast()), at: ",")
  }

  /// Returns the result of a function type; nil for another type.
  static func result(of type: String) -> String? {
    let whole = unwrapped(type)
    guard whole.hasPrefix("("), let arrow = whole.firstRange(of: "->") else { return nil }
    return trimmed(whole[arrow.upperBound...])
  }

  /// Returns the type of a parameter of a function type; nil for another type.
  static func parameter(_ index: Int, of type: String) -> String? {
    let whole = unwrapped(type)
    var depth = 0
    for position in whole.indices {
      if whole[position] == "(" { depth += 1 }
      guard whole[position] == ")" else { continue }
      depth -= 1
      if depth == 0 { return tupleElement(index, of: String(whole[...position])) }
    }
    return nil
  }

  /// Returns an element of a tuple type.
  static func tupleElement(_ index: Int, of type: String) -> String? {
    let whole = trimmed(type)
    guard whole.hasPrefix("("), whole.hasSuffix(")") else { return nil }
    let elements = parts(of: String(whole.dropFirst().dropLast()), at: ",")
    guard elements.indices.contains(index) else { return nil }
    return parts(of: elements[index], at: ":").last
  }

  /// Returns the element of a tuple type with a label.
  static func tupleElement(named name: String, of type: String) -> String? {
    let whole = unwrapped(type)
    guard whole.hasPrefix("("), whole.hasSuffix(")") else { return nil }
    for element in parts(of: String(whole.dropFirst().dropLast()), at: ",") {
      let halves = parts(of: element, at: ":")
      if halves.count == 2, halves[0] == name { return halves[1] }
    }
    return nil
  }

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || ["some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "__owned"]
        .contains(word)
  }

  private static func isWhole(_ type: String) -> Bool {
    var depth = 0
    for (index, character) in type.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return index == type.count - 1 }
    }
    return false
  }

  private static func hasComma(_ type: String) -> Bool {
    parts(of: String(type.dropFirst().dropLast()), at: ",").count > 1
  }

  /// Splits at a character that is not inside brackets.
  private static func parts(of text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { trimmed($0) }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
