import Testing

@testable import PhotoCopies

/// Words in bytes, which may be text or not.
struct ByteSearchTests {
  private func finds(_ word: String, between before: [UInt8], and after: [UInt8]) -> Bool {
    ByteSearch.contains(
      Array(word.utf8), in: (before + Array(word.utf8) + after)[...], isWord: true)
  }

  @Test func findsNoPartsOfWords() {
    #expect(!finds("Paris", between: [], and: Array("ian".utf8)))
    #expect(!finds("Paris", between: Array("é".utf8), and: []))
    #expect(!finds("Paris", between: [], and: Array("é".utf8)))
  }

  /// A byte that isn’t part of a letter in UTF-8 ends a word: it belongs to a number or to text in
  /// another encoding.
  @Test(arguments: [0xCC, 0xFF, 0x00] as [UInt8])
  func findsWordsBehindOtherData(byte: UInt8) {
    #expect(finds("Paris", between: [1, byte], and: [0x80]))
  }
}
