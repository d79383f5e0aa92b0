import Digests
import PhotoFormats
import PhotoMetadata

/// Removes resources of Photoshop, and IPTC in them.
enum ImageResourceEditor {
  /// Returns resources without what a pass removes; nil if nothing is left.
  static func edit(_ block: [UInt8], _ pass: inout CopyPass) -> [UInt8]? {
    guard let resources = resources(in: block) else {
      return pass.removes(.unread, "Photoshop 8BIM", bytes: block[...]) ? nil : block
    }
    var pieces: [(number: Int, bytes: [UInt8])] = []
    var digest: [UInt8]?
    var isChanged = false
    for resource in resources {
      let whole = Array(block[resource.range])
      let content = Array(block[resource.content])
      guard resource.number == iptc else {
        let kind = kind(of: resource.number)
        let name = "Photoshop 8BIM \(TIFFEntry.name(ofTag: resource.number))"
        if pass.removes(kind, name, bytes: content[...]) {
          isChanged = true
        } else {
          pieces.append((resource.number, whole))
        }
        continue
      }
      guard let edited = IPTCEditor.edit(content, &pass, in: "Photoshop") else {
        isChanged = true
        continue
      }
      guard edited != content else {
        pieces.append((resource.number, whole))
        continue
      }
      isChanged = true
      digest = MD5.digest(of: edited)
      pieces.append((resource.number, piece(iptc, named: block[resource.name], edited)))
    }
    guard isChanged else { return block }
    let hasIPTC = pieces.contains { $0.number == iptc }
    // The digest tells Photoshop whether another program changed the captions.
    pieces = pieces.compactMap { number, bytes in
      guard number == iptcDigest else { return (number, bytes) }
      guard hasIPTC else { return nil }
      return digest.map { (number, piece(iptcDigest, named: [0, 0], $0)) } ?? (number, bytes)
    }
    return pieces.isEmpty ? nil : pieces.flatMap(\.bytes)
  }

  private static func piece(
    _ number: Int, named name: ArraySlice<UInt8>, _ content: [UInt8]
  ) -> [UInt8] {
    var bytes = Array("8BIM".utf8)
    ByteOrder.big.append(UInt16(truncatingIfNeeded: number), to: &bytes)
    bytes += name
    ByteOrder.big.append(UInt32(truncatingIfNeeded: content.count), to: &bytes)
    return bytes + content + (content.count % 2 == 1 ? [0] : [])
  }

  /// Returns the resources; nil if they are damaged.
  ///
  /// Photoshop File Formats, Image Resource Blocks: a signature, the number in 2 bytes, a name of
  /// even size, the size in 4 bytes, and the content of even size.
  private static func resources(
    in block: [UInt8]
  ) -> [(number: Int, range: Range<Int>, name: Range<Int>, content: Range<Int>)]? {
    var resources: [(number: Int, range: Range<Int>, name: Range<Int>, content: Range<Int>)] = []
    var position = 0
    while position < block.count {
      if block[position...].allSatisfy({ $0 == 0 }) { break }
      let head = block[position...].prefix(7)
      guard head.count == 7, signatures.contains(Array(head.prefix(4))),
        let number = ByteOrder.big.uint16(head, at: 4)
      else { return nil }
      let nameSize = 1 + Int(block[position + 6])
      let name = position + 6..<position + 6 + nameSize + nameSize % 2
      guard name.upperBound + 4 <= block.count,
        let size = ByteOrder.big.uint32(block[name.upperBound...], at: 0),
        size <= block.count - name.upperBound - 4
      else { return nil }
      let content = name.upperBound + 4..<name.upperBound + 4 + size
      let end = min(content.upperBound + size % 2, block.count)
      resources.append((number, position..<end, name, content))
      position = end
    }
    return resources
  }

  private static func kind(of number: Int) -> MetadataKind {
    switch number {
    case 0x0409, 0x040C: .thumbnail
    // EXIF and XMP once more, which no program writes into other files than its own.
    case 0x0422, 0x0423, 0x0424: .unread
    // Whether it is protected, and the address that says more: `photoshop:URL` in XMP.
    case 0x040A, 0x040B: .copyright
    case 0x041A, 0x041E: .comments
    case 0x0425, iptcDigest, 0x03ED, 0x040F, 0x0406, 0x0414: .technical
    default: .other
    }
  }

  private static let iptc = 0x0404
  private static let iptcDigest = 0x0425
  private static let signatures = ["8BIM", "PHUT", "DCSR", "AgHg", "MeSa"].map { Array($0.utf8) }
}
