import PhotoFormats
import PhotoMetadata

/// What is known of the resources of Photoshop that a copy keeps.
enum ImageResourceForm {
  /// Returns the bytes of a resource with what is known of its content, and nothing else; nil if
  /// nothing is known.
  static func read(_ resource: ImageResource, of block: [UInt8]) -> [UInt8]? {
    guard let size = sizes[resource.number] else { return nil }
    let content = block[resource.content].prefix(size)
    return piece(resource.number, named: [0, 0], Array(content))
  }

  /// Returns a resource as bytes.
  static func piece(
    _ number: Int, named name: ArraySlice<UInt8>, _ content: [UInt8]
  ) -> [UInt8] {
    var bytes = Array("8BIM".utf8)
    ByteOrder.big.append(UInt16(truncatingIfNeeded: number), to: &bytes)
    bytes += name
    ByteOrder.big.append(UInt32(truncatingIfNeeded: content.count), to: &bytes)
    return bytes + content + (content.count % 2 == 1 ? [0] : [])
  }

  /// The sizes of the resources for resolution, the quality of JPEG, the seed of numbers, and the
  /// digest of IPTC; IPTC, thumbnails and profiles have structures of their own.
  private static let sizes: [Int: Int] = [
    0x03ED: 16, 0x0406: 7, 0x0414: 4, ImageResource.iptcDigest: 16,
    ImageResource.iptc: .max, ImageResource.profile: .max, ImageResource.oldThumbnail: .max,
    ImageResource.thumbnail: .max, 0x040A: 1, 0x040B: .max, 0x041A: .max, 0x041E: .max,
  ]
}
