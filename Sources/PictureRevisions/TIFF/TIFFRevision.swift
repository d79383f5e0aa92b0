import PhotoFormats
import PhotoMetadata
import Pictures

/// Puts changed pictures into a TIFF file, strip by strip or tile by tile: in the place of the old
/// one where it fits, else at the end.
struct TIFFRevision {
  private var bytes: [UInt8]
  private let block: TIFFBlock
  /// The pages, by the number of their directory.
  private let pages: [(directory: Int, picture: TIFFPicture)]

  init(_ bytes: consuming [UInt8], limit: Int = PictureReviser.maximumPixels) throws(RevisionError)
  {
    guard let block = TIFFBlock(editable: copy bytes) else { throw .damaged }
    self.block = block
    guard !block.hasMissingValues(in: copy bytes) else { throw .damaged }
    var pages: [(Int, TIFFPicture)] = []
    for (index, directory) in block.directories.enumerated() {
      guard Self.isPage(directory, number: index, block, bytes) else { continue }
      pages.append((index, try TIFFPicture(directory, of: block, in: copy bytes, limit: limit)))
    }
    self.pages = pages
    guard pages.reduce(0, { $0 + $1.1.pixels }) <= limit else {
      throw .tooManyPixels(limit: limit)
    }
    // What two parts of pictures share can’t become two different parts, and nothing else.
    let segments = (pages.flatMap(\.1.segments).filter { !$0.isEmpty } + block.positions)
      .sorted { $0.lowerBound < $1.lowerBound }
    for (first, second) in zip(segments, segments.dropFirst()) where first.overlaps(second) {
      throw .damagedPicture
    }
    self.bytes = bytes
    self.bytes += block.padding(of: self.bytes)
  }

  /// Whether a directory has a picture of its own: no smaller version of another, and no mask.
  private static func isPage(
    _ directory: TIFFBlock.Directory, number: Int, _ block: TIFFBlock, _ bytes: [UInt8]
  ) -> Bool {
    // TIFF 6.0, NewSubfileType: bit 0 for smaller versions, bit 2 for masks.
    let type = block.numbers(0x00FE, in: directory, of: bytes).first ?? 0
    return number == 0 || directory.kind == .further && type & 0b101 == 0
  }

  /// Changes the pictures, and writes the file into a revision.
  mutating func revise(
    _ revision: inout PictureRevision, _ exif: inout ExifRevision, _ reviser: PictureReviser,
    _ metadata: EmbeddedMetadata
  ) throws(RevisionError) {
    let orientation = ExifOrientation.value(in: bytes) ?? 1
    var written: [(directory: Int, picture: TIFFPicture)] = []
    for (index, picture) in pages {
      // What was done is said once.
      revision.summaries = []
      let facts = PictureFacts(
        metadata: metadata, orientation: orientation, tones: tones(of: block.directories[index]))
      let raster = try picture.decoded(bytes).changed(reviser, facts, &revision)
      written.append((index, try write(raster, picture, directory: index)))
    }
    exif.setEntries(in: &bytes, .max)
    // What changes may lie in what describes the pictures.
    guard let new = TIFFBlock(editable: bytes), new.directories.count == block.directories.count
    else {
      throw .damagedPicture
    }
    for (index, picture) in written {
      guard (try? TIFFPicture(new.directories[index], of: new, in: bytes)) == picture else {
        throw .damagedPicture
      }
    }
    revision.bytes = bytes
  }

  /// Returns the first picture.
  func decoded() throws(RevisionError) -> AnyRaster {
    guard let picture = pages.first?.picture else { throw .damagedPicture }
    return try picture.decoded(bytes)
  }

  private func tones(of directory: TIFFBlock.Directory) -> ToneCurves {
    let entry = directory.entries.first { $0.tag == 0x8773 }
    return entry?.value.flatMap { ToneCurves(profile: Array(bytes[$0])) } ?? .sRGB
  }

  // MARK: Writing

  /// Writes a picture, and returns it as it is then described.
  private mutating func write(
    _ raster: AnyRaster, _ picture: TIFFPicture, directory index: Int
  ) throws(RevisionError) -> TIFFPicture {
    let hasPalette = !picture.palette.isEmpty
    var form = hasPalette ? picture.withoutPalette : picture
    var positions: [Range<Int>] = []
    let isCompressed = picture.compression != 1
    let effort = isCompressed ? form.effort(for: raster) : .runs
    // What doesn’t fit in its place must not move everything to another one.
    if isCompressed || hasPalette {
      bytes.reserveCapacity(bytes.count + form.size + form.size / 4)
    }
    var free = hasPalette || isCompressed ? freed(picture.segments)[...] : []
    for segment in picture.segments.indices {
      guard isCompressed || hasPalette else {
        positions.append(picture.overwrite(raster, segment: segment, in: &bytes))
        bytes.clear(positions[segment].upperBound..<picture.segments[segment].upperBound)
        continue
      }
      guard let coded = form.encoded(raster, segment: segment, effort) else { throw .tooLarge }
      while let first = free.first, first.count < coded.count { free.removeFirst() }
      if let first = free.first {
        let position = first.lowerBound..<first.lowerBound + coded.count
        bytes.replaceSubrange(position, with: coded)
        positions.append(position)
        free[free.startIndex] = position.upperBound..<first.upperBound
      } else {
        positions.append(try append(coded))
      }
    }
    let directory = block.directories[index]
    if positions != picture.segments {
      try set(picture.isTiled ? 0x0144 : 0x0111, of: directory, to: positions.map(\.lowerBound))
      try set(picture.isTiled ? 0x0145 : 0x0117, of: directory, to: positions.map(\.count))
    }
    if hasPalette { try setColors(of: directory) }
    form.segments = positions
    return form
  }

  /// Clears ranges, and returns them, those side by side as one.
  private mutating func freed(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var free: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      bytes.clear(range)
      if let last = free.last, last.upperBound == range.lowerBound {
        free[free.count - 1] = last.lowerBound..<range.upperBound
      } else {
        free.append(range)
      }
    }
    return free
  }

  /// Describes full colors, 8 bits each, instead of a palette.
  private mutating func setColors(of directory: TIFFBlock.Directory) throws(RevisionError) {
    var depths: [UInt8] = []
    for _ in 0..<3 { block.order.append(UInt16(8), to: &depths) }
    let offset = try append(depths).lowerBound
    var table = TIFFTable(directory, order: block.order, in: bytes)
    table.set(0x0102, format: 3, count: 3, offset: offset)
    table.set(0x0106, to: 2)
    table.set(0x0115, to: 3)
    table.remove(0x0140)
    if let map = directory.entries.first(where: { $0.tag == 0x0140 }), let position = map.value {
      bytes.clear(position)
    }
    guard table.write(to: &bytes) else { throw .damagedPicture }
  }

  /// Appends bytes at an even offset, and returns their position.
  private mutating func append(_ new: [UInt8]) throws(RevisionError) -> Range<Int> {
    if bytes.count % 2 == 1 { bytes.append(0) }
    let start = bytes.count
    guard start + new.count <= UInt32.max else { throw .tooLarge }
    bytes += new
    return start..<bytes.count
  }

  /// Writes the numbers of an entry, each with four bytes.
  private mutating func set(
    _ tag: Int, of directory: TIFFBlock.Directory, to numbers: [Int]
  ) throws(RevisionError) {
    guard let entry = directory.entries.first(where: { $0.tag == tag }) else { return }
    let order = block.order
    var position = entry.value?.lowerBound ?? 0
    if entry.format != Self.long {
      position = entry.offset + 8
      if numbers.count > 1 {
        position = try append(Array(repeating: 0, count: 4 * numbers.count)).lowerBound
        order.put32(position, at: entry.offset + 8, in: &bytes)
      }
      order.put(Self.long, at: entry.offset + 2, in: &bytes)
    }
    for (index, number) in numbers.enumerated() {
      order.put32(number, at: position + 4 * index, in: &bytes)
    }
  }

  private static let long = 4
}
