/// The texts of a maker note that name the lens, the owner and the serial numbers.
///
/// The layout of a maker note is the maker's own. Those here are directories as in TIFF; their
/// entries are listed in the tag tables of ExifTool and Exiv2. Everything else in the note is
/// ignored, and so is one whose offsets a program has invalidated.
struct MakerNote {
  /// What the offsets in a note count from.
  private enum Base { case tiff, note }

  /// The layout of a maker's notes.
  private struct Layout {
    var maker: String
    /// The first bytes; none for Canon, whose notes are recognized by the maker.
    var signature: [UInt8] = []
    /// The offset of the directory in the note, or of a TIFF header.
    var start: Int
    var base: Base
    var hasTIFFHeader = false
    /// The byte order; nil for that of EXIF.
    var order: ByteOrder?
    /// The entries with facts, by directory: 0 for the note's own.
    var entries: [Int: [Int: PhotoFact.Kind]]
  }

  /// The facts, in the order of the note.
  private(set) var facts: [PhotoFact] = []

  private let layout: Layout
  private let order: ByteOrder
  /// The place in the file that offsets count from, and the end of what they may reach.
  private let base: Int
  private let end: Int

  /// Reads a note at a place of the source; nil if its layout is unknown.
  ///
  /// `tiff` is the place of the EXIF block, whose end no offset may pass.
  init?(
    _ note: Range<Int>, tiff: Range<Int>, order: ByteOrder, make: String?,
    in source: inout ByteSource
  ) throws(PhotoReadError) {
    let head = try source.bytes(at: note.lowerBound, count: min(note.count, 32))
    guard
      let layout = Self.layouts.first(where: { layout in
        layout.signature.isEmpty
          ? make?.lowercased().hasPrefix(layout.maker.lowercased()) == true
          : head.starts(with: layout.signature)
      })
    else { return nil }
    self.layout = layout
    var start = layout.start
    if layout.hasTIFFHeader {
      guard let header = TIFFHeader(head.dropFirst(start)) else { return nil }
      self.order = header.order
      base = note.lowerBound + start
      start = header.firstDirectory
      end = note.upperBound
    } else {
      self.order = layout.order ?? order
      base = layout.base == .tiff ? tiff.lowerBound : note.lowerBound
      if layout.base == .tiff { start += note.lowerBound - tiff.lowerBound }
      end = tiff.upperBound
    }
    try read(0, at: start, in: &source)
  }

  /// Reads a directory, and those that it points to.
  private mutating func read(
    _ directory: Int, at offset: Int, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard let count = order.uint16(try bytes(at: offset, count: 2, in: &source), at: 0),
      (1...Limits.directoryEntries).contains(count)
    else { return }
    let table = try bytes(at: offset + 2, count: 12 * count, in: &source)
    for start in stride(from: 0, to: table.count - 11, by: 12) {
      guard let entry = TIFFEntry(table.dropFirst(start).prefix(12), order: order) else { continue }
      let place = entry.offset ?? offset + 2 + start + 8
      if directory == 0, entry.tag != 0, layout.entries[entry.tag] != nil {
        // A pointer to the directory, or the directory itself.
        let child = entry.wholeNumber(order: order) ?? place
        try read(entry.tag, at: child, in: &source)
      } else if let kind = layout.entries[directory]?[entry.tag] {
        let value = try bytes(at: place, count: min(entry.size, Limits.makerNoteText), in: &source)
        let number = TIFFEntry.name(ofTag: entry.tag)
        add(
          kind, ExifEntry(format: entry.format, count: entry.count, value: value),
          source: "MakerNote \(layout.maker) \(number)")
      }
    }
  }

  private mutating func add(_ kind: PhotoFact.Kind, _ entry: ExifEntry, source: String) {
    guard facts.count < Limits.makerNoteFacts,
      let text = text(of: entry, kind), !text.isEmpty, text != "0",
      // What a program moved is not text.
      text.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else { return }
    facts.append(PhotoFact(kind, .text(text), source: source))
  }

  private func text(of entry: ExifEntry, _ kind: PhotoFact.Kind) -> String? {
    switch (kind, entry.format) {
    case (.serialNumber, ExifEntry.unsignedLong):
      guard let number = entry.number(at: 0, order: order) else { return nil }
      // Canon prints ten digits.
      let digits = String(Int(number))
      return number == 0 ? nil : String(repeating: "0", count: max(0, 10 - digits.count)) + digits
    case (.lens, ExifEntry.rational): return lens(entry)
    default: return entry.text
    }
  }

  /// Nikon's lens: the shortest and longest focal length, and the f-number at each.
  private func lens(_ entry: ExifEntry) -> String? {
    let numbers = (0..<4).compactMap { entry.number(at: $0, order: order) }
    guard numbers.count == 4, numbers.allSatisfy({ (0.5...5_000).contains($0) }) else { return nil }
    func range(_ first: Double, _ last: Double) -> String {
      first == last ? Self.written(first) : "\(Self.written(first))-\(Self.written(last))"
    }
    return "\(range(numbers[0], numbers[1]))mm f/\(range(numbers[2], numbers[3]))"
  }

  private static func written(_ number: Double) -> String {
    FileTrace.written((number * 10).rounded() / 10)
  }

  private func bytes(
    at offset: Int, count: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> ArraySlice<UInt8> {
    guard offset >= 0, offset < end - base else { return [] }
    return try source.bytes(at: base + offset, count: min(count, end - base - offset))
  }

  private static let layouts = [
    Layout(
      maker: "Nikon", signature: Array("Nikon\0\u{2}".utf8), start: 10, base: .note,
      hasTIFFHeader: true, entries: [0: [0x001D: .serialNumber, 0x0084: .lens]]),
    Layout(
      maker: "Olympus", signature: Array("OLYMPUS\0II".utf8), start: 12, base: .note,
      order: .little, entries: olympus),
    Layout(
      maker: "OM System", signature: Array("OM SYSTEM\0\0\0II".utf8), start: 16, base: .note,
      order: .little, entries: olympus),
    Layout(
      maker: "Olympus", signature: Array("OLYMP\0".utf8), start: 8, base: .tiff, entries: olympus),
    Layout(
      maker: "Panasonic", signature: Array("Panasonic\0\0\0".utf8), start: 12, base: .tiff,
      entries: [0: [0x0051: .lens, 0x0052: .lensSerialNumber]]),
    Layout(
      maker: "Fujifilm", signature: Array("FUJIFILM".utf8), start: 12, base: .note,
      order: .little, entries: [0: [0x0010: .serialNumber]]),
    Layout(
      maker: "Sigma", signature: Array("SIGMA\0\0\0".utf8), start: 10, base: .tiff,
      entries: [0: [0x0002: .serialNumber]]),
    Layout(
      maker: "Canon", start: 0, base: .tiff,
      entries: [0: [0x0009: .owner, 0x000C: .serialNumber, 0x0095: .lens]]),
  ]

  /// The directory 0x2010 describes the equipment.
  private static let olympus: [Int: [Int: PhotoFact.Kind]] = [
    0: [:], 0x2010: [0x0101: .serialNumber, 0x0202: .lensSerialNumber, 0x0203: .lens],
  ]
}
