import PhotoFormats

/// The properties of pictures in an ISO base media file.
package struct ItemProperties {
  /// The box of the first ICC profile; nil if there is none.
  private(set) var colorProfile: FilePart?

  private var sizes: [Int: PixelDimensions] = [:]
  private var associations: [ArraySlice<UInt8>] = []

  /// Reads the properties box.
  ///
  /// ISO/IEC 14496-12, 8.11.14: a box with the properties, which are numbered from 1, and boxes
  /// that associate them with pictures.
  init(
    _ box: Box, in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) {
    var scanner = BoxScanner(box.content)
    while let child = try scanner.next(in: &source, problems: &problems) {
      switch child.type {
      case "ipco" where sizes.isEmpty:
        var properties = BoxScanner(child.content, limit: FormatLimits.items)
        var number = 0
        while let property = try properties.next(in: &source, problems: &problems) {
          number += 1
          if property.type == "colr", colorProfile == nil {
            colorProfile = try Self.profile(in: property, &source)
          }
          guard property.type == "ispe" else { continue }
          var reader = ByteReader(
            try source.bytes(
              at: property.content.lowerBound, count: min(12, property.content.count)))
          // ISO/IEC 23008-12, 6.5.3: a version and flags, then width and height.
          if reader.version() == 0, let width = reader.number(4), let height = reader.number(4) {
            sizes[number] = PixelDimensions(width: width, height: height)
          }
        }
      case "ipma":
        if let bytes = try MetaBox.bytes(of: child, in: &source, problems: &problems) {
          associations.append(bytes)
        }
      default: break
      }
    }
  }

  /// ISO/IEC 14496-12, 12.1.5: the kind of color information, of which two are ICC profiles.
  private static func profile(
    in box: Box, _ source: inout ByteSource
  ) throws(PhotoReadError) -> FilePart? {
    let kind = try source.bytes(at: box.content.lowerBound, count: min(4, box.content.count))
    guard kind.elementsEqual("prof".utf8) || kind.elementsEqual("rICC".utf8) else { return nil }
    var part = box.part
    part.content = box.content.dropFirst(4)
    return part
  }

  /// Returns the size of a picture; nil if there is none.
  func dimensions(of picture: Int?) -> PixelDimensions? {
    guard let picture else { return sizes.count == 1 ? sizes.first?.value : nil }
    for list in associations {
      let numbers = Self.numbers(ofItem: picture, in: list)
      if let size = numbers.lazy.compactMap({ sizes[$0] }).first(where: Self.isPossible) {
        return size
      }
    }
    return nil
  }

  private static func isPossible(_ size: PixelDimensions) -> Bool {
    size.width > 0 && size.height > 0
  }

  /// Returns the numbers of an item's properties, from 1, in the content of one `ipma` box.
  package static func numbers(ofItem item: Int, in list: ArraySlice<UInt8>) -> [Int] {
    var reader = ByteReader(list)
    guard let version = reader.number(1), let flags = reader.number(3),
      let count = reader.number(4)
    else { return [] }
    // The first bit of a number marks the property as essential.
    let (size, mask) = flags & 1 == 1 ? (2, 0x7FFF) : (1, 0x7F)
    for _ in 0..<min(count, FormatLimits.items) {
      guard let holder = reader.number(version == 0 ? 2 : 4), let number = reader.number(1),
        let numbers = reader.read(number * size)
      else { return [] }
      guard holder == item else { continue }
      var properties = ByteReader(numbers)
      return (0..<number).compactMap { _ in properties.number(size).map { $0 & mask } }
    }
    return []
  }
}
