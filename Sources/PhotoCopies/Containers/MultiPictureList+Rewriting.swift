import PhotoFormats

extension MultiPictureList {
  /// Writes the positions of the pictures into a copy whose header is at an offset; pictures
  /// without one leave the list.
  func rewrite(
    in bytes: inout [UInt8], at header: Int, _ position: (Picture) -> (offset: Int, size: Int)?
  ) {
    let start = header + entries
    let size = Self.entrySize
    guard start + size * pictures.count <= bytes.count else { return }
    var kept = 0
    for picture in pictures {
      guard let (offset, byteCount) = position(picture) else { continue }
      let from = start + size * picture.entry
      let to = start + size * kept
      let entry = Array(bytes[from..<from + size])
      bytes.replaceSubrange(to..<to + size, with: entry)
      order.put32(byteCount, at: to + 4, in: &bytes)
      order.put32(offset, at: to + 8, in: &bytes)
      kept += 1
    }
    guard kept < pictures.count else { return }
    bytes.clear(start + size * kept..<start + size * pictures.count)
    if let number { order.put32(kept, at: header + number, in: &bytes) }
    order.put32(size * kept, at: header + count, in: &bytes)
  }
}
