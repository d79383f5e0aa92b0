import Digests
import PhotoFormats
import PhotoMetadata

/// Removes resources of Photoshop, and IPTC in them.
enum ImageResourceEditor {
  /// Returns resources without what a pass removes; nil if nothing is left.
  static func edit(_ block: [UInt8], _ pass: inout CopyPass) -> [UInt8]? {
    let (resources, rest) = ImageResources.list(block)
    var pieces: [(number: Int, bytes: [UInt8])] = []
    var digest: [UInt8]?
    var isChanged = false
    for resource in resources {
      let whole = withoutPrinter(resource, of: block, &pass)
      if !whole.elementsEqual(block[resource.range]) {
        isChanged = true
        pieces.append((resource.number, whole))
        continue
      }
      let content = Array(block[resource.content])
      guard resource.number == ImageResource.iptc else {
        let kind = kind(of: resource.number)
        let name = "Photoshop 8BIM \(TIFFEntry.name(ofTag: resource.number))"
        if pass.removes(kind, name, bytes: content[...]) {
          isChanged = true
          continue
        }
        let read = ImageResourceForm.read(resource, of: block)
        if read != whole,
          pass.removes(
            .unread, "\(name) (\(whole.count) B)", bytes: whole[...], as: .emptied,
            holding: ImageResourceForm.hidden(resource, of: block))
        {
          isChanged = true
          if let read { pieces.append((resource.number, read)) }
        } else {
          pieces.append((resource.number, whole))
        }
        continue
      }
      guard let edited = IPTCEditor.edit(content, &pass, in: "Photoshop") else {
        isChanged = true
        continue
      }
      var name = block[resource.name]
      let padding = block[resource.content.upperBound..<resource.range.upperBound]
      if name.contains(where: { $0 != 0 }) || padding.contains(where: { $0 != 0 }),
        pass.removes(.unread, "Photoshop 8BIM name", bytes: name + padding, as: .emptied)
      {
        name = [0, 0]
      } else if edited == content {
        pieces.append((resource.number, whole))
        continue
      }
      isChanged = true
      if edited != content { digest = MD5.digest(of: edited) }
      pieces.append(
        (resource.number, ImageResourceForm.piece(resource.number, named: name, edited)))
    }
    let unread = block[rest]
    if unread.contains(where: { $0 != 0 }) {
      let name = resources.isEmpty ? "Photoshop 8BIM" : "Photoshop 8BIM (\(unread.count) B)"
      if pass.removes(.unread, name, bytes: unread) {
        isChanged = true
      } else if isChanged {
        pieces.append((0, Array(unread)))
      }
    }
    guard isChanged else { return block }
    let hasIPTC = pieces.contains { $0.number == ImageResource.iptc }
    // The digest tells Photoshop whether another program changed the captions.
    pieces = pieces.compactMap { number, bytes in
      guard number == ImageResource.iptcDigest else { return (number, bytes) }
      guard hasIPTC else { return nil }
      return digest.map { (number, ImageResourceForm.piece(number, named: [0, 0], $0)) } ?? (
        number, bytes
      )
    }
    return pieces.isEmpty ? nil : pieces.flatMap(\.bytes)
  }

  /// Returns a resource with blanks for the name of a printer, which people give, if a pass removes
  /// who owns a photo.
  private static func withoutPrinter(
    _ resource: ImageResource, of block: [UInt8], _ pass: inout CopyPass
  ) -> [UInt8] {
    var whole = Array(block[resource.range])
    guard pass.plan.removes(.owner), !pass.plan.removes(.unread), resource.number == 0x043A,
      let name = ImageResourceForm.printer(in: block[resource.content]),
      !ImageResourceForm.hasNoPrinter(block[resource.content])
    else { return whole }
    // It says nothing about the photo, so that audits don’t list it as an owner.
    pass.record(
      .emptied, .technical, "Photoshop 8BIM \(TIFFEntry.name(ofTag: resource.number))")
    let start = name.lowerBound - resource.range.lowerBound
    for position in 0..<name.count { whole[start + position] = position % 2 == 0 ? 0 : 0x20 }
    return whole
  }

  private static func kind(of number: Int) -> MetadataKind {
    switch number {
    case 0x0409, 0x040C: .thumbnail
    // EXIF and XMP once more, which no program writes into other files than its own.
    case 0x0422, 0x0423, 0x0424: .unread
    // Whether it is protected, and the address that says more: `photoshop:URL` in XMP.
    case 0x040A, 0x040B: .copyright
    case 0x041A, 0x041E: .comments
    case ImageResource.iptcDigest, 0x03ED, 0x040F, 0x0406, 0x0414: .technical
    default: .other
    }
  }
}
