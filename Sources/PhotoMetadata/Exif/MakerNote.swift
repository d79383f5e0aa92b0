import ASCII
import PhotoFormats

/// The texts of a maker note that name the lens, people, places and serial numbers.
///
/// Everything else in the note is ignored, and so is a note whose offsets a program has
/// invalidated.
struct MakerNote {
  /// The facts, in the order of the note.
  private(set) var facts: [PhotoFact] = []

  /// The structures with places, people and serial numbers.
  private(set) var recorded = RecordedStructures()

  private let maker: String
  private let family: MakerNoteLayout.Family
  private let entries: [Int: [Int: PhotoFact.Kind]]
  private let kinds: [Int: [Int: [MakerNoteKinds.Recorded]]]
  private let noteLocation: MakerNoteLocation

  /// Reads a note at a position of the source; nil if it has no facts, or its layout is unknown.
  ///
  /// `tiff` is the position of the EXIF block, whose end no offset may pass.
  init?(
    _ note: Range<Int>, tiff: Range<Int>, order: ByteOrder, make: String?, model: String?,
    in source: inout ByteSource
  ) throws(PhotoReadError) {
    let head = try source.bytes(at: note.lowerBound, count: min(note.count, 32))
    guard let layout = MakerNoteLayout.layout(of: head, make: make) else { return nil }
    let entries = Self.entries[layout.family] ?? [:]
    let kinds = MakerNoteKinds.recorded(in: layout.family, model: model ?? "")
    guard !entries.isEmpty || !kinds.isEmpty,
      let noteLocation = MakerNoteLocation(layout, of: note, head: head, tiff: tiff, order: order)
    else { return nil }
    maker = layout.maker
    family = layout.family
    self.entries = entries
    self.kinds = kinds
    self.noteLocation = noteLocation
    try read(0, at: noteLocation.directory, in: &source)
  }

  /// Reads a directory, and those that it points to.
  private mutating func read(
    _ directory: Int, at offset: Int, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard let stored = try noteLocation.directory(at: offset, in: &source) else { return }
    for entry in stored.entries where entry.isValid {
      let location = entry.offset ?? entry.fieldPosition
      for fact in kinds[directory]?[entry.tag] ?? []
      where recorded.isNew(fact.kind, in: "MakerNote") {
        try note(entry, fact, at: location, in: &source)
      }
      if directory == 0, entry.tag != 0, entries[entry.tag] != nil || kinds[entry.tag] != nil {
        // A pointer to the directory, or the directory itself.
        let child = entry.wholeNumber(order: noteLocation.order) ?? location
        try read(entry.tag, at: child, in: &source)
      } else if let kind = entries[directory]?[entry.tag] {
        let value = try bytes(
          at: location, count: min(entry.size, Limits.makerNoteText), in: &source)
        let number = TIFFEntry.name(ofTag: entry.tag)
        add(
          kind, ExifEntry(format: entry.format, count: entry.count, value: value),
          source: "MakerNote \(maker) \(number)")
      }
    }
  }

  private mutating func note(
    _ entry: TIFFEntry, _ fact: MakerNoteKinds.Recorded, at location: Int,
    in source: inout ByteSource
  ) throws(PhotoReadError) {
    var value = try bytes(at: location, count: min(entry.size, Limits.exifValue), in: &source)
    if let part = fact.part {
      guard entry.format != TIFFFormat.rational else { return }
      value = value.dropFirst(part.lowerBound).prefix(part.count)
    }
    guard !MakerNoteKinds.isBlank(value, of: entry.tag, in: family, order: noteLocation.order)
    else {
      return
    }
    recorded.note(fact.kind, "MakerNote \(maker) \(TIFFEntry.name(ofTag: entry.tag))")
  }

  private mutating func add(_ kind: PhotoFact.Kind, _ entry: ExifEntry, source: String) {
    guard facts.count < Limits.makerNoteFacts,
      let text = text(of: entry, kind), !text.isEmpty, text != "0",
      text.utf8.contains(where: { $0.isASCIILetter || $0.isASCIIDigit }),
      // What a program moved is not text.
      text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }),
      // A copy without Nikon's serial number has its last byte, the key to other entries.
      kind != .serialNumber || Int(text).map({ $0 < 256 }) != true
    else { return }
    facts.append(PhotoFact(kind, .text(text), source: source))
  }

  private func text(of entry: ExifEntry, _ kind: PhotoFact.Kind) -> String? {
    switch (kind, entry.format) {
    case (.serialNumber, TIFFFormat.unsignedLong):
      guard let number = entry.number(at: 0, order: noteLocation.order) else { return nil }
      // Canon prints ten digits.
      let digits = String(Int(number))
      return number == 0 ? nil : String(repeating: "0", count: max(0, 10 - digits.count)) + digits
    case (.lens, TIFFFormat.rational): return lens(entry)
    default: return entry.text
    }
  }

  /// Nikon's lens: the shortest and longest focal length, and the f-number at each.
  private func lens(_ entry: ExifEntry) -> String? {
    let numbers = (0..<4).compactMap { entry.number(at: $0, order: noteLocation.order) }
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
    guard offset >= 0, offset < noteLocation.end - noteLocation.base else { return [] }
    return try source.bytes(
      at: noteLocation.base + offset,
      count: min(count, noteLocation.end - noteLocation.base - offset))
  }

  /// The entries with facts, by directory: 0 for the note's own.
  private static let entries: [MakerNoteLayout.Family: [Int: [Int: PhotoFact.Kind]]] = [
    .nikon: [0: [0x001D: .serialNumber, 0x0084: .lens]],
    // The directory 0x2010 describes the equipment.
    .olympus: [
      0: [:], 0x2010: [0x0101: .serialNumber, 0x0202: .lensSerialNumber, 0x0203: .lens],
    ],
    // The names of a place, as the camera's list has them.
    .panasonic: [
      0: [
        0x0051: .lens, 0x0052: .lensSerialNumber, 0x0066: .person, 0x0067: .placeName,
        0x0069: .placeName, 0x006B: .placeName, 0x006D: .placeName, 0x006F: .placeName,
      ]
    ],
    .fujifilm: [0: [0x0010: .serialNumber]],
    .sigma: [0: [0x0002: .serialNumber]],
    .canon: [0: [0x0009: .owner, 0x000C: .serialNumber, 0x0095: .lens]],
  ]
}
