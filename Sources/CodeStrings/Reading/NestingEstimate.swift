/// How deep code could be nested, estimated from its bytes.
///
/// The parser calls itself for each bracket up to a limit of its own, but also for each member of a
/// chain, each operator before another, each `else if`, and each keyword that a value follows. For
/// each bracket of an array in the type of another, it looks ahead twice, so that time doubles.
package struct NestingEstimate {
  /// The number of marks up to which any thread has enough stack.
  private static let safeCount = 1_000

  /// The numbers above which a file is not parsed, since nobody writes such code.
  private static let maximumMarkCount = 300_000
  private static let maximumWordCount = 30_000
  private static let maximumDepth = 2_000
  private static let maximumArrayDepth = 16
  private static let maximumConditionCount = 2_000

  /// The directives whose conditions the parser reads, some of them for half a millisecond each.
  private static let conditions: Set<ArraySlice<UInt8>> = Set(
    ["if", "elseif"].map { Array($0.utf8)[...] })

  /// The keywords that code of any depth can follow.
  private static let words: Set<ArraySlice<UInt8>> = Set(
    [
      "if", "else", "try", "await", "switch", "for", "while", "repeat", "do", "guard", "in", "some",
      "any", "inout", "each", "unsafe", "consume", "copy", "borrow", "throw", "return", "is", "as",
    ].map { Array($0.utf8)[...] })

  /// The number of bytes that can make code one level deeper.
  private var markCount = 0

  /// The number of keywords, and of brackets that may be operators.
  private var wordCount = 0

  /// The number of conditions of `#if`.
  private var conditionCount = 0

  /// The largest number of brackets that are open at a position.
  private var depth = 0

  /// The largest number of brackets of arrays that are open at a position, with nothing between
  /// them that can’t be in a type.
  private var arrayDepth = 0

  /// The number of brackets of arrays whose attributes have arguments that could hide others.
  private var hiddenArrayDepth = 0

  package init(_ bytes: [UInt8]) {
    var open = 0
    var wordStart: Int?
    var arraysEnd = 0
    for (index, byte) in bytes.enumerated() {
      if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
        if wordStart == nil { wordStart = index }
        continue
      }
      if let start = wordStart {
        wordStart = nil
        if index - start <= 7, Self.words.contains(bytes[start..<index]) { wordCount += 1 }
        if start > 0, bytes[start - 1] == UInt8(ascii: "#"),
          Self.conditions.contains(bytes[start..<index])
        {
          conditionCount += 1
        }
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        markCount += 1
        open += 1
        depth = max(depth, open)
        if byte == UInt8(ascii: "["), index >= arraysEnd {
          let type = Self.arrayType(in: bytes, at: index)
          arrayDepth = max(arrayDepth, type.depth)
          hiddenArrayDepth += type.hiddenDepth
          arraysEnd = type.end
        }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
      case UInt8(ascii: "<"): wordCount += 1
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "-"):
        markCount += 1
      default: break
      }
    }
  }

  /// What may be a type that begins with the bracket of an array.
  private struct ArrayType {
    /// The largest number of brackets that are open at once.
    var depth = 0

    /// The number of those that are open where an argument of an attribute could hide others.
    var hiddenDepth = 0

    /// The position behind it.
    var end: Int
  }

  /// Returns what may be a type at the bracket of an array.
  private static func arrayType(in bytes: [UInt8], at start: Int) -> ArrayType {
    var type = ArrayType(end: start)
    var open = 0
    var (hasAttribute, hasArguments) = (false, false)
    while type.end < bytes.count {
      switch bytes[type.end] {
      case UInt8(ascii: "["):
        open += 1
        type.depth = max(type.depth, open)
      case UInt8(ascii: "]"):
        open -= 1
        if open == 0 { return type }
      case UInt8(ascii: "@"): hasAttribute = true
      case UInt8(ascii: "("): hasArguments = hasAttribute
      case let byte where notInTypes.contains(byte):
        if byte == UInt8(ascii: "/"), let end = commentEnd(in: bytes, at: type.end) {
          type.end = end
          continue
        }
        if hasArguments { type.hiddenDepth = open }
        return type
      default: break
      }
      type.end += 1
    }
    return type
  }

  /// The bytes that end what may be a type, unless they are in an argument of an attribute.
  private static let notInTypes = Set("{};='+*%^|/\"#\\".utf8)

  /// Returns where the comment at a position ends; nil if there is none.
  private static func commentEnd(in bytes: [UInt8], at start: Int) -> Int? {
    var position = start
    var depth = 0
    while position < bytes.count {
      switch (bytes[position], position + 1 < bytes.count ? bytes[position + 1] : 0) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")) where depth > 0:
        depth -= 1
        position += 2
        if depth == 0 { return position }
      case (UInt8(ascii: "/"), UInt8(ascii: "/")) where depth == 0:
        return bytes[position...].firstIndex { [10, 13].contains($0) } ?? bytes.count
      default:
        guard depth > 0 else { return nil }
        position += 1
      }
    }
    return bytes.count
  }

  /// Whether any thread has enough stack to parse the code.
  package var isShallow: Bool { markCount + wordCount <= Self.safeCount }

  /// Whether nobody writes code of this depth.
  package var isExcessive: Bool {
    markCount > Self.maximumMarkCount || wordCount > Self.maximumWordCount
      || depth > Self.maximumDepth || max(arrayDepth, hiddenArrayDepth) > Self.maximumArrayDepth
      || conditionCount > Self.maximumConditionCount
  }
}
