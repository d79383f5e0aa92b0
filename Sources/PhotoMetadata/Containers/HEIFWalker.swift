import PhotoFormats

/// Walks the boxes of a HEIC, HEIF or AVIF file.
struct HEIFWalker: ContainerWalker {
  private(set) var contents = ContainerContents(.heif)

  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError) {
    var parts = BoxParts(0..<source.size)
    var hasMeta = false
    while let part = try parts.next(in: &source) {
      // A second beginning is that of another file.
      guard case .box(let box) = part, box.isOfFile,
        box.type != FileTypeBrands.boxType || contents.boxes.brands.isEmpty
      else {
        // What can't be a box may also be a damaged one, or the first bytes of one.
        if case .rest = part { note(parts.problems) }
        guard part.range.count >= BoxHeader.minimumSize else { return }
        return contents.addRemainder(part.range.lowerBound..<source.size)
      }
      contents.add(box.part)
      switch box.type {
      case "ftyp" where contents.boxes.brands.isEmpty:
        let bytes = try source.bytes(at: box.range.lowerBound, count: box.range.count)
        contents.boxes.brands = FileTypeBrands(bytes).all
      case "meta" where !hasMeta:
        hasMeta = true
        try readMeta(box, &source)
      case "uuid" where try box.has(Box.xmpIdentifier, in: &source):
        contents.xmpPackets.append(.extents([box.content.dropFirst(16)]))
      default: break
      }
    }
    note(parts.problems)
  }

  private mutating func note(_ problems: [BoxProblem]) {
    for problem in problems { contents.problems.note(MetadataProblem(problem)) }
  }

  private mutating func readMeta(
    _ box: Box, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let meta = try MetaBox(box, in: &source)
    note(meta.problems)
    contents.boxes.offset = box.range.lowerBound
    contents.boxes.names = meta.children.prefix(HEIFBoxes.maximum).map(\.type)
    contents.boxes.references = Set(meta.references.references.map(\.box.type))
    contents.dimensions = meta.properties?.dimensions(of: meta.primaryItem)
    if let (box, profile) = meta.properties?.colorProfile {
      contents.colorProfile = FilePart(name: box.type, range: box.range, content: profile)
    }
    contents.texts = (meta.properties?.boxes ?? [])
      .filter { ItemText.types.contains($0.type) }.prefix(Limits.blocks).map(\.part)
    let items = meta.metadataItems
    if items.count > 2 * Limits.blocks { contents.problems.note(.structureDamaged) }
    for item in items.prefix(2 * Limits.blocks) {
      guard let extents = extents(of: item, in: meta, fileSize: source.size) else { continue }
      for extent in extents {
        contents.add(FilePart(name: item.type, range: extent, content: extent))
      }
      let block = MetadataBlock.extents(extents)
      if item.type != "Exif" {
        contents.xmpPackets.append(block)
      } else if let exif = try block.exifItem(in: &source) {
        contents.exifBlocks.append(exif)
      } else {
        contents.problems.note(.exifDamaged)
      }
    }
  }

  private mutating func extents(
    of item: ItemEntry, in meta: MetaBox, fileSize: Int
  ) -> [Range<Int>]? {
    guard !item.isProtected, !item.isEncoded else {
      contents.problems.note(.storageNotRead)
      return nil
    }
    do throws(ItemLocations.Problem) {
      let extents = try meta.extents(of: item.id)
      let whole = extents.compactMap { extent -> Range<Int>? in
        let inFile = extent.clamped(to: 0..<fileSize)
        return inFile.isEmpty ? nil : inFile
      }
      if whole != extents { contents.problems.note(.fileTruncated) }
      return whole.isEmpty ? nil : whole
    } catch {
      contents.problems.note(error == .notRead ? .storageNotRead : .structureDamaged)
      return nil
    }
  }
}
