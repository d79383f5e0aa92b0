import PhotoFormats
import TestSupport
import Testing

/// The walks over files whose header or directory says where the pieces lie.
struct LayoutPartsTests {
  private func names<Layout: FileLayout>(
    _ bytes: [UInt8], as _: Layout.Type, _ reading: FormatReading = .lenient
  ) -> [String] {
    let (parts, problems) = LayoutParts<Layout>.all(in: bytes, reading)
    return parts.map { "\($0.kind == .chunk ? $0.name : "\($0.kind)") \($0.range.count)" }
      + problems.map { "\($0)" }
  }

  @Test func listsThePartsOfBMP() throws {
    #expect(
      names(LayoutFiles.bmp, as: BMPLayout.self)
        == ["header 138", "colors 8", "pixels 8", "bV5ProfileData 3"])
    #expect(BMPParts.all(in: LayoutFiles.bmp, .strict).problems.isEmpty)
    #expect(
      names(LayoutFiles.bmp + [1], as: BMPLayout.self).suffix(2) == ["bV5ProfileData 3", "gap 1"])
  }

  /// Rows have whole groups of four bytes; of compressed pixels, the header has the number.
  @Test(arguments: [(1, 0, 0, 8), (8, 0, 0, 8), (24, 0, 0, 16), (8, 1, 5, 5), (8, 1, 0, 19)])
  func knowsHowLongPixelsAre(bits: UInt8, compression: UInt8, size: UInt8, count: Int) throws {
    var file = LayoutFiles.bmp + [0, 0, 0, 0, 0, 0, 0, 0]
    // The profile, which would take bytes, goes.
    file[14 + 56] = 0
    file[14 + 14] = bits
    file[14 + 16] = compression
    file[14 + 20] = size
    let pixels = try #require(BMPParts.parts(of: file).first { $0.name == BMPLayout.pixels })
    #expect(pixels.range.count == count)
  }

  @Test(arguments: [false, true]) func listsTheSectionsOfPhotoshop(isLarge: Bool) {
    let file = LayoutFiles.photoshop(isLarge: isLarge)
    let expected = [
      "header 26", "colors 7", "8BIM 18", "layers \(isLarge ? 13 : 9)", "picture 4",
    ]
    #expect(names(file, as: PhotoshopLayout.self) == expected)
    #expect(names(file, as: PhotoshopLayout.self, .strict) == expected)
    for count in 1..<file.count - 4 {
      let cut = Array(file.prefix(count))
      #expect(PhotoshopParts.all(in: cut).problems == [.truncated], "\(count)")
      PhotoshopParts.check(cut)
    }
  }

  @Test(arguments: [false, true]) func listsTheBlocksOfMRW(isLittleEndian: Bool) throws {
    let file = LayoutFiles.mrw(isLittleEndian: isLittleEndian)
    let expected = ["header 8", "PRD 32", "WBG 11", "picture 4"]
    #expect(names(file, as: MRWLayout.self) == expected)
    #expect(names(file, as: MRWLayout.self, .strict) == expected)
    var source = ByteSource(file)
    let size = try MRWLayout(in: &source).dimensions(in: 16..<40, of: &source)
    #expect(size == PixelDimensions(width: 3, height: 2))
  }

  @Test(arguments: [(FormatLimits.directories, false), (FormatLimits.directories + 1, true)])
  func limitsTheBlocksOfMRW(count: Int, areTooMany: Bool) {
    let block: [UInt8] = [0, 0x50, 0x41, 0x44, 0, 0, 0, 0]
    let blocks = Array(repeating: block, count: count).flatMap { $0 }
    let file = [0, 0x4D, 0x52, 0x4D, 0, 0, 0, UInt8(blocks.count)] + blocks
    let (parts, problems) = MRWParts.all(in: file)
    #expect(parts.count { $0.name == "PAD" } == FormatLimits.directories)
    #expect(parts.last?.kind == (areTooMany ? .gap : .chunk))
    #expect(problems == (areTooMany ? [.tooMany] : []))
    MRWParts.check(file)
  }

  @Test func listsTheDirectoriesOfCRW() throws {
    let expected = [
      "header 26", "0x2005 3", "0x080B 8", "directory 22", "directory 4", "directory 22",
      "directory 4",
    ]
    #expect(names(LayoutFiles.crw, as: CRWLayout.self) == expected)
    #expect(names(LayoutFiles.crw, as: CRWLayout.self, .strict) == expected)
    var source = ByteSource(LayoutFiles.crw)
    let values = try CRWLayout(in: &source).values
    #expect(values.map(\.tag) == [0x2005, 0x080B, 0x1814])
    #expect(values.map(\.isInline) == [false, false, true])
  }

  @Test func listsTheSectionsOfX3F() {
    let expected = ["header 40", "PROP 4", "IMAG 2", "SECd 36", "SECd offset 4"]
    #expect(names(LayoutFiles.x3f, as: X3FLayout.self) == expected)
    #expect(names(LayoutFiles.x3f, as: X3FLayout.self, .strict) == expected)
    // Without its end, nothing tells where anything lies.
    let cut = Array(LayoutFiles.x3f.dropLast())
    #expect(names(cut, as: X3FLayout.self) == ["header \(cut.count)", "truncated"])
  }

  @Test func listsThePartsOfRAF() throws {
    let expected = ["header 108", "JPEG 4", "gap 2", "properties 12", "picture 3"]
    #expect(names(LayoutFiles.raf, as: RAFLayout.self) == expected)
    #expect(names(LayoutFiles.raf, as: RAFLayout.self, .strict) == expected)
    var source = ByteSource(LayoutFiles.raf)
    #expect(
      try RAFLayout(in: &source).dimensions == PixelDimensions(width: 6, height: 4))
    #expect(RAFParts.all(in: Array(LayoutFiles.raf.dropLast())).problems == [.truncated])
  }

  @Test func givesSharedBytesToThePieceThatBeginsFirst() {
    var file = LayoutFiles.raf
    // The list begins in the JPEG file.
    file[84 + 8 + 3] = 110
    #expect(
      names(file, as: RAFLayout.self)
        == ["header 108", "JPEG 4", "properties 10", "gap 4", "picture 3"])
  }

  @Test func hasNoPartsWhereNothingTellsThem() {
    #expect(names(Array(LayoutFiles.raf.prefix(99)), as: RAFLayout.self) == ["gap 99", "damaged"])
    #expect(names([], as: BMPLayout.self) == [])
  }

  /// Joined, the parts are the file, whatever its bytes are and wherever it ends.
  private func check<Layout: FileLayout>(_ file: [UInt8], as _: Layout.Type) {
    for count in 0...file.count { LayoutParts<Layout>.check(Array(file.prefix(count))) }
    for bytes in SamplePhotos.damaged(file, count: 4000) { LayoutParts<Layout>.check(bytes) }
    for index in file.indices {
      for value in [0x00, 0x01, 0x7F, 0x80, 0xFF] as [UInt8] {
        var mutant = file
        mutant[index] = value
        LayoutParts<Layout>.check(mutant)
      }
    }
  }

  @Test func survivesDamage() {
    check(LayoutFiles.bmp, as: BMPLayout.self)
    for isOther in [false, true] {
      check(LayoutFiles.photoshop(isLarge: isOther), as: PhotoshopLayout.self)
      check(LayoutFiles.mrw(isLittleEndian: isOther), as: MRWLayout.self)
    }
    check(LayoutFiles.crw, as: CRWLayout.self)
    check(LayoutFiles.x3f, as: X3FLayout.self)
    check(LayoutFiles.raf, as: RAFLayout.self)
  }

  /// Files of other formats, which are read as this one.
  @Test(.needs(.data)) func joinsToAnyFile() throws {
    for container in [PhotoContainer.jpeg, .tiff, .png] {
      for path in try SamplePhotos.files(container).prefix(40) {
        let bytes = try SamplePhotos.bytes(ofFileAt: path, upTo: 1 << 16)
        BMPParts.check(bytes)
        PhotoshopParts.check(bytes)
        MRWParts.check(bytes)
        CRWParts.check(bytes)
        X3FParts.check(bytes)
        RAFParts.check(bytes)
      }
    }
  }
}
