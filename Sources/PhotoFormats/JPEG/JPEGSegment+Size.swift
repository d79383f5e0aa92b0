extension JPEGSegment {
  /// Returns how many bytes of a content its standard describes; nil if the content is damaged, or
  /// the segment has a structure of its own.
  ///
  /// Whatever follows is read by nobody.
  package func size(of content: ArraySlice<UInt8>) -> Int? {
    let size: Int? =
      switch self {
      case .frame: content.dropFirst(5).first.map { 6 + 3 * Int($0) }
      case .quantization: Self.quantizationSize(content)
      case .huffman: Self.huffmanSize(content)
      case .arithmetic: Self.arithmeticSize(content)
      case .restartInterval, .lineCount: 2
      case .scan: content.first.map { 1 + 2 * Int($0) + 3 }
      case .jfif: Self.jfifSize(content)
      case .adobe: Self.adobeSize
      // A version.
      case .adobeColors: 8 + 2
      case .ducky: Self.duckySize(content)
      case .gainMap: Self.gainMapSize(content)
      case .jfxx, .exif, .xmp, .extendedXMP, .colorProfile, .multiPicture, .jumbf, .imageResources,
        .comment,
        .unknown:
        nil
      }
    return size.flatMap { $0 <= content.count ? $0 : nil }
  }

  /// The size of JFIF's header without a thumbnail (ITU-T T.871, 10.1).
  package static let jfifHeaderSize = 5 + 2 + 1 + 4 + 2

  /// The size of Adobe's segment (Technical Note 5116): version, two flags, the transformation.
  package static let adobeSize = 5 + 2 + 2 + 2 + 1

  private static func jfifSize(_ content: ArraySlice<UInt8>) -> Int? {
    let size = content.dropFirst(jfifHeaderSize - 2).prefix(2).map(Int.init)
    return size.count == 2 ? jfifHeaderSize + 3 * size[0] * size[1] : nil
  }

  /// B.2.4.1: tables with 64 numbers of one or two bytes.
  private static func quantizationSize(_ content: ArraySlice<UInt8>) -> Int? {
    var reader = ByteReader(content)
    var size = 0
    while let head = reader.number(1), head >> 4 < 2, head & 15 < 4,
      reader.read(head >> 4 == 0 ? 64 : 128) != nil
    {
      size = content.count - reader.rest.count
    }
    return size > 0 ? size : nil
  }

  /// B.2.4.2: tables with the number of codes of each length, and their values.
  private static func huffmanSize(_ content: ArraySlice<UInt8>) -> Int? {
    var reader = ByteReader(content)
    var size = 0
    while let head = reader.number(1), head & 0xEF < 4, let counts = reader.read(16) {
      let count = counts.reduce(0) { $0 + Int($1) }
      guard count <= 256, reader.read(count) != nil else { break }
      size = content.count - reader.rest.count
    }
    return size > 0 ? size : nil
  }

  /// B.2.4.3: for each of eight tables a byte that names it, and its value.
  private static func arithmeticSize(_ content: ArraySlice<UInt8>) -> Int? {
    var reader = ByteReader(content)
    var named: Set<Int> = []
    while let head = reader.number(1), head & 0xEF < 4, reader.read(1) != nil,
      named.insert(head).inserted
    {}
    return named.isEmpty ? nil : 2 * named.count
  }

  /// ISO/TS 21496-1, C.2: the versions that reading takes and that wrote it, of which the main
  /// picture has nothing else; then flags, two headrooms, and five fractions for one channel or for
  /// three, each with a denominator or all with the same.
  private static func gainMapSize(_ content: ArraySlice<UInt8>) -> Int? {
    let head = gainMapName.count + 4
    guard let flags = content.dropFirst(head).first else {
      return content.count == head ? head : nil
    }
    let channels = flags & 0x80 == 0 ? 1 : 3
    let numbers = 2 + 5 * channels
    return head + 1 + 4 * (flags & 0x08 == 0 ? 2 * numbers : 1 + numbers)
  }

  /// The quality of Photoshop: the tag 1 with a number of 4 bytes, and the tag 0 of the end.
  private static func duckySize(_ content: ArraySlice<UInt8>) -> Int? {
    let tags = content.dropFirst(5)
    return tags.starts(with: [0, 1, 0, 4]) && tags.dropFirst(8).starts(with: [0, 0]) ? 15 : nil
  }
}
