import PhotoFormats

/// Copies the few used entries of an EXIF block, checking every offset.
///
/// The result for libexif is small and complete, without the maker note, the thumbnail and invalid
/// pointers.
struct ExifRepacker {
  /// The entries that were found.
  private(set) var compact: CompactExif

  /// The facts of the maker note.
  private(set) var makerNoteFacts: [PhotoFact] = []

  /// The length of the maker note; nil if there is none.
  private(set) var makerNoteSize: Int?

  /// Whether there is an interoperability directory.
  private(set) var hasInteroperability = false

  /// The first entries whose values would lie outside the block, by number, with their offsets.
  private(set) var strays: [(tag: Int, offset: Int)] = []

  /// The range of the thumbnail, from the TIFF header on; nil if there is none.
  private(set) var thumbnail: Range<Int>?

  /// The entries about the thumbnail, with the offsets of their values from the TIFF header on.
  private(set) var thumbnailEntries: [(tag: ExifTag, entry: ExifEntry, offset: Int)] = []

  /// The structures with places, dates, people and serial numbers.
  private(set) var recorded = RecordedStructures()

  /// What people wrote about further pictures.
  private(set) var furtherFacts: [PhotoFact] = []

  /// The problems of the block, and what was not read.
  private(set) var problems: [MetadataProblem] = []

  private var block: Range<Int>
  /// The position of the maker note in the source, and that of the block with its directory.
  private var makerNotePosition: (note: Range<Int>, tiff: Range<Int>)?
  /// The offset of the block being read from the first block.
  private var shift = 0
  private var pointers: [ExifDirectory: Int] = [:]
  /// The entries in another directory than their own, which count where that has none.
  private var misplaced: [CompactExif.Member] = []

  /// Reads a block in this range of the source; nil if no entry of it is readable.
  ///
  /// `directories` have their own blocks if IFD0 does not point to them. Problems are added to the
  /// caller's `problems`, whether or not something could be read.
  init?(
    _ block: Range<Int>, directories: [ExifDirectory: Range<Int>] = [:],
    in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) {
    let bytes = try source.bytes(at: block.lowerBound, count: min(8, block.count))
    guard let header = TIFFHeader(bytes), header.magic != TIFFHeader.bigTIFF else {
      problems.note(.exifDamaged)
      return nil
    }
    compact = CompactExif(order: header.order)
    self.block = block
    let entryCount = try read(.primary, at: header.firstDirectory, in: &source)
    // IFD0 points to the others. Following each pointer only once prevents cycles.
    for child in [ExifDirectory.exif, .gps] {
      if let offset = pointers[child] {
        _ = try read(child, at: offset, in: &source)
      } else if let position = directories[child] {
        try read(child, inBlock: position, &source)
      }
    }
    for member in misplaced where compact[member.tag] == nil {
      _ = compact.add(
        member.entry, for: member.tag, at: member.position, in: member.directory)
    }
    try findThumbnail(behindDirectoryAt: header.firstDirectory, in: &source)
    try noteFurtherDirectories(behindDirectoryAt: header.firstDirectory, in: &source)
    if let (note, tiff) = makerNotePosition {
      let note = try MakerNote(
        note, tiff: tiff, order: header.order, make: compact[.make]?.text,
        model: compact[.model]?.text, in: &source)
      makerNoteFacts = note?.facts ?? []
      if let note { recorded.note(note.recorded) }
    }
    for problem in self.problems { problems.note(problem) }
    guard entryCount > 0 else { return nil }
  }

  /// Searches for the thumbnail in the directory after IFD0; errors there are ignored.
  private mutating func findThumbnail(
    behindDirectoryAt offset: Int, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard let first = try directory(at: offset, in: &source),
      first.claimedCount <= FormatLimits.directoryEntries, let next = first.next, next >= 8,
      let second = try directory(at: next, in: &source)
    else { return }
    var positions: [Int: Int] = [:]
    var texts: [(tag: ExifTag, entry: TIFFEntry, offset: Int)] = []
    for entry in second.entries where entry.isValid {
      if Self.thumbnailPosition.contains(entry.tag) {
        positions[entry.tag] = entry.wholeNumber(order: compact.order)
      } else if let tag = ExifTag(rawValue: entry.tag), [.software, .dateTime].contains(tag),
        entry.format == TIFFFormat.ascii, let offset = entry.offset
      {
        texts.append((tag, entry, offset))
      }
    }
    guard let start = positions[Self.thumbnailPosition[0]],
      let length = positions[Self.thumbnailPosition[1]],
      start >= 8, start < block.count, length > 0
    else { return }
    thumbnail = start..<start + min(length, block.count - start)
    for (tag, entry, offset) in texts.prefix(Limits.blocks) {
      let value = try bytes(at: offset, count: min(entry.size, Limits.exifValue), in: &source)
      thumbnailEntries.append(
        (tag, ExifEntry(format: entry.format, count: value.count, value: value), offset))
    }
  }

  /// Reads a directory that has its own block.
  private mutating func read(
    _ directory: ExifDirectory, inBlock position: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) {
    let whole = block
    let head = try source.bytes(at: position.lowerBound, count: min(8, position.count))
    guard let header = TIFFHeader(head), header.order == compact.order else {
      problems.note(.exifDamaged)
      return
    }
    block = position
    shift = position.lowerBound - whole.lowerBound
    _ = try read(directory, at: header.firstDirectory, in: &source)
    block = whole
    shift = 0
  }

  /// Reads a directory and returns the number of valid entries.
  private mutating func read(
    _ directory: ExifDirectory, at offset: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> Int {
    guard offset >= 8, let stored = try self.directory(at: offset, in: &source) else {
      if directory == .gps { recorded.note(.location, directory.name) }
      problems.note(.exifDamaged)
      return 0
    }
    if stored.claimedCount == 0, directory == .primary { problems.note(.exifEmpty) }
    if !stored.isWhole { problems.note(.exifDamaged) }
    var sound = 0
    for entry in stored.entries {
      if try read(entry, of: directory, in: &source) {
        sound += 1
      } else {
        problems.note(.exifDamaged)
      }
    }
    return sound
  }

  /// Reads an entry, and returns whether it is valid.
  private mutating func read(
    _ entry: TIFFEntry, of directory: ExifDirectory, in source: inout ByteSource
  ) throws(PhotoReadError) -> Bool {
    let order = compact.order
    guard entry.isValid else { return false }
    guard entry.value(inBlockOf: block.count) != nil else {
      if strays.count < Limits.strayEntries { strays.append((entry.tag, entry.position + shift)) }
      // The maker note is present, whatever its offset.
      if directory == .exif, entry.tag == Self.makerNote { makerNoteSize = entry.size }
      recorded.note(
        ExifKinds.kind(of: entry.tag, in: directory.kind),
        "\(directory.name) \(TIFFEntry.name(ofTag: entry.tag))")
      return false
    }
    try note(entry, of: directory.kind, in: &source)
    switch (directory, entry.tag) {
    case (.primary, CompactExif.exifPointer), (.primary, CompactExif.gpsPointer):
      guard Self.pointerFormats.contains(entry.format), let offset = entry.wholeNumber(order: order)
      else { return false }
      let child: ExifDirectory = entry.tag == CompactExif.exifPointer ? .exif : .gps
      if pointers[child] == nil { pointers[child] = offset }
    case (.exif, Self.makerNote):
      makerNoteSize = entry.size
      if let offset = entry.offset {
        let start = block.lowerBound + offset
        makerNotePosition = (start..<start + entry.size, block)
      }
    case (.exif, Self.interoperability): hasInteroperability = true
    default:
      guard let tag = ExifTag(rawValue: entry.tag), entry.size > 0,
        tag.directory == directory || tag.isInEitherDirectory && directory != .gps
      else { break }
      // libexif 0.6.24 does not support the type that EXIF 3.0 added for text.
      let format = entry.format == TIFFFormat.utf8 ? TIFFFormat.ascii : entry.format
      let value =
        if let offset = entry.offset {
          try bytes(at: offset, count: min(entry.size, tag.valueLimit), in: &source)
        } else {
          entry.field.prefix(entry.size)
        }
      if value.count < entry.size, !tag.isFreeText { problems.note(.valueTruncated) }
      let found = ExifEntry(format: format, count: value.count / entry.unit, value: value)
      let position = (entry.offset ?? entry.fieldPosition) + shift
      if tag.directory != directory {
        misplaced.append(
          CompactExif.Member(tag: tag, entry: found, position: position, directory: directory))
      } else if !compact.add(found, for: tag, at: position) {
        problems.note(.duplicateEntries)
      }
    }
    return true
  }

  /// Notes what an entry is about, if that is private or a date.
  private mutating func note(
    _ entry: TIFFEntry, of directory: TIFFDirectoryKind, in source: inout ByteSource
  ) throws(PhotoReadError) {
    let kind = ExifKinds.kind(of: entry.tag, in: directory)
    // A position is read as a whole.
    guard entry.tag != ExifKinds.gpsPointer, recorded.isNew(kind, in: directory.name) else {
      return
    }
    let value =
      if let offset = entry.offset {
        try bytes(at: offset, count: min(entry.size, Limits.exifValue), in: &source)
      } else {
        entry.field.prefix(entry.size)
      }
    guard ExifKinds.kind(of: entry.tag, in: directory, value: value) == kind else { return }
    let number = TIFFEntry.name(ofTag: entry.tag)
    recorded.note(kind, "\(directory.name) \(number)")
  }

  /// Notes what the directories are about that no other reading follows: those of further pictures,
  /// and what these point to.
  private mutating func noteFurtherDirectories(
    behindDirectoryAt offset: Int, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard let first = try directory(at: offset, in: &source) else { return }
    var waiting: [(offset: Int, kind: TIFFDirectoryKind)] = []
    if let next = first.next, next > 0 { waiting.append((next, .further)) }
    for entry in first.entries where entry.tag == Self.subdirectories {
      waiting += try offsets(in: entry, &source).map { ($0, .further) }
    }
    var seen: Set<Int> = [offset]
    seen.formUnion(pointers.values)
    while !waiting.isEmpty, seen.count < FormatLimits.directories {
      let (offset, kind) = waiting.removeFirst()
      guard offset >= 8, seen.insert(offset).inserted,
        let stored = try directory(at: offset, in: &source)
      else { continue }
      if let next = stored.next, next > 0, kind == .further { waiting.append((next, .further)) }
      for entry in stored.entries
      where entry.isValid && entry.value(inBlockOf: block.count) != nil {
        try note(entry, of: kind, in: &source)
        try readText(entry, of: kind, in: &source)
        if let child = kind.child(ofTag: entry.tag) {
          waiting += try offsets(in: entry, &source).map { ($0, child) }
        }
      }
    }
  }

  /// Reads what people wrote about a further picture.
  private mutating func readText(
    _ entry: TIFFEntry, of directory: TIFFDirectoryKind, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard let tag = ExifTag(rawValue: entry.tag), let kind = Self.furtherTexts[tag],
      [TIFFFormat.ascii, TIFFFormat.utf8, TIFFFormat.byte].contains(entry.format),
      let offset = entry.offset, furtherFacts.count < Limits.blocks
    else { return }
    let value = try bytes(at: offset, count: min(entry.size, tag.valueLimit), in: &source)
    let found = ExifEntry(format: entry.format, count: value.count, value: value)
    let text = FileTrace(tag, found, order: compact.order, at: nil).beginning
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    furtherFacts.append(
      PhotoFact(
        kind, .text(text), source: "\(directory.name) \(TIFFEntry.name(ofTag: entry.tag))"))
  }

  private static let furtherTexts: [ExifTag: PhotoFact.Kind] = [
    .imageDescription: .caption, .xpTitle: .title, .xpSubject: .title, .xpComment: .comment,
    .xpKeywords: .keyword, .imageTitle: .title,
  ]

  /// Returns the offsets of directories in an entry.
  private func offsets(
    in entry: TIFFEntry, _ source: inout ByteSource
  ) throws(PhotoReadError) -> [Int] {
    guard Self.pointerFormats.contains(entry.format), entry.isValid else { return [] }
    guard let position = entry.offset else {
      return [entry.wholeNumber(order: compact.order)].compactMap { $0 }
    }
    let list = try bytes(
      at: position, count: min(entry.size, 4 * FormatLimits.directories), in: &source)
    return stride(from: 0, to: list.count - 3, by: 4).compactMap {
      compact.order.uint32(list, at: $0)
    }
  }

  private func directory(
    at offset: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> TIFFDirectory? {
    try TIFFDirectory(at: offset, of: block, TIFFLayout(compact.order), in: &source)
  }

  /// Returns bytes at an offset from the TIFF header, none from outside the block.
  private func bytes(
    at offset: Int, count: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> ArraySlice<UInt8> {
    guard offset <= block.count else { return [] }
    return try source.bytes(
      at: block.lowerBound + offset, count: min(count, block.count - offset))
  }

  private static let makerNote = 0x927C
  private static let interoperability = 0xA005
  private static let subdirectories = 0x014A

  /// The offset of a JPEG thumbnail, and its length.
  private static let thumbnailPosition = [0x0201, 0x0202]

  /// LONG, the type of directory offsets in TIFF Technical Note 1, and SLONG, which some programs
  /// write.
  private static let pointerFormats = [
    TIFFFormat.unsignedLong, TIFFFormat.directoryOffset, TIFFFormat.signedLong,
  ]
}
