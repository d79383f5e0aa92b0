extension ExifFields {
  /// Reads the first of several EXIF blocks that can be read; nil when none can.
  static func read(
    _ blocks: [Range<Int>], in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) -> ExifFields? {
    if blocks.count > 1 { problems.note(.multipleExifBlocks) }
    for block in blocks.prefix(Limits.blocks) {
      if let repacker = try ExifRepacker(block, in: &source, problems: &problems) {
        return ExifFields(repacker, problems: &problems)
      }
    }
    return nil
  }

  private init(_ repacker: ExifRepacker, problems: inout [MetadataProblem]) {
    makerNoteSize = repacker.makerNoteSize
    guard !repacker.compact.isEmpty, let block = LibExifBlock(repacker.compact.bytes) else {
      return
    }
    make = block.entry(.make)?.text
    model = block.entry(.model)?.text
    lensModel = block.entry(.lensModel)?.text
    software = block.entry(.software)?.text
    // EXIF writes an unknown date with blanks in place of its digits.
    if let text = block.entry(.dateTimeOriginal)?.text, text.contains(where: { !" :".contains($0) })
    {
      dateTimeOriginal = CaptureDate(exif: text)
      if dateTimeOriginal == nil { problems.note(.captureDateImpossible) }
    }
    if let date = dateTimeOriginal, date.offsetMinutes == nil,
      let offset = block.entry(.offsetTimeOriginal)?.text.flatMap(CaptureDate.offsetMinutes(exif:))
    {
      dateTimeOriginal = date.at(offsetMinutes: offset)
    }
    do throws(LocationProblem) {
      location = try GeoCoordinates.read(from: block, order: repacker.compact.order)
    } catch {
      locationProblem = error
    }
  }
}
