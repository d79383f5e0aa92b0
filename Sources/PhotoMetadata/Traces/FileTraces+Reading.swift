import PhotoFormats

extension FileTraces {
  /// Reads the traces in the parts of a file.
  mutating func read(
    _ contents: ContainerContents, in source: inout ByteSource, comparesCredentials: Bool
  ) throws(PhotoReadError) {
    parts = contents.parts
    boxes = contents.boxes
    for part in parts {
      switch (contents.container, part.name) {
      case (.jpeg, "APP2") where part == contents.colorProfile:
        // ICC.1:2022, B.4: a name of 12 bytes, the number of the segment, and their count.
        try readProfile(part.content.dropFirst(14), of: part, in: &source)
      case (.webp, "ICCP"), (.tiff, "0x8773"), (.bmp, BMPLayout.profile),
        (.photoshop, PhotoshopWalker.profile), (.jpeg2000, JPEG2000Walker.profile):
        try readProfile(part.content, of: part, in: &source)
      case (.png, "iCCP"):
        let bytes = try source.bytes(
          at: part.content.lowerBound, count: min(part.content.count, Limits.textHeader))
        try readCompressedProfile(part, head: bytes, in: &source)
      case (.jpeg, "COM"), (.jpeg, "APP0"), (.jpeg, "APP13"), (.jpeg, "APP14"), (.jpeg, "DQT"):
        try readSegment(part, in: &source)
      case (.jpeg, let name) where name.hasPrefix("SOF") && frame == nil:
        let content = try source.bytes(
          at: part.content.lowerBound, count: min(18, part.content.count))
        frame = JPEGFrame(
          process: Int(name.dropFirst(3)) ?? 0, content: content, offset: part.range.lowerBound)
      case (.png, "tEXt"), (.png, "zTXt"), (.png, "iTXt"), (.png, "comf"):
        try readText(part, in: &source)
      // TC260-PG-20258A: China’s label for generated content can be a chunk of its own.
      case (.png, "AIGC") where others.count < Limits.traceTexts:
        let bytes = try source.bytes(
          at: part.content.lowerBound, count: min(part.content.count, Limits.traceText))
        others.append(
          FileTrace(.pngText(part.name), at: part.range.lowerBound, DecodedText(bytes)))
      case (.png, "tIME"): try readTime(part, in: &source)
      case (.tiff, "0x8649"), (.photoshop, PhotoshopLayout.resources):
        try readResources(part.content, in: &source)
      case (.gif, GIFWalker.commentName): try readGIFComment(part, in: &source)
      case (.gif, GIFApplication.captions), (.gif, GIFApplication.resources):
        try readGIFProfile(part, in: &source)
      case (.gif, GIFApplication.profile):
        colorProfile = ColorProfile(
          offset: part.range.lowerBound, name: try profileName(inSubBlocks: part.content, &source))
      case (.jpeg2000, "uuid"): try readIdentified(part, in: &source)
      case (.tiff, "0x83BB"):
        others += try IPTCDataSets.traces(in: part.content, of: &source, recorded: &recorded)
      case (_, FilePart.rest):
        try addRest(part.range, in: &source)
      default: break
      }
    }
    if contents.container == .heif, let part = contents.colorProfile {
      try readProfile(part.content, of: part, in: &source)
    }
    let stores = try CredentialsStore.all(in: parts, of: contents.container, &source)
    if !stores.isEmpty {
      try read(stores, of: contents, in: &source, compares: comparesCredentials)
    }
    try readSamsungTrailer(contents.container, in: &source)
    // The thumbnail of a Photoshop file is no camera's.
    let own = contents.container == .photoshop ? nil : contents.thumbnail
    if let range = thumbnailRange ?? own {
      let bytes = try source.bytes(
        at: range.lowerBound, count: min(range.count, Limits.traceText))
      thumbnail = Thumbnail(bytes, at: range.lowerBound)
    }
  }

  private mutating func readProfile(
    _ profile: Range<Int>, of part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    let name = try ColorProfile.name(of: profile, in: &source)
    colorProfile = ColorProfile(offset: part.range.lowerBound, name: name ?? "")
  }

  /// ISO/IEC 15948, 11.3.3.3: a name and NUL, the method 0, the profile compressed with zlib.
  ///
  /// The name is any text, so that the description in the profile is preferred.
  private mutating func readCompressedProfile(
    _ part: FilePart, head: ArraySlice<UInt8>, in source: inout ByteSource
  ) throws(PhotoReadError) {
    var reader = ByteReader(head)
    let name = reader.readToNUL().map { FileTraces.text($0) } ?? ""
    let start = part.content.lowerBound + head.count - reader.rest.count + 1
    let compressed = try source.bytes(
      at: start, count: min(part.content.upperBound - start, Limits.profile))
    var profile = ByteSource(Inflation.prefix(Limits.profile, of: compressed))
    let description = try ColorProfile.name(of: 0..<profile.size, in: &profile)
    colorProfile = ColorProfile(offset: part.range.lowerBound, name: description ?? name)
  }

  private mutating func readSegment(
    _ part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    let offset = part.content.lowerBound
    switch part.name {
    case "COM":
      guard others.count(where: { $0.source == .comment }) < Limits.traceTexts else { return }
      let text = try comment(at: part.content, in: &source)
      others.append(FileTrace(.comment, at: offset, text))
    // ITU-T T.871, 10.1: "JFIF" and NUL, the version in two bytes.
    case "APP0":
      let bytes = try source.bytes(at: offset, count: 7)
      guard bytes.count == 7, bytes.starts(with: Array("JFIF\0".utf8)) else { return }
      let version = bytes.suffix(2).map { String($0) }.joined(separator: ".")
      others.append(
        FileTrace(.jfifSegment, at: part.range.lowerBound, text: "JFIF \(version)"))
    case "APP13":
      let name = Array("Photoshop 3.0\0".utf8)
      guard try source.bytes(at: offset, count: name.count).elementsEqual(name) else { return }
      try readResources(part.content.dropFirst(name.count), in: &source)
    // Adobe Technical Note 5116: "Adobe", version, two flags of 2 bytes, the color transform.
    case "APP14":
      let bytes = try source.bytes(at: offset, count: 12)
      guard bytes.count == 12, bytes.starts(with: "Adobe".utf8), let transform = bytes.last,
        let version = ByteOrder.big.uint16(bytes, at: 5)
      else { return }
      others.append(
        FileTrace(
          .adobeSegment, at: part.range.lowerBound, text: "Adobe \(version), \(transform)",
          numbers: [Double(transform)]))
    default:
      let bytes = try source.bytes(at: offset, count: part.content.count)
      var tables = quantization ?? QuantizationTables(offset: part.range.lowerBound, tables: [:])
      tables.add(bytes)
      quantization = tables
    }
  }

  /// Returns a comment up to a NUL; one with the settings of stable-diffusion.cpp has their name
  /// and a NUL before them.
  private func comment(
    at position: Range<Int>, in source: inout ByteSource
  ) throws(PhotoReadError) -> DecodedText {
    let name = "parameters"
    let head = try source.bytes(
      at: position.lowerBound, count: min(position.count, name.utf8.count + 1))
    guard head.elementsEqual(Array(name.utf8) + [0]) else {
      return DecodedText(
        try source.bytes(at: position.lowerBound, count: min(position.count, Limits.traceText)))
    }
    let rest = position.dropFirst(head.count)
    let bytes = try source.bytes(
      at: rest.lowerBound, count: min(rest.count, Limits.settingsText))
    var text = DecodedText(bytes)
    text.text = "\(name)\n\(text.text)"
    return text
  }

  private mutating func readGIFComment(
    _ part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard others.count(where: { $0.source == .gifComment }) < Limits.traceTexts else { return }
    let text = try text(inSubBlocks: part, &source)
    others.append(
      FileTrace(.gifComment, at: part.range.lowerBound, DecodedText(text[...])))
  }

  /// Reads a box of JPEG 2000 with an identifier; EXIF and XMP are read elsewhere.
  private mutating func readIdentified(
    _ part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    let size = JPEG2000Box.identifierSize
    let identifier = try source.header(at: part.content.lowerBound, count: size)
    let content = part.content.dropFirst(size)
    switch JPEG2000Box(identifier: identifier) {
    case .iptc:
      others += try IPTCDataSets.traces(in: content, of: &source, recorded: &recorded)
    case .imageResources: try readResources(content, in: &source)
    case .exif, .xmp, nil: break
    }
  }

  private mutating func readResources(
    _ range: Range<Int>, in source: inout ByteSource, isDecoded: Bool = false
  ) throws(PhotoReadError) {
    var resources = ImageResources(range)
    while let resource = try resources.next(in: &source) {
      var trace = resource.trace
      if isDecoded { trace.offset = nil }
      others.append(trace)
      if resource.number == ImageResource.iptc {
        others += try IPTCDataSets.traces(
          in: resource.content, of: &source, isDecoded: isDecoded, recorded: &recorded)
      }
    }
  }

  /// Reads captions or image resources that ImageMagick wrote as hexadecimal text.
  private mutating func readRawProfile(
    _ text: PNGText, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard captionProfileCount < Limits.blocks else { return }
    captionProfileCount += 1
    var problems: [MetadataProblem] = []
    guard let bytes = try text.bytes(in: &source, problems: &problems),
      let profile = RawProfile(bytes)
    else { return }
    var decoded = ByteSource(profile.bytes)
    let range = 0..<decoded.size
    if profile.bytes.starts(with: ImageResources.signature) {
      try readResources(range, in: &decoded, isDecoded: true)
    } else if profile.bytes.first == 0x1C {
      others += try IPTCDataSets.traces(
        in: range, of: &decoded, isDecoded: true, recorded: &recorded)
    }
  }

  /// Reads captions or image resources that ImageMagick wrote into sub-blocks.
  private mutating func readGIFProfile(
    _ part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard captionProfileCount < Limits.blocks else { return }
    captionProfileCount += 1
    let block = try Self.block(inSubBlocks: part.content, of: &source)
    guard let bytes = try block?.prefix(Limits.profile, in: &source) else { return }
    var decoded = ByteSource(Array(bytes))
    if part.name == GIFApplication.resources {
      try readResources(0..<decoded.size, in: &decoded, isDecoded: true)
    } else {
      others += try IPTCDataSets.traces(
        in: 0..<decoded.size, of: &decoded, isDecoded: true, recorded: &recorded)
    }
  }

  /// Returns the name of a color profile in sub-blocks; empty if it has none.
  private func profileName(
    inSubBlocks range: Range<Int>, _ source: inout ByteSource
  ) throws(PhotoReadError) -> String {
    let block = try Self.block(inSubBlocks: range, of: &source)
    guard let bytes = try block?.prefix(Limits.profile, in: &source) else { return "" }
    var profile = ByteSource(Array(bytes))
    return try ColorProfile.name(of: 0..<profile.size, in: &profile) ?? ""
  }

  /// ISO/IEC 15948, 11.3.6.1: the year in 2 bytes, month, day, hour, minute and second in UTC.
  private mutating func readTime(
    _ part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    var reader = ByteReader(try source.bytes(at: part.content.lowerBound, count: 7))
    guard let year = reader.number(2) else { return }
    let numbers = (0..<5).compactMap { _ in reader.number(1) }
    guard numbers.count == 5,
      let date = CaptureDate(
        year: year, month: numbers[0], day: numbers[1], hour: numbers[2], minute: numbers[3],
        second: numbers[4], offsetMinutes: 0)
    else { return }
    recorded.note(.date, TraceSource.pngTime.name)
    others.append(FileTrace(.pngTime, at: part.range.lowerBound, text: date.iso8601))
  }

  private mutating func readText(
    _ part: FilePart, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard others.count < Limits.traceTexts,
      let text = try PNGText(part.name, part.content, in: &source), !text.isXMP, !text.isRawProfile
    else { return }
    if text.isCaptionProfile { return try readRawProfile(text, in: &source) }
    let long = others.count { $0.text.utf8.count > Limits.traceText }
    let limit = long < Limits.settingsTexts ? Limits.settingsText : Limits.traceText
    let bytes = try text.prefix(limit, in: &source)
    var decoded = DecodedText(bytes)
    // ISO/IEC 15948, 11.3.4.3: the texts of two kinds of chunks are in Latin-1.
    if decoded.encoding == .windows1252, part.name != "iTXt" { decoded.encoding = nil }
    let trace = FileTrace(.pngText(text.keyword), at: part.range.lowerBound, decoded)
    if !decoded.text.isEmpty {
      recorded.note(PNGTextKinds.kind(of: text.keyword), trace.source.name)
    }
    others.append(trace)
  }

  /// Reads the claims of Content Credentials, and compares the file with their digest of it if that
  /// is asked for.
  ///
  /// C2PA 2.2, 15.5.1: a file has one store of manifests at most.
  private mutating func read(
    _ stores: [CredentialsStore], of contents: ContainerContents, in source: inout ByteSource,
    compares: Bool
  ) throws(PhotoReadError) {
    var found: [(credentials: ContentCredentials, range: Range<Int>)] = []
    for store in stores.prefix(Limits.credentialStores) {
      var credentials = ContentCredentials(store.block)
      try credentials.read(in: &source)
      if !credentials.traces.isEmpty { found.append((credentials, store.range)) }
      credentialFacts += credentials.facts.facts
      recorded.note(credentials.facts.recorded)
    }
    for (credentials, range) in found {
      var traces = credentials.traces
      switch credentials.binding {
      case _ where found.count > 1: traces[0].binding = .severalStores
      case .unknown(let reason): traces[0].binding = reason
      case .hard where !compares: break
      case .hard(let binding):
        let subject = HardBinding.Subject(
          container: contents.container, parts: parts, store: range)
        traces[0].binding = try binding.check(subject, in: &source)
      }
      others += traces
    }
  }

  /// Returns the content of sub-blocks; nil if there are too many.
  private static func block(
    inSubBlocks range: Range<Int>, of source: inout ByteSource
  ) throws(PhotoReadError) -> MetadataBlock? {
    let limit = Limits.credentialPieces
    return try GIFApplication.extents(of: range, in: &source, limit: limit).map {
      .extents($0)
    }
  }

  /// Returns bytes as text, up to a NUL.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    DecodedText(bytes).text
  }
}
