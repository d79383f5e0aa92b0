/// The brands in the file type box with which an ISO base media file begins.
package struct FileTypeBrands {
  /// The type of the box, with which a file begins.
  package static let boxType = "ftyp"

  /// The major brand and then the compatible ones; empty if there is no such box.
  package let all: [String]

  /// Reads the box at the beginning of bytes, at most ``Limits/brands`` of it.
  ///
  /// ISO/IEC 14496-12, 4.3: size, `ftyp`, major brand, version, then brands to the end of the box.
  package init(_ bytes: ArraySlice<UInt8>) {
    let name = { (offset: Int) in
      String(decoding: bytes.dropFirst(offset).prefix(4), as: UTF8.self)
    }
    guard name(4) == Self.boxType else {
      all = []
      return
    }
    let boxSize = ByteOrder.big.uint32(bytes, at: 0) ?? 0
    let end = min(boxSize, bytes.count, 16 + 4 * FormatLimits.brands)
    all = ([8] + stride(from: 16, to: end, by: 4)).map(name)
  }
}
