import PhotoFormats

extension FileTrace {
  /// Creates the trace of an EXIF entry.
  init(_ tag: ExifTag, _ entry: ExifEntry, order: ByteOrder, at offset: Int?) {
    guard !tag.holdsText else {
      let text =
        switch tag {
        case .userComment: Self.comment(entry, order: order)
        // Windows writes UTF-16 with the least significant byte first, whatever the block's order.
        case .xpComment: ByteOrder.little.utf16Text(entry.value)
        default: entry.text ?? ""
        }
      self.init(.exif(tag), at: offset, text: text)
      return
    }
    let numbers = (0..<min(3, entry.count)).compactMap { entry.number(at: $0, order: order) }
    let text = numbers.map(Self.written).joined(separator: " ")
    self.init(.exif(tag), at: offset, text: text, numbers: numbers)
  }

  /// EXIF 3.0, 4.6.5: 8 bytes name the character set of a comment; some programs omit them.
  private static func comment(_ entry: ExifEntry, order: ByteOrder) -> String {
    var text = entry
    let code = entry.value.prefix(8)
    if code.starts(with: "UNICODE".utf8) {
      let units = entry.value.dropFirst(8)
      return order.ofUTF16(in: units).utf16Text(units.withoutByteOrderMark)
    }
    let isNamed =
      code.starts(with: "ASCII".utf8) || code.starts(with: "JIS".utf8)
      || code.allSatisfy { $0 == 0 }
    if isNamed { text.value = entry.value.dropFirst(8) }
    // Some programs write bytes instead of undefined data.
    if entry.format == TIFFFormat.byte { text.format = TIFFFormat.undefined }
    return text.text ?? ""
  }

  /// A number without trailing decimals.
  static func written(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}
