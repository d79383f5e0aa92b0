import PhotoFormats

extension FileTrace {
  /// Creates the trace of an EXIF entry.
  init(_ tag: ExifTag, _ entry: ExifEntry, order: ByteOrder, at offset: Int?) {
    guard !tag.holdsText else {
      self.init(.exif(tag), at: offset, Self.text(tag, entry, order: order) ?? DecodedText(""))
      return
    }
    var numbers = (0..<min(3, entry.count)).compactMap { entry.number(at: $0, order: order) }
    if tag == .altitudeReference, numbers.isEmpty {
      // Some programs write the digit as text, or the byte as data without a type.
      let byte = entry.value.first.flatMap { $0 < 4 ? Double($0) : nil }
      numbers = (entry.text.flatMap { Double($0) } ?? byte).map { [$0] } ?? []
    }
    let text = numbers.map(Self.written).joined(separator: " ")
    self.init(.exif(tag), at: offset, text: text, numbers: numbers)
  }

  private static func text(
    _ tag: ExifTag, _ entry: ExifEntry, order: ByteOrder
  ) -> DecodedText? {
    switch tag {
    case .userComment, .gpsAreaInformation, .gpsProcessingMethod:
      return comment(entry, order: order)
    // Windows writes UTF-16, least significant byte first, whatever the byte order of the block.
    case .xpTitle, .xpComment, .xpAuthor, .xpKeywords, .xpSubject:
      return DecodedText(ByteOrder.little.utf16Text(entry.value))
    default: return entry.decodedText
    }
  }

  /// EXIF 3.0, 4.6.5: 8 bytes name the character set of a comment; some programs omit them.
  private static func comment(_ entry: ExifEntry, order: ByteOrder) -> DecodedText? {
    let code = entry.value.prefix(8)
    let rest = entry.value.dropFirst(8)
    if code.starts(with: "UNICODE".utf8) {
      return DecodedText(unicode: rest, order: order)
    }
    if code.starts(with: "JIS".utf8) {
      // The standard means JIS X 0208, which programs write with its escape sequences or in another
      // encoding of the same characters.
      let text = DecodedText(rest)
      return text.encoding == .iso2022JP ? DecodedText(text.text) : text
    }
    let isNamed = code.starts(with: "ASCII".utf8) || code.allSatisfy { $0 == 0 }
    if isNamed { return DecodedText(rest) }
    // Some programs write bytes instead of undefined data.
    return entry.format == TIFFFormat.byte ? DecodedText(entry.value) : entry.decodedText
  }

  /// A number without trailing decimals.
  static func written(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}
