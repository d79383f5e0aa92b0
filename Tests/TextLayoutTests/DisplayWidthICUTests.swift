import TextLayout
import Testing

#if canImport(_FoundationICU)
import _FoundationICU

struct DisplayWidthICUTests {
  @Test func agreesWithEastAsianWidthAsICUHasIt() {
    var differences: [String] = []
    for value in UInt32(0x20)...0x3FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // East Asian Width does not apply to zero-width characters, and ICU may be older.
      let width = DisplayWidth.of(Character(scalar))
      let isAssigned = swift_u_charType(Int32(value)) != 0
      guard width > 0, isAssigned else { continue }
      let property = swift_u_getIntPropertyValue(Int32(value), UCHAR_EAST_ASIAN_WIDTH)
      let isWide =
        property == Int32(U_EA_WIDE.rawValue) || property == Int32(U_EA_FULLWIDTH.rawValue)
      if isWide != (width == 2) { differences.append(String(value, radix: 16)) }
    }
    // Unicode 16 made the trigrams and the mono- and digrams wide; ICU may be older.
    let changed =
      (0x2630...0x2637).map { String($0, radix: 16) }
      + (0x268A...0x268F).map { String($0, radix: 16) }
      + (0x4DC0...0x4DFF).map { String($0, radix: 16) }
      + (0x1D300...0x1D37F).map { String($0, radix: 16) }
    #expect(differences.filter { !changed.contains($0) } == [])
  }
}
#endif
