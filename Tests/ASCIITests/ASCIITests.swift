import ASCII
import Testing

struct ASCIITests {
  @Test func knowsTheKindOfEveryByte() {
    for byte in UInt8.min ... .max {
      let character = byte < 0x80 ? Character(Unicode.Scalar(byte)) : "é"
      #expect(byte.isASCIIDigit == ("0"..."9").contains(character))
      #expect(byte.isASCIIUppercase == ("A"..."Z").contains(Unicode.Scalar(byte)))
      #expect(byte.isASCIILowercase == ("a"..."z").contains(Unicode.Scalar(byte)))
      #expect(byte.isASCIILetter == (byte.isASCIIUppercase || byte.isASCIILowercase))
      #expect(
        byte.hexadecimalValue.map { Int($0) } == (byte < 0x80 ? character.hexDigitValue : nil))
      #expect(
        byte.asciiLowercased == (byte < 0x80 ? character.lowercased().utf8.first : byte))
    }
  }

  @Test func acceptsOnlyASCII() {
    for value in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(scalar.isASCIIDigit == ("0"..."9").contains(scalar))
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      #expect(scalar.isASCIILetter == isLetter)
    }
  }

  @Test func writesNumbersInHexadecimal() {
    #expect(UInt8(10).hexadecimal(digits: 2) == "0a")
    #expect(UInt32.max.hexadecimal(digits: 4, uppercase: true) == "FFFFFFFF")
    #expect(0.hexadecimal() == "0")
    #expect(0x1F.hexadecimal(digits: -1) == "1f")
  }
}
