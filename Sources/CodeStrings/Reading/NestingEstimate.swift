/// How deep code could be nested, estimated from its bytes.
///
/// The parser calls itself for each bracket up to a limit of its own, but also for each member of a
/// chain, each operator before another, each `else if`, and each keyword that a value follows.
struct NestingEstimate {
  /// The number of marks up to which any thread has enough stack.
  private static let safeCount = 1_000

  /// The numbers above which a file is not parsed, since nobody writes such code.
  private static let maximumMarkCount = 300_000
  private static let maximumWordCount = 30_000
  private static let maximumDepth = 2_000

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

  /// The largest number of brackets that are open at a place.
  private var depth = 0

  init(_ bytes: [UInt8]) {
    var open = 0
    var wordStart: Int?
    for (index, byte) in bytes.enumerated() {
      if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
        if wordStart == nil { wordStart = index }
        continue
      }
      if let start = wordStart {
        wordStart = nil
        if index - start <= 7, Self.words.contains(bytes[start..<index]) { wordCount += 1 }
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        markCount += 1
        open += 1
        depth = max(depth, open)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
      case UInt8(ascii: "<"): wordCount += 1
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "-"):
        markCount += 1
      default: break
      }
    }
  }

  /// Whether any thread has enough stack to parse the code.
  var isShallow: Bool { markCount + wordCount <= Self.safeCount }

  /// Whether nobody writes code of this depth.
  var isExcessive: Bool {
    markCount > Self.maximumMarkCount || wordCount > Self.maximumWordCount
      || depth > Self.maximumDepth
  }
}
