import ASCII
import TestSupport
import PhotoMetadata
import Testing

@testable import ValueSearch

/// The search for many patterns at once, against one for each.
struct PatternIndexTests {
  private func matches(
    _ patterns: [Pattern], in bytes: [UInt8], beginningIn part: Range<Int>? = nil
  ) -> [String] {
    var found: [String] = []
    PatternIndex(patterns).forEachMatch(in: bytes[...], beginningIn: part) { match in
      found.append("\(match.range) \(match.pattern.kind) \(match.pattern.form)")
      return true
    }
    return found.sorted()
  }

  /// Returns what one search for each pattern finds.
  private func expected(_ patterns: [Pattern], in bytes: [UInt8]) -> [String] {
    var found: [String] = []
    for pattern in patterns {
      let isText = pattern.form != .data
      let searched = isText ? bytes.map { $0 | (0x41...0x5A ~= $0 ? 0x20 : 0) } : bytes
      for start in searched.indices where searched[start...].starts(with: pattern.bytes) {
        let range = start..<start + pattern.bytes.count
        let isInside =
          start > 0 && searched[start - 1].endsLetter
          || range.upperBound < searched.count && searched[range.upperBound].beginsLetter
        guard !isText || !isInside else { continue }
        found.append("\(range) \(pattern.kind) \(pattern.form)")
      }
    }
    return found.sorted()
  }

  @Test func findsWhatOneSearchForEachFinds() {
    var numbers = SeededGenerator(seed: 7)
    for round in 0..<400 {
      let alphabet = Array("abAB. ".utf8).prefix(2 + round % 5)
      func text(_ sizes: ClosedRange<Int>) -> [UInt8] {
        (0..<Int.random(in: sizes, using: &numbers)).map { _ in
          alphabet.randomElement(using: &numbers) ?? 0
        }
      }
      let kinds: [MetadataKind] = [.location, .owner, .comments]
      let patterns = Set(
        (0..<Int.random(in: 0...20, using: &numbers)).map { number in
          Pattern(
            kind: kinds[number % 3],
            bytes: text(1...9).map { number % 2 == 0 ? $0 | 0x20 : $0 },
            form: number % 2 == 0 ? .bytes : .data, edges: WordEdges("ab"))
        })
      let bytes = text(0...60)
      #expect(matches(Array(patterns), in: bytes) == expected(Array(patterns), in: bytes))
    }
  }

  /// Of long patterns, only some positions of the bytes are looked at.
  @Test func findsLongPatternsInEveryPosition() {
    for size in 1...24 {
      let pattern = Pattern(
        kind: .owner, bytes: (0..<size).map { UInt8(0x61 + $0 % 20) },
        form: size % 2 == 0 ? .bytes : .data, edges: WordEdges("ab"))
      let longer = Pattern(kind: .owner, bytes: Array("zyxwvutsrqponmlkjihgfedcba".utf8))
      for position in 0..<32 {
        var bytes = [UInt8](repeating: 0x2E, count: position) + pattern.bytes
        #expect(matches([pattern, longer], in: bytes) == expected([pattern], in: bytes))
        bytes += [UInt8](repeating: 0x2E, count: 32)
        #expect(matches([pattern, longer], in: bytes).count == 1)
        for (part, count) in [
          (position..<position + 1, 1), (0..<position, 0), (position + 1..<bytes.count, 0),
          (0..<position + 1, 1),
        ] {
          #expect(matches([pattern], in: bytes, beginningIn: part).count == count)
        }
      }
    }
  }

  @Test func findsPatternsThatBeginWithOthers() {
    let patterns = ["ab", "abc", "abcd", "abcdefgh", "bcd"].map {
      Pattern(kind: .owner, bytes: Array($0.utf8))
    }
    #expect(matches(patterns, in: Array("xabcdex".utf8)).count == 4)
    #expect(matches(patterns, in: Array("a".utf8)).isEmpty)
    #expect(matches([], in: Array("abc".utf8)).isEmpty)
  }

  /// Thousands of keywords took minutes when there was one search for each.
  @Test func searchesForManyKeywordsAtOnce() {
    var values = RemovedValues()
    for number in 0..<2000 { values.add(text: "keyword number \(number)", of: .comments) }
    values.makeIndex()
    let bytes = (0..<100_000).flatMap { Array("keyword numbers \($0), ".utf8) }
    #expect(values.kind(foundIn: [], bytes[...]) == nil)
    #expect(
      values.kind(foundIn: [], (bytes + Array("Keyword Number 1999.".utf8))[...]) == .comments)
  }
}

extension UInt8 {
  /// Whether a letter or digit may begin with this byte in UTF-8.
  fileprivate var beginsLetter: Bool { isASCIILetter || isASCIIDigit || self >= 0xC2 }

  /// Whether a letter or digit may end with this byte in UTF-8.
  fileprivate var endsLetter: Bool {
    isASCIILetter || isASCIIDigit || (0x80...0xBF).contains(self)
  }
}
