import Characters
import Testing

struct CodePointTests {
  @Test(
    arguments: [
      ("\0", "U+0000"), ("\u{AD}", "U+00AD"), ("\u{200B}", "U+200B"), ("\u{1F600}", "U+1F600"),
      ("\u{10FFFF}", "U+10FFFF"),
    ] as [(Unicode.Scalar, String)])
  func writesAtLeastFourDigits(scalar: Unicode.Scalar, notation: String) {
    #expect(scalar.codePoint == notation)
  }
}
