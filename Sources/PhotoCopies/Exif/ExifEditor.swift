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
  /// The end of values that keep their place although their last bytes are filled with zeros.
  var neededEnd = 8
  /// The values that say what the pictures of a file are, which nothing else may change.
  var fields: [Range<Int>] = []
  /// The directories without an entry that points to them.
  private(set) var removed: Set<Int> = []
  /// The 12 bytes of each entry that stays, by directory.
  private var tables: [[[UInt8]]] = []
  var make = ""
  var model = ""
  /// What is written behind the end of a file.
  private var appended: [UInt8] = []
  private var hasXMP = false
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

  /// The places of the coded pictures of a file, besides JPEG previews.
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
        try new.refuseMissingValues(in: bytes)
      } else {
        try block.refuseMissingValues(in: original)
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
        holding: HiddenFacts.possible(in: value, format: entry.format))
    }
    if directory.kind == .gps, [2, 4, 0x14, 0x16].contains(entry.tag) {
      notePosition(value, &pass)
    }
    return true
  }

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

  // MARK: Other metadata in TIFF

  /// Returns the 12 bytes of an entry whose value has a structure of its own, without what a pass
  /// removes from it; none if the entry goes, and nil if it is an entry like others.
  private mutating func editedField(
    of entry: TIFFBlock.Entry, in directory: TIFFBlock.Directory, _ pass: inout CopyPass
  ) -> [UInt8]? {
    guard let place = entry.value, !entry.isInline else { return nil }
    let value = Array(bytes[place])
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
      cleared.append(place)
      return []
    }
    var field = Array(bytes[entry.offset..<entry.offset + 12])
    if edited.count <= value.count {
      let padding: UInt8 = entry.tag == Self.xmp ? 0x20 : 0
      bytes.replaceSubrange(
        place, with: edited + Array(repeating: padding, count: value.count - edited.count))
      // Zeros are no resource of Photoshop’s.
      if entry.tag == Self.imageResources, value.count == entry.count, edited.count > 4 {
        block.order.put32(edited.count, at: 4, in: &field)
      }
      kept.append(place)
    } else {
      cleared.append(place)
      let unit = block.layout.size(of: entry.format) ?? 1
      let size = (edited.count + unit - 1) / unit * unit
      let offset = append(edited + Array(repeating: 0, count: size - edited.count))
      block.order.put32(size / unit, at: 4, in: &field)
      block.order.put32(offset, at: 8, in: &field)
    }
    return field
  }

  /// Appends bytes to the file, and returns their offset, which is even.
  private mutating func append(_ new: [UInt8]) -> Int {
    if (bytes.count + appended.count) % 2 == 1 { appended.append(0) }
    let offset = bytes.count + appended.count
    appended += new
    return offset
  }

  private mutating func insertXMP(_ packet: [UInt8], into table: inout [[UInt8]]) {
    let offset = append(packet)
    var field: [UInt8] = []
    block.order.append(UInt16(Self.xmp), to: &field)
    block.order.append(UInt16(1), to: &field)
    block.order.append(UInt32(truncatingIfNeeded: packet.count), to: &field)
    block.order.append(UInt32(truncatingIfNeeded: offset), to: &field)
    let place = table.firstIndex { (block.order.uint16($0[...], at: 0) ?? 0) > Self.xmp }
    table.insert(field, at: place ?? table.count)
  }

  private static let xmp = 0x02BC
  private static let imageResources = 0x8649

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

  /// Returns the places of the picture that a directory describes.
  func data(of directory: TIFFBlock.Directory) -> [Range<Int>] {
    block.pictures(of: directory, in: bytes)
  }

  private mutating func keepData(of entry: TIFFBlock.Entry, in directory: TIFFBlock.Directory) {
    if TIFFBlock.pictureTags.contains(where: { $0.0 == entry.tag }) { kept += data(of: directory) }
  }

  // MARK: Writing

  /// Removes the directories of which nothing is left, besides the first one.
  ///
  /// TIFF 6.0: there must be at least one entry.
  private mutating func removeEmptied() {
    for (index, directory) in block.directories.enumerated().dropFirst().reversed()
    where tables[index].isEmpty && !directory.entries.isEmpty {
      guard let pointer = directory.pointer else {
        if removed.insert(directory.offset).inserted { cleared.append(directory.range) }
        continue
      }
      let parent = block.directories.firstIndex { $0.range.contains(pointer) }
      let field = Array(bytes[pointer..<pointer + 12])
      // An entry with several places lists other directories as well.
      guard let parent, block.order.uint32(field[...], at: 4) == 1,
        let place = tables[parent].firstIndex(of: field)
      else { continue }
      tables[parent].remove(at: place)
      if removed.insert(directory.offset).inserted { cleared.append(directory.range) }
    }
  }

  private mutating func writeTables(_ pass: inout CopyPass) {
    let order = block.order
    // Without a maker note, whose places nobody knows, nothing but what is known is used: the rest
    // is what other programs left behind.
    if !isFile, !cleared.isEmpty, !hasMakerNote { cleared.append(8..<bytes.count) }
    clearGaps(&pass)
    for (directory, table) in zip(block.directories, tables)
    where !removed.contains(directory.offset) {
      var next = directory.next
      // A removed picture is passed over.
      var steps = 0
      while removed.contains(next), steps < block.directories.count,
        let gone = block.directories.first(where: { $0.offset == next })
      {
        next = gone.next
        steps += 1
      }
      next = readNext(next, of: directory, &pass)
      let isChanged = table != directory.entries.map { Array(bytes[$0.offset..<$0.offset + 12]) }
      guard isChanged || next != directory.next else {
        kept.append(directory.range)
        continue
      }
      if table.count > directory.entries.count {
        move(directory, table, next)
        continue
      }
      let end = directory.offset + 2 + 12 * table.count
      bytes.clear(directory.offset..<directory.range.upperBound)
      order.put(table.count, at: directory.offset, in: &bytes)
      for (index, entry) in table.enumerated() {
        let place = directory.offset + 2 + 12 * index
        bytes.replaceSubrange(place..<place + 12, with: entry)
      }
      let hasRoom = directory.hasNext || table.count < directory.entries.count
      // Where values followed at once, their first bytes were no offset.
      if hasRoom { order.put32(directory.hasNext ? next : 0, at: end, in: &bytes) }
      kept.append(directory.offset..<end + (hasRoom ? 4 : 0))
    }
    for range in cleared { clear(range) }
  }

  /// Writes the first directory, which has become longer, behind the end of the file.
  private mutating func move(
    _ directory: TIFFBlock.Directory, _ table: [[UInt8]], _ next: Int
  ) {
    var new: [UInt8] = []
    block.order.append(UInt16(truncatingIfNeeded: table.count), to: &new)
    new += table.flatMap { $0 }
    block.order.append(UInt32(truncatingIfNeeded: next), to: &new)
    block.order.put32(append(new), at: 4, in: &bytes)
    cleared.append(directory.range)
  }

  /// Fills a range with zeros, except where something stays.
  private mutating func clear(_ range: Range<Int>) {
    var rest = [range.clamped(to: 0..<bytes.count)]
    for place in kept {
      rest = rest.flatMap { part -> [Range<Int>] in
        guard part.overlaps(place) else { return [part] }
        return [
          part.lowerBound..<max(part.lowerBound, place.lowerBound),
          min(part.upperBound, place.upperBound)..<part.upperBound,
        ].filter { !$0.isEmpty }
      }
    }
    for part in rest { bytes.clear(part) }
  }

  /// Returns the block without zeros at its end where values were removed.
  private func trimmed() -> [UInt8] {
    var end = bytes.count
    for range in cleared.sorted(by: { $0.upperBound > $1.upperBound })
    where range.upperBound >= end && range.lowerBound < end {
      end = range.lowerBound
    }
    let last = kept.map(\.upperBound).max() ?? 8
    end = max(end, last, neededEnd)
    end += end % 2
    return Array(bytes.prefix(end))
  }
}
