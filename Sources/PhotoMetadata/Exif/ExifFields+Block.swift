import PhotoFormats

extension ExifFields {
  /// Reads all readable EXIF blocks; nil if there is none.
  ///
  /// Where blocks differ, the first counts.
  static func read(
    _ contents: ContainerContents, in source: inout ByteSource, problems: inout [MetadataProblem],
    traces: inout FileTraces
  ) throws(PhotoReadError) -> ExifFields? {
    let blocks = contents.exifBlocks
    if blocks.count > 1 { problems.note(.multipleExifBlocks) }
    traces.exifBlockCount = blocks.count
    if blocks.count > 1 { traces.secondExifBlock = blocks[1].fileOffset(of: 0) }
    if blocks.count > Limits.blocks { problems.note(.readLimitReached) }
    var fields: ExifFields?
    for block in blocks.prefix(Limits.blocks) {
      var own = FileTraces()
      let found = try read(
        block, contents.exifDirectories, in: &source, problems: &problems, traces: &own)
      traces.recorded.note(own.recorded)
      if let found, let known = fields {
        fields = known.completed(with: found)
        traces.complete(with: own)
        if let place = found.location, known.location != nil {
          let source = TraceSource.exif(.latitude).name
          traces.exifPlaces.append(PhotoFact(.location, .place(place), source: source))
        }
      } else if let found {
        fields = found
        traces.exif = own.exif
        traces.exifPlaces = own.exifPlaces
        traces.makerNote = own.makerNote
        traces.thumbnailRange = own.thumbnailRange
        traces.thumbnailExif = own.thumbnailExif
      }
    }
    return fields
  }

  /// Returns the same fields with those that only another block has.
  ///
  /// What belongs together, such as a maker and a model, is taken from one block.
  private func completed(with other: ExifFields) -> ExifFields {
    var copy = self
    if make == nil, model == nil { (copy.make, copy.model) = (other.make, other.model) }
    copy.lensModel = lensModel ?? other.lensModel
    copy.software = software ?? other.software
    copy.dateTimeOriginal = dateTimeOriginal ?? other.dateTimeOriginal
    if location == nil, other.location != nil {
      (copy.location, copy.locationProblem) = (other.location, nil)
    }
    copy.makerNoteSize = makerNoteSize ?? other.makerNoteSize
    copy.hasInteroperability = hasInteroperability || other.hasInteroperability
    return copy
  }

  private static func read(
    _ block: MetadataBlock, _ directories: [ExifDirectory: Range<Int>],
    in source: inout ByteSource, problems: inout [MetadataProblem],
    traces: inout FileTraces
  ) throws(PhotoReadError) -> ExifFields? {
    if case .extents(let extents) = block, extents.count == 1 {
      // Separate directories can be anywhere in the file.
      let whole =
        directories.isEmpty
        ? block : MetadataBlock.extents([extents[0].lowerBound..<source.size])
      return try ExifRepacker(
        extents[0], directories: directories, in: &source, problems: &problems
      ).map {
        ExifFields($0, of: whole, problems: &problems, traces: &traces)
      }
    }
    guard let bytes = try block.bytes(in: &source, limit: Limits.exifBlock) else {
      problems.note(.exifTooLarge)
      return nil
    }
    var memory = ByteSource(Array(bytes))
    return try ExifRepacker(0..<bytes.count, in: &memory, problems: &problems).map {
      ExifFields($0, of: block, problems: &problems, traces: &traces)
    }
  }

  private init(
    _ repacker: ExifRepacker, of whole: MetadataBlock, problems: inout [MetadataProblem],
    traces: inout FileTraces
  ) {
    makerNoteSize = repacker.makerNoteSize
    hasInteroperability = repacker.hasInteroperability
    traces.exif = repacker.strays.map {
      FileTrace(.strayExif(tag: $0.tag), at: whole.fileOffset(of: $0.offset), text: "")
    }
    traces.makerNote = repacker.makerNoteFacts
    traces.recorded.note(repacker.recorded)
    traces.exifPlaces += repacker.furtherFacts
    guard let block = repacker.compact.readByLibExif() else { return }
    if let range = repacker.thumbnail, let start = whole.fileOffset(of: range.lowerBound) {
      traces.thumbnailRange = start..<start + range.count
      traces.thumbnailExif = repacker.thumbnailEntries.map { tag, entry, position in
        FileTrace(
          .thumbnailExif(tag), at: whole.fileOffset(of: position), text: entry.text ?? "")
      }
    }
    traces.exif.reserveCapacity(traces.exif.count + block.members.count)
    for tag in ExifTag.allCases where !tag.isPosition {
      guard let index = block.index(of: tag) else { continue }
      let member = block.members[index]
      let offset = whole.fileOffset(of: member.position)
      var trace = FileTrace(tag, member.entry, order: block.order, at: offset)
      trace.directory = member.directory
      traces.exif.append(trace)
    }
    make = traces.exifText(.make)
    model = traces.exifText(.model)
    lensModel = traces.exifText(.lensModel)
    software = traces.exifText(.software)
    // EXIF writes an unknown date with blanks instead of digits.
    if let text = traces.exifText(.dateTimeOriginal), text.contains(where: { !" :".contains($0) }) {
      dateTimeOriginal = CaptureDate(anyFormat: text)
      if dateTimeOriginal == nil { problems.note(.captureDateImpossible) }
    }
    if let date = dateTimeOriginal, date.offsetMinutes == nil, date.precision >= .minute,
      let offset = traces.exifText(.offsetTimeOriginal).flatMap(CaptureDate.offsetMinutes(exif:))
    {
      dateTimeOriginal = date.at(offsetMinutes: offset)
    }
    if let place = GeoCoordinates.readTarget(from: block) {
      traces.exifPlaces.append(
        PhotoFact(.location, .place(place), source: TraceSource.exif(.targetLatitude).name))
    }
    do throws(LocationProblem) {
      location = try GeoCoordinates.read(from: block)
    } catch {
      locationProblem = error
    }
  }
}

extension FileTraces {
  /// Adds the entries of another EXIF block.
  fileprivate mutating func complete(with other: FileTraces) {
    exif += other.exif
    exifPlaces += other.exifPlaces
    if makerNote.isEmpty { makerNote = other.makerNote }
    if thumbnailRange == nil {
      thumbnailRange = other.thumbnailRange
      thumbnailExif = other.thumbnailExif
    }
  }

  /// Returns the text of an entry; nil if it is absent or empty.
  fileprivate func exifText(_ tag: ExifTag) -> String? {
    exif(tag).flatMap { $0.text.isEmpty ? nil : $0.text }
  }
}
