import Testing

@testable import CatalogHistory

struct SourceMeaningTests {
  @Test func knowsAllWhiteSpace() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isSame = SourceMeaning("a\(scalar)b") == SourceMeaning("a b")
      #expect(isSame == scalar.properties.isWhitespace, "U+\(String(value, radix: 16))")
    }
  }
}
