import PhotoFormats
import PhotoMetadata

/// Finds the bytes of a HEIF file that were not read.
///
/// What is known is listed, and everything else counts as unread unless it is zero. The contents of
/// EXIF, of XMP and of boxes with an identifier are left to their own editors.
struct HEIFSurvey {
  /// What was not read, in the order of the file as far as possible.
  private(set) var regions: [HEIFRegion] = []

  let bytes: [UInt8]
  let items: HEIFItems

  /// The items that the copy lacks.
  let gone: Set<Int>

  /// The positions of all items, in the order of the file, without overlaps.
  private let positions: [Range<Int>]

  /// Looks through a file whose parts are known.
  init(_ items: HEIFItems, _ parts: [BoxPart], without gone: Set<Int> = []) {
    (bytes, self.items, self.gone) = (items.bytes, items, gone)
    let extents = items.items.flatMap { items.extents(of: $0.id) ?? [] }
    positions = Self.merged(extents)
    for part in parts {
      switch part {
      case .rest(let range): add("rest", range, isUsed(range) ? .none : .cut)
      case .box(let box): read(box, isFirst: box.range.lowerBound == 0)
      }
    }
    readItems()
  }

  private static func merged(_ extents: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for extent in extents.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, extent.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, extent.upperBound)
      } else {
        merged.append(extent)
      }
    }
    return merged
  }

  /// Whether items have bytes in a range.
  private func isUsed(_ range: Range<Int>) -> Bool { positions.contains { $0.overlaps(range) } }

  /// Returns the parts of a range that no item has.
  func gaps(in range: Range<Int>) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = range.lowerBound
    for position in positions where position.overlaps(range) {
      if position.lowerBound > start { gaps.append(start..<position.lowerBound) }
      start = max(start, position.upperBound)
    }
    if start < range.upperBound { gaps.append(start..<range.upperBound) }
    return gaps
  }

  /// Adds bytes that were not read, unless all of them are zero.
  mutating func add(
    _ name: String, _ range: Range<Int>, _ remedy: HEIFRegion.Remedy,
    _ kind: MetadataKind = .unread
  ) {
    let isZeros: Bool
    switch remedy {
    case .zeros, .cut: isZeros = true
    default: isZeros = false
    }
    guard !isZeros || bytes[range].contains(where: { $0 != 0 }) else { return }
    regions.append(HEIFRegion(name: "HEIF \(name)", range: range, remedy: remedy, kind: kind))
  }

  /// Adds the bytes of a box behind what is known of it.
  mutating func addSurplus(_ box: Box, after count: Int) {
    let rest = box.content.dropFirst(count)
    if !rest.isEmpty { add(box.type, rest, .zeros) }
  }

  /// Adds a box of which nothing is known.
  mutating func addUnknown(_ box: Box) {
    if !isUsed(box.range) { return add(box.type, box.range, .free) }
    for gap in gaps(in: box.content) { add(box.type, gap, .zeros) }
    add(box.type, box.range.lowerBound..<box.content.lowerBound, .none)
  }

  // MARK: The file

  private mutating func read(_ box: Box, isFirst: Bool) {
    switch box.type {
    case "ftyp" where isFirst: readBrands(box)
    case "meta" where box == items.meta.box: readMeta()
    case "mdat": for gap in gaps(in: box.content) { add("gap", gap, .zeros) }
    case "free", "skip", "wide":
      for gap in gaps(in: box.content) { add(box.type, gap, .zeros) }
    case "uuid" where hasKnownIdentifier(box): break
    // The pictures of a sequence; nothing of it is read.
    case "moov" where !isEmptyMovie(box): add(box.type, box.range, .none)
    default: addUnknown(box)
    }
  }

  private func hasKnownIdentifier(_ box: Box) -> Bool {
    bytes[box.content].starts(with: Box.xmpIdentifier)
      || bytes[box.content].starts(with: Box.credentialsIdentifier)
  }

  /// Whether a movie has no track, so that it shows nothing.
  private func isEmptyMovie(_ box: Box) -> Bool {
    !BoxParts.boxes(in: bytes, box.content).contains { $0.type == "trak" }
  }

  /// ISO/IEC 14496-12, 4.3: the brand, a version, and the brands that the file is compatible with.
  private mutating func readBrands(_ box: Box) {
    let content = box.content
    guard content.count >= 8 else { return addSurplus(box, after: 0) }
    add(box.type, content.dropFirst(4).prefix(4), .zeros)
    let positions =
      [content.prefix(4)]
      + stride(from: 8, through: content.count - 4, by: 4).map {
        content.dropFirst($0).prefix(4)
      }
    let names = positions.map { String(decoding: bytes[$0], as: UTF8.self) }
    let known = names.first(where: Self.brands.contains)
    for (position, name) in zip(positions, names) where !Self.brands.contains(name) {
      add(box.type, position, known.map { .bytes(Array($0.utf8), at: [position]) } ?? .none)
    }
    addSurplus(box, after: content.count / 4 * 4)
  }

  /// The brands of pictures and of sequences of them, ISO/IEC 23008-12, 10 and annexes, AVIF, and
  /// what programs add.
  private static let brands = Set(
    [
      "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "mif2", "mif3",
      "msf1", "miaf", "MiHB", "MiHA", "MiHE", "MiPr", "MiCm", "MiAn", "avif", "avis", "avio",
      "MA1A", "MA1B", "tmap", "1pic", "geo1", "unif", "pred", "heic", "iso8", "isom", "iso2",
      "iso3", "iso4", "iso5", "iso6", "iso7", "iso9", "isoa", "mp41", "mp42", "hevi", "jpeg",
      "jpgs", "j2ki", "j2is", "avci", "avcs", "vvic", "vvis", "evbi", "evms", "MiHM",
    ])
}
