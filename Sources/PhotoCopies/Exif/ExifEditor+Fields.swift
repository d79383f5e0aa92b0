import PhotoFormats
import PhotoMetadata

/// Entries whose values have a structure of their own: XMP, IPTC, resources of Photoshop, Content
/// Credentials, and color profiles.
extension ExifEditor {
  /// Returns the 12 bytes of an entry whose value has a structure of its own, without what a pass
  /// removes from it; none if the entry goes, and nil if it is an entry like others.
  mutating func editedField(
    of entry: TIFFBlock.Entry, in directory: TIFFBlock.Directory, _ pass: inout CopyPass
  ) -> [UInt8]? {
    guard let position = entry.value, !entry.isInline else { return nil }
    let value = Array(bytes[position])
    let name = directory.name(ofTag: entry.tag)
    var edited: [UInt8]?
    switch entry.tag {
    case Self.xmp:
      let isMain = isFile && !hasXMP && directory.kind == .primary
      if isMain { hasXMP = true }
      edited = XMPEditor.edit(value, &pass, isMain: isMain, in: name)
      if edited == nil, isMain { hasXMP = false }
    case 0x83BB: edited = IPTCEditor.edit(value, &pass, in: name)
    case Self.imageResources: edited = ImageResourceEditor.edit(value, &pass)
    case 0xCD41:
      if pass.endsCredentials { pass.endCredentials(value, in: name) } else { edited = value }
    case ExifForm.profile where isFile: edited = ColorProfileEditor.edit(value, &pass, in: name)
    default: return nil
    }
    guard let edited else {
      cleared.append(position)
      return []
    }
    var field = Array(bytes[entry.offset..<entry.offset + 12])
    if edited.count <= value.count {
      let padding: UInt8 = entry.tag == Self.xmp ? 0x20 : 0
      bytes.replaceSubrange(
        position, with: edited + Array(repeating: padding, count: value.count - edited.count))
      // Zeros are no resource of Photoshop’s.
      if entry.tag == Self.imageResources, value.count == entry.count, edited.count > 4 {
        block.order.put32(edited.count, at: 4, in: &field)
      }
      kept.append(position)
    } else {
      cleared.append(position)
      let unit = block.layout.size(of: entry.format) ?? 1
      let size = (edited.count + unit - 1) / unit * unit
      let offset = append(edited + Array(repeating: 0, count: size - edited.count))
      block.order.put32(size / unit, at: 4, in: &field)
      block.order.put32(offset, at: 8, in: &field)
    }
    return field
  }

  /// Appends bytes to the file, and returns their offset, which is even.
  mutating func append(_ new: [UInt8]) -> Int {
    if (bytes.count + appended.count) % 2 == 1 { appended.append(0) }
    let offset = bytes.count + appended.count
    appended += new
    return offset
  }

  /// Adds a packet to the first directory of a file.
  mutating func insertXMP(_ packet: [UInt8], into table: inout [[UInt8]]) {
    let offset = append(packet)
    var field: [UInt8] = []
    block.order.append(UInt16(Self.xmp), to: &field)
    block.order.append(UInt16(1), to: &field)
    block.order.append(UInt32(truncatingIfNeeded: packet.count), to: &field)
    block.order.append(UInt32(truncatingIfNeeded: offset), to: &field)
    let position = table.firstIndex { (block.order.uint16($0[...], at: 0) ?? 0) > Self.xmp }
    table.insert(field, at: position ?? table.count)
  }

  private static let xmp = 0x02BC
  private static let imageResources = 0x8649
}
