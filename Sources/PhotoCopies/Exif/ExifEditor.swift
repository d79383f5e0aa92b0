import PhotoFormats
import PhotoMetadata

/// Removes entries of an EXIF block or a TIFF file in place.
///
/// Directories become shorter where they are, and values become zeros. Nothing else moves, so that
/// maker notes, whose offsets may count from anywhere, stay as they were.
struct ExifEditor {
  var bytes: [UInt8]
  let block: TIFFBlock
  let isFile: Bool
  /// What is filled with zeros in the end, except where something stays.
  var cleared: [Range<Int>] = []
  var kept: [Range<Int>] = [0..<8]
  /// The end of values that keep their position although their last bytes are filled with zeros.
  var neededEnd = 8
  /// The values that say what the pictures of a file are, which nothing else may change.
  var fields: [Range<Int>] = []
  /// The directories without an entry that points to them.
  var removed: Set<Int> = []
  /// The 12 bytes of each entry that stays, by directory.
  var tables: [[[UInt8]]] = []
  var make = ""
  var model = ""
  /// What is written behind the end of a file.
  var appended: [UInt8] = []
  var hasXMP = false
  var hasMakerNote = false

  /// Creates an editor of an EXIF block, from its TIFF header on, or of a TIFF file; nil if a
  /// directory is damaged.
  init?(_ bytes: [UInt8], isFile: Bool = false) {
    guard let block = TIFFBlock(editable: bytes) else { return nil }
    // A directory with too many entries may lie over a picture, which would change with it.
    let pictures = isFile ? block.directories.flatMap { block.pictures(of: $0, in: bytes) } : []
    guard !block.directories.contains(where: { pictures.contains(where: $0.range.overlaps) }) else {
      return nil
    }
    self.bytes = bytes
    self.block = block
    self.isFile = isFile
  }

  /// Whether a directory describes a picture.
  private static func hasPicture(_ directory: TIFFBlock.Directory) -> Bool {
    directory.kind == .primary || directory.kind == .further
  }

  /// Room for metadata that a copy adds.
  private static let additions = 1 << 16

  /// The positions of the coded pictures of a file, besides JPEG previews.
  var pictures: [Range<Int>] {
    block.directories.flatMap { data(of: $0) }
      .filter { !bytes[$0].starts(with: JPEGMarker.start) }
  }

  /// Returns the block without what a pass removes; nil if nothing is left.
  ///
  /// The result is as long as before, unless what was removed lies at the end of a block.
  mutating func edit(_ pass: inout CopyPass) throws(CopyError) -> [UInt8]? {
    let original = bytes
    // What is appended must not move the pictures of a file once more.
    if isFile {
      bytes.reserveCapacity(bytes.count + Self.additions)
      bytes += block.padding(of: bytes)
    }
    readCamera()
    for index in block.directories.indices {
      let directory = block.directories[index]
      guard !removed.contains(directory.offset) else {
        tables.append([])
        continue
      }
      if directory.kind == .further, try removesPicture(directory, &pass) {
        remove(directory, &pass)
        tables.append([])
        continue
      }
      var table: [[UInt8]] = []
      for entry in directory.entries {
        if Self.hasPicture(directory),
          let field = editedField(of: entry, in: directory, &pass)
        {
          if !field.isEmpty { table.append(field) }
        } else if let field = editedPointers(of: entry, &pass) {
          if !field.isEmpty { table.append(field) }
        } else if try removes(entry, of: directory, &pass) {
          removeValue(of: entry)
          for child in block.directories where child.pointer == entry.offset {
            remove(child, &pass)
          }
        } else {
          let (field, known) = readField(of: entry, in: directory, &pass)
          table.append(field)
          if isFile, !entry.isInline, ExifForm.pictureFields.contains(entry.tag),
            Self.hasPicture(directory)
          {
            fields.append(known)
          }
          keepData(of: entry, in: directory)
        }
      }
      if index == 0, isFile, !hasXMP, let statement = pass.statement {
        insertXMP(XMPEditor.fresh(statement), into: &table)
      }
      tables.append(table)
    }
    removeEmptied()
    try clearPreview(&pass)
    try editPreviews(&pass)
    try clearUnseen(&pass)
    writeTables(&pass)
    guard fields.allSatisfy({ bytes[$0] == original[$0] }) else { throw .damaged }
    guard !isFile else {
      bytes += appended
      // What can't be read may have gone.
      if pass.plan.removes(.unread), let new = TIFFBlock(editable: bytes) {
        if new.hasMissingValues(in: bytes) { throw .damaged }
      } else {
        if block.hasMissingValues(in: original) { throw .damaged }
      }
      return bytes
    }
    if tables.first?.isEmpty == true, block.directories.first?.entries.isEmpty == false {
      return nil
    }
    return bytes == original ? original : trimmed()
  }

  private mutating func readCamera() {
    (make, model) = (primaryText(0x010F), primaryText(0x0110))
  }

  private func primaryText(_ tag: Int) -> String {
    let entry = block.directories.first?.entries.first { $0.tag == tag }
    return entry?.value.map { ExifText.decoded(bytes[$0]) } ?? ""
  }

  // MARK: Decisions

  private mutating func removes(
    _ entry: TIFFBlock.Entry, of directory: TIFFBlock.Directory, _ pass: inout CopyPass
  ) throws(CopyError) -> Bool {
    let kind = kind(of: entry, in: directory, pass.plan)
    if let damage = block.damaged.first(where: { $0.pointer == entry.offset }),
      pass.removes(.unread, damage.kind.name)
    {
      // The list also has the pictures that are sound.
      if isFile, damage.kind.hasPicture {
        throw .cannotRemove(.unread, structure: damage.kind.name)
      }
      return true
    }
    let name = entry.tag == 0x8825 ? TIFFDirectoryKind.gps.name : directory.name(ofTag: entry.tag)
    let value = entry.value.map { bytes[$0] } ?? []
    if entry.tag == 0x927C, directory.kind == .exif {
      return try removesMakerNote(entry, named: name, &pass)
    }
    let text = ExifText.text(of: entry.tag, format: entry.format, value: value)
    guard pass.removes(kind, name, text: text, bytes: value) else {
      let isKnown =
        ExifForm.knownSize(of: entry, in: directory, of: block, bytes) != nil
        && (isFile || entry.tag != ExifForm.profile)
      guard kind != .unread, !isKnown else { return false }
      // A value outside of the block is nowhere in the file.
      guard entry.value != nil else {
        return pass.removes(.unread, name, bytes: bytes[entry.field], holding: [])
      }
      return pass.removes(
        .unread, name, bytes: value,
        // Numbers in another form than the standard’s are still numbers.
        holding: Self.numbers.contains(kind)
          ? [] : HiddenFacts.possible(in: value, format: entry.format))
    }
    if directory.kind == .gps, [2, 4, 0x14, 0x16].contains(entry.tag) {
      notePosition(value, &pass)
    }
    return true
  }

  /// The kinds of entries that hold numbers and names of settings, and no other facts.
  private static let numbers: Set<MetadataKind> = [.technical, .camera, .date, .serialNumbers]

  /// Returns what an entry is about; unless nothing unread may stay, blank ones are about nothing.
  private func kind(
    of entry: TIFFBlock.Entry, in directory: TIFFBlock.Directory, _ plan: CopyPlan
  ) -> MetadataKind {
    let kind = ExifKinds.kind(of: entry.tag, in: directory.kind)
    guard !plan.removes(.unread), let value = entry.value else { return kind }
    guard entry.tag == ExifKinds.gpsPointer else {
      return ExifKinds.kind(of: entry.tag, in: directory.kind, value: bytes[value])
    }
    let children = block.directories.filter { $0.pointer == entry.offset && $0.kind == .gps }
    let hasPlace = children.contains { child in
      child.entries.contains { entry in
        entry.value.map { ExifKinds.isPlace(entry.tag, value: bytes[$0]) } ?? true
      }
    }
    return children.isEmpty || hasPlace ? kind : .technical
  }

  /// Notes an angle in degrees, minutes and seconds as a value to search for.
  private func notePosition(_ value: ArraySlice<UInt8>, _ pass: inout CopyPass) {
    guard value.count == 24 else { return }
    pass.addValue(value, of: .location)
    var degrees = 0.0
    for (index, unit) in [1.0, 60, 3600].enumerated() {
      let numerator = block.order.uint32(value, at: 8 * index) ?? 0
      let denominator = block.order.uint32(value, at: 8 * index + 4) ?? 0
      guard denominator > 0 else { continue }
      degrees += Double(numerator) / Double(denominator) / unit
    }
    pass.addValue(degrees: degrees)
  }

  // MARK: Places

  func number(_ tag: Int, in directory: TIFFBlock.Directory) -> Int? {
    guard let entry = directory.entries.first(where: { $0.tag == tag }), let value = entry.value,
      entry.count == 1
    else { return nil }
    return entry.format == 3
      ? block.order.uint16(bytes[value], at: 0) : block.order.uint32(bytes[value], at: 0)
  }

  mutating func removeValue(of entry: TIFFBlock.Entry) {
    if let value = entry.value, !entry.isInline { cleared.append(value) }
  }

  /// Removes a directory with the values and the pictures that only it has.
  private mutating func remove(_ directory: TIFFBlock.Directory, _ pass: inout CopyPass) {
    guard removed.insert(directory.offset).inserted else { return }
    cleared.append(directory.range)
    cleared += data(of: directory)
    for entry in directory.entries {
      removeValue(of: entry)
      if directory.kind == .gps, [2, 4, 0x14, 0x16].contains(entry.tag), let value = entry.value {
        notePosition(bytes[value], &pass)
      }
      if let value = entry.value,
        let text = ExifText.text(of: entry.tag, format: entry.format, value: bytes[value]),
        directory.kind == .gps, entry.tag == 0x1C
      {
        pass.addValue(text: text, of: .location)
      }
      for child in block.directories where child.pointer == entry.offset {
        remove(child, &pass)
      }
    }
  }

  /// Returns the positions of the picture that a directory describes.
  func data(of directory: TIFFBlock.Directory) -> [Range<Int>] {
    block.pictures(of: directory, in: bytes)
  }

  private mutating func keepData(of entry: TIFFBlock.Entry, in directory: TIFFBlock.Directory) {
    if TIFFBlock.pictureTags.contains(where: { $0.0 == entry.tag }) { kept += data(of: directory) }
  }
}
