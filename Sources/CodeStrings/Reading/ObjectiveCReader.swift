/// Reads the literals of an Objective-C file, and the calls that they are in.
///
/// A lexer is enough: keys are literals between parentheses of a macro, or behind a label of a
/// message. Comments are skipped, and text that is not Objective-C only yields fewer literals.
struct ObjectiveCReader {
  /// The depth of brackets at which the surroundings of a literal are no longer known.
  private static let maximumDepth = 64

  /// The labels that the macros of Foundation give their arguments, in order.
  private static let macros: [String: [String?]] = [
    "NSLocalizedString": [nil, "comment"],
    "NSLocalizedStringFromTable": [nil, "tableName", "comment"],
    "NSLocalizedStringFromTableInBundle": [nil, "tableName", "bundle", "comment"],
    "NSLocalizedStringWithDefaultValue": [nil, "tableName", "bundle", "value", "comment"],
    "NSLocalizedAttributedString": [nil, "comment"],
    "CFCopyLocalizedString": [nil, "comment"],
    "CFCopyLocalizedStringFromTable": [nil, "tableName", "comment"],
    "CFCopyLocalizedStringFromTableInBundle": [nil, "tableName", "bundle", "comment"],
    "CFCopyLocalizedStringWithDefaultValue": [nil, "tableName", "bundle", "value", "comment"],
    "LocalizedString": [nil, "comment"],
  ]

  /// A pair of brackets, with the arguments so far.
  private struct Call {
    /// The macro or function before a parenthesis; empty for a message or other brackets.
    var name: String
    var labels: [String] = []
    var arguments: [CodeArgument] = []

    /// The literals, each with the position of its argument.
    var literals: [(text: String, offset: Int, argument: Int)] = []

    /// The argument that is being read, and whether it is only a literal.
    var text: String?
    var isLiteral = true
    var word: String?
  }

  private let bytes: [UInt8]
  private var position = 0
  private var facts: FileFacts
  private var calls: [Call] = []
  private var lastWord: (text: String, end: Int)?

  private init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    facts = FileFacts(path: path)
  }

  /// Returns what a file contains.
  static func facts(of bytes: [UInt8], path: String) -> FileFacts {
    var reader = ObjectiveCReader(bytes, path: path)
    reader.read()
    return reader.facts
  }

  private mutating func read() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        position += 1
        facts.lineStarts.append(position)
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "'"): skipCharacter()
      case UInt8(ascii: "\""): literal()
      case UInt8(ascii: "#"): directive()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open()
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      case UInt8(ascii: ","): separate()
      case UInt8(ascii: ":"):
        if let word = lastWord, word.end == position, let last = calls.indices.last {
          finishArgument()
          calls[last].labels.append(word.text)
        }
        position += 1
      case let byte where Self.isWord(byte): word()
      case UInt8(ascii: "@"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        position += 1
      default:
        if let last = calls.indices.last { calls[last].isLiteral = false }
        position += 1
      }
    }
    while !calls.isEmpty { close() }
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  // MARK: Calls

  private mutating func open() {
    let isCall = bytes[position] == UInt8(ascii: "(")
    let name = isCall && lastWord?.end == position ? lastWord?.text ?? "" : ""
    if let last = calls.indices.last { calls[last].isLiteral = false }
    if calls.count < Self.maximumDepth { calls.append(Call(name: name)) }
    position += 1
  }

  private mutating func close() {
    position += 1
    finishArgument()
    guard let call = calls.popLast() else { return }
    for literal in call.literals {
      facts.literals.append(
        CodeLiteral(
          pieces: [.text(literal.text)], context: context(of: literal.argument, in: call),
          owner: "", offset: literal.offset))
    }
  }

  private mutating func separate() {
    position += 1
    finishArgument()
  }

  /// Ends the current argument: it is a literal, a word, or something else.
  private mutating func finishArgument() {
    guard let last = calls.indices.last else { return }
    var value = CodeExpression.other
    if calls[last].isLiteral, let text = calls[last].text {
      value = .string([.text(text)])
    } else if let word = calls[last].word, calls[last].isLiteral {
      value = .name(word)
    }
    calls[last].arguments.append(CodeArgument(label: nil, value: value))
    calls[last].text = nil
    calls[last].word = nil
    calls[last].isLiteral = true
  }

  private func context(of argument: Int, in call: Call) -> LiteralContext {
    // Projects give their versions of NSLocalizedString a prefix.
    let isPrefixed = call.name.hasSuffix("LocalizedString") && call.arguments.count == 2
    if let labels = Self.macros[call.name] ?? (isPrefixed ? [nil, "comment"] : nil) {
      var arguments = call.arguments
      for index in arguments.indices where index < labels.count {
        arguments[index].label = labels[index]
      }
      return .argument(
        CodeCall(
          kind: .function,
          callee: .name(Self.macros[call.name] == nil ? call.name : "NSLocalizedString"),
          arguments: arguments, context: .none), argument)
    }
    if let name = call.labels.first, name == "localizedStringForKey" {
      var arguments = Array(call.arguments.dropFirst())
      let labels = ["forKey", "value", "table"]
      for index in arguments.indices where index < labels.count {
        arguments[index].label = labels[index]
      }
      return .argument(
        CodeCall(
          kind: .function, callee: .member(.other, "localizedString"), arguments: arguments,
          context: .none), argument - 1)
    }
    guard !call.name.isEmpty else { return .none }
    return .argument(
      CodeCall(
        kind: .function, callee: .name(call.name), arguments: call.arguments, context: .none),
      argument)
  }

  // MARK: Tokens

  private mutating func word() {
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    lastWord = (text, position)
    guard let last = calls.indices.last else { return }
    if calls[last].text != nil || calls[last].word != nil { calls[last].isLiteral = false }
    calls[last].word = text
  }

  /// Reads a literal, and those directly behind it, which are parts of it.
  private mutating func literal() {
    let start = position
    var text = quoted()
    while let end = endOfSpace(),
      bytes[end] == UInt8(ascii: "\"")
        || (bytes[end] == UInt8(ascii: "@") && end + 1 < bytes.count
          && bytes[end + 1] == UInt8(ascii: "\""))
    {
      for index in position..<end where bytes[index] == UInt8(ascii: "\n") {
        facts.lineStarts.append(index + 1)
      }
      position = bytes[end] == UInt8(ascii: "@") ? end + 1 : end
      text += quoted()
    }
    let offset = start > 0 && bytes[start - 1] == UInt8(ascii: "@") ? start - 1 : start
    guard let last = calls.indices.last else {
      return facts.literals.append(
        CodeLiteral(pieces: [.text(text)], context: .none, owner: "", offset: offset))
    }
    if calls[last].text != nil || calls[last].word != nil { calls[last].isLiteral = false }
    calls[last].text = text
    calls[last].literals.append((text, offset, calls[last].arguments.count))
  }

  /// Reads the text between quotation marks, which can't contain a line end.
  private mutating func quoted() -> String {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\n") { break }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position, bytes.count)
    position = min(position + 1, bytes.count)
    return LiteralReader.unescapedC(bytes[min(start, end)..<end])
  }

  /// Returns the end of the spaces and line ends here; nil at the end of the file.
  private func endOfSpace() -> Int? {
    var end = position
    while end < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) { end += 1 }
    return end < bytes.count ? end : nil
  }

  /// Skips `#include "…"` and its like; other directives contain code.
  private mutating func directive() {
    position += 1
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    if ["import", "include", "error", "warning", "pragma"].contains(name) { skipLine() }
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
      if bytes[position - 1] == UInt8(ascii: "\n") { facts.lineStarts.append(position) }
    }
  }

  private mutating func skipCharacter() {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "'"), bytes[position] != 10 {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    if position < bytes.count, bytes[position] != 10 { position += 1 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
