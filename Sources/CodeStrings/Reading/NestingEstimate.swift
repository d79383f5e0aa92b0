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

  /// The largest number of brackets of arrays that are open at a position, with nothing between them
  /// that can’t be in a type.
  private var arrayDepth = 0

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
          let arrays = Self.arrays(in: bytes, at: index)
          arrayDepth = max(arrayDepth, arrays.count)
          arraysEnd = arrays.end
        }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
      case UInt8(ascii: "<"): wordCount += 1
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "-"):
        markCount += 1
      default: break
      }
    }
  }

  /// Returns how many brackets of arrays are open at once in what may be a type, and where that
  /// ends.
  ///
  /// Attributes are part of types, and their arguments may be anything; since nobody writes such
  /// arguments so deep in a type, what quotes in them could hide counts as too deep.
  private static func arrays(in bytes: [UInt8], at start: Int) -> (count: Int, end: Int) {
    var (count, open, hasAttribute) = (0, 0, false)
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "["):
        open += 1
        count = max(count, open)
      case UInt8(ascii: "]"): open = max(0, open - 1)
      case UInt8(ascii: "@"): hasAttribute = hasAttribute || open > 4
      case UInt8(ascii: "/"):
        guard let end = commentEnd(in: bytes, at: position) else { return (count, position) }
        position = end
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\"):
        return (hasAttribute ? .max : count, position)
      case let byte where notInTypes.contains(byte): return (count, position)
      default: break
      }
      position += 1
    }
    return (count, position)
  }

  /// The bytes that end what may be a type.
  private static let notInTypes = Set("{};='+*%^|".utf8)

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
      || depth > Self.maximumDepth || arrayDepth > Self.maximumArrayDepth
      || conditionCount > Self.maximumConditionCount
  }
}
