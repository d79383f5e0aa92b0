import PhotoFormats
import Testing

struct PackBitsTests {
  @Test(arguments: [1, 2, 127, 128, 129, 256, 257])
  func packsRunsOfAtMostAHundredAndTwentyEightBytes(count: Int) {
    func packed(_ bytes: [UInt8]) -> [UInt8] {
      var output: [UInt8] = []
      PackBits.encode(bytes.span, into: &output)
      #expect(PackBits.decode(output[...], count: count) == bytes)
      return output
    }
    // A run is two bytes; one byte is a literal of two.
    #expect(packed(Array(repeating: 7, count: count)).count == 2 * ((count + 127) / 128))
    let different = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    #expect(packed(different).count == count + (count + 127) / 128)
  }
}
