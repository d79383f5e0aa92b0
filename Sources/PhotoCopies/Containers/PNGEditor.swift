import ASCII
import PhotoFormats
import PhotoMetadata

/// Changes the metadata of a PNG file: its text chunks, EXIF and Content Credentials.
struct PNGEditor {
  private let file: ChunkFile
  private var hasXMP = false
  /// The colors of the palette that the picture uses; nil if that doesn't matter.
  private var usedColors: Set<UInt8>?

  /// Room for metadata that a copy adds.
  private static let additions = 1 << 16

  /// The maximum size of a text after decompression.
  static let maximumText = 16 * 1024 * 1024

  /// The maximum size of all texts of a file after decompression.
  private static let maximumTexts = 128 * 1024 * 1024
  private var textSize = 0

  /// Reads a file; nil if no decoder shows it.
  init?(_ bytes: [UInt8]) {
    guard let file = ChunkFile(png: bytes) else { return nil }
    self.file = file
  }

  private var bytes: [UInt8] { file.bytes }

  /// Returns the file without what a pass removes.
  mutating func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    let (parts, chunks) = (file.parts, file.chunks)
    let isExact = pass.plan.removes(.unread)
    let use = PNGUse(parts, in: bytes)
    var streams = PNGStreamEditor(use, parts, bytes)
    if isExact {
      streams.cut(&pass)
      usedColors = PNGPalette.usedColors(use, parts, in: bytes)
    }
    var photo = EditedPhoto(bytes: [], pictures: [])
    // What is added later must not move everything to another position.
    photo.bytes.reserveCapacity(bytes.count + Self.additions)
    var position: Int?
    for (index, part) in parts.enumerated() {
      if position == nil, Self.endsMetadata(part) { position = photo.bytes.count }
      switch part.kind {
      case .header: photo.bytes += bytes[part.range]
      case .chunk:
        let start = photo.bytes.count
        let result: Result
        if let content = streams.content(of: index) {
          result = content.isEmpty ? .removed : .replaced(part.name, content)
        } else {
          result = try edited(part.name, bytes[part.content], use.used[index], &pass)
        }
        write(result, part, isExact: isExact, to: &photo.bytes, &pass)
        if Self.pictures.contains(part.name), photo.bytes.count > start {
          photo.pictures.append(start..<photo.bytes.count)
        }
      case .gap:
        if !pass.removes(.unread, "PNG gap", bytes: bytes[part.range]) {
          photo.bytes += bytes[part.range]
        } else if chunks.last?.name != "IEND" {
          photo.bytes += PNGParts.chunk("IEND", [])
        }
      case .rest:
        let rest = bytes[part.range]
        if rest.allSatisfy({ $0 == 0 })
          || !pass.removesRest(rest)
        {
          photo.bytes += rest
        }
      }
    }
    if isExact, chunks.last?.name != "IEND", parts.last?.kind != .gap {
      photo.bytes += PNGParts.chunk("IEND", [])
    }
    if !hasXMP, let statement = pass.statement {
      let chunk = PNGParts.chunk("iTXt", Self.xmpHeader + XMPEditor.fresh(statement))
      let position = position ?? photo.bytes.count
      photo.bytes.insert(contentsOf: chunk, at: position)
      photo.pictures = photo.pictures.map {
        $0.lowerBound + chunk.count..<$0.upperBound + chunk.count
      }
    }
    return photo
  }

  /// Whether metadata must stand before a part: readers look for none behind it, or can’t read on.
  private static func endsMetadata(_ part: ChunkPart) -> Bool {
    switch part.kind {
    case .header: false
    case .chunk:
      // Nothing may come between the last of these and the picture that it describes.
      pictures.contains(part.name) || part.name == PNGParts.end || part.name == "iDOT"
        || part.range.upperBound < part.content.upperBound + 4
    case .gap, .rest: true
    }
  }

  /// Appends what became of a chunk to a file.
  private func write(
    _ result: Result, _ part: ChunkPart, isExact: Bool, to file: inout [UInt8],
    _ pass: inout CopyPass
  ) {
    switch result {
    case .removed: break
    case .replaced(let name, let content): PNGParts.append(name, content[...], to: &file)
    case .kept:
      let start = file.count
      file += bytes[part.range]
      guard isExact else { return }
      let check = file[(start + part.content.count + 8)...]
      let value = CRC32.value(of: file[(start + 4)..<check.startIndex])
      guard ByteOrder.big.uint32(check, at: 0) != Int(value) else { return }
      // A wrong check value can be anything.
      _ = pass.removes(.unread, "PNG \(part.name) CRC", bytes: check)
      file.removeSubrange(start...)
      PNGParts.append(part.name, bytes[part.content], to: &file)
    }
  }

  private enum Result {
    case kept
    case removed
    case replaced(String, [UInt8])
  }

  private mutating func edited(
    _ name: String, _ content: ArraySlice<UInt8>, _ used: ArraySlice<UInt8>?,
    _ pass: inout CopyPass
  ) throws(CopyError) -> Result {
    switch name {
    case "eXIf": return try editedExif(content, &pass)
    case "tEXt", "zTXt", "iTXt": return try editedText(name, Array(content), &pass)
    case "caBX":
      guard pass.endsCredentials else { return .kept }
      pass.endCredentials(Array(content), in: "PNG caBX")
      return .removed
    case "iCCP" where used != nil: return editedProfile(content, &pass)
    case "tIME" where used != nil && pass.removes(.date, "PNG tIME"): return .removed
    case "PLTE", "tRNS": return try editedPalette(name, content, used, &pass)
    default: return try editedOther(name, content, used, &pass)
    }
  }

  /// Cuts a chunk to what is used of it, and removes one that isn't.
  private func editedOther(
    _ name: String, _ content: ArraySlice<UInt8>, _ used: ArraySlice<UInt8>?,
    _ pass: inout CopyPass
  ) throws(CopyError) -> Result {
    guard let used else {
      guard pass.removes(.unread, "PNG \(name)", bytes: content) else { return .kept }
      // ISO/IEC 15948, 5.4: nobody shows a picture without a chunk whose name is in capitals.
      guard name.utf8.first.map({ $0 & 0x20 != 0 }) == true || Self.spare.contains(name) else {
        throw .cannotRemove(.unread, structure: "PNG \(name)")
      }
      return .removed
    }
    let surplus = content.dropFirst(used.count)
    guard !surplus.isEmpty, pass.removes(.unread, "PNG \(name)", bytes: surplus) else {
      return .kept
    }
    return .replaced(name, Array(used))
  }

  private func editedPalette(
    _ name: String, _ content: ArraySlice<UInt8>, _ used: ArraySlice<UInt8>?,
    _ pass: inout CopyPass
  ) throws(CopyError) -> Result {
    let result = try editedOther(name, content, used, &pass)
    let colors: [UInt8]
    switch result {
    case .removed: return result
    case .kept: colors = Array(content)
    case .replaced(_, let content): colors = content
    }
    guard let usedColors else { return result }
    let cleared = PNGPalette.cleared(colors, name, usedColors)
    guard cleared != colors, pass.removes(.unread, "PNG \(name)", bytes: colors[...]) else {
      return result
    }
    return .replaced(name, cleared)
  }

  private func editedExif(
    _ content: ArraySlice<UInt8>, _ pass: inout CopyPass
  ) throws(CopyError) -> Result {
    // Some programs write what precedes the block in JPEG.
    let preamble = content.exifPreamble
    guard let preamble, var editor = ExifEditor(Array(content.dropFirst(preamble.count))) else {
      return pass.removes(.unread, "eXIf", bytes: content) ? .removed : .kept
    }
    let isCut = !preamble.isEmpty && pass.removes(.unread, "eXIf", bytes: preamble)
    guard let block = try editor.edit(&pass) else { return .removed }
    let edited = (isCut ? [] : preamble) + block
    return edited == content ? .kept : .replaced("eXIf", Array(edited))
  }

  /// Edits a color profile: ISO/IEC 15948, 11.3.3.3: a name and NUL, the method 0, a stream.
  private func editedProfile(
    _ content: ArraySlice<UInt8>, _ pass: inout CopyPass
  ) -> Result {
    var reader = ByteReader(content)
    guard let name = reader.readToNUL(), reader.number(1) == 0,
      case .complete(let size, _) = Inflation.extent(of: [reader.rest])
    else { return pass.removes(.unread, "PNG iCCP", bytes: content) ? .removed : .kept }
    let surplus = reader.rest.dropFirst(size)
    let isCut = !surplus.isEmpty && pass.removes(.unread, "PNG iCCP", bytes: surplus)
    let text = String(decoding: name, as: UTF8.self)
    let isNamed =
      Self.profileNames.contains(text)
      || !pass.removes(
        pass.plan.removes(.unread) ? .unread : .technical, "PNG iCCP name", text: text,
        bytes: name)
    var compressed = isCut ? reader.rest.prefix(size) : reader.rest
    guard case .bytes(let profile) = Inflation.inflate(compressed, limit: Self.maximumText) else {
      return pass.removes(.unread, "PNG iCCP", bytes: compressed) ? .removed : .kept
    }
    guard let edited = ColorProfileEditor.edit(profile, &pass, in: "PNG iCCP") else {
      return .removed
    }
    if edited != profile {
      guard let new = Deflation.deflate(pieces: 1, .level(9), { $1 = edited }) else {
        return .removed
      }
      compressed = new[...]
    }
    guard isCut || !isNamed || edited != profile else { return .kept }
    return .replaced(
      "iCCP", (isNamed ? Array(name) : Array(Self.profileName.utf8)) + [0, 0] + compressed)
  }

  private mutating func editedText(
    _ name: String, _ content: [UInt8], _ pass: inout CopyPass
  ) throws(CopyError) -> Result {
    guard textSize < Self.maximumTexts,
      let text = PNGTextContent(name, content, limit: Self.maximumText)
    else {
      return pass.removes(.unread, "PNG \(name)", bytes: content[...]) ? .removed : .kept
    }
    textSize += text.bytes.count
    let isExact = text.surplus.isEmpty
    if text.keyword == PNGText.xmp {
      let isMain = !hasXMP
      hasXMP = true
      guard let packet = XMPEditor.edit(text.bytes, &pass, isMain: isMain, in: "XMP") else {
        if isMain { hasXMP = false }
        return .removed
      }
      if packet == text.bytes, isExact || !pass.removes(.unread, "PNG \(name)", bytes: text.surplus)
      {
        return .kept
      }
      return .replaced("iTXt", Self.xmpHeader + packet)
    }
    if text.keyword.hasPrefix(Self.profile) { return try editedProfile(text, &pass) }
    // Programs write UTF-8 into texts that should be in Latin-1.
    let value = ExifText.decoded(text.bytes[...])
    let structure = "PNG \(text.keyword)"
    var kind = PNGTextKinds.kind(of: text.keyword)
    if kind == .date, pass.plan.removes(.unread), !DateCharacters.isAll(text.bytes) {
      kind = .unread
    }
    let isBlank = text.bytes.allSatisfy { $0 <= 0x20 }
    if isBlank, RecordedStructures.kinds.contains(kind), !pass.plan.removes(.unread) {
      kind = .technical
    }
    if pass.removes(kind, structure, text: value, bytes: text.bytes[...]) {
      return .removed
    }
    // A keyword, its translation and its language can be any words.
    let names = [text.keyword, String(decoding: text.surplus, as: UTF8.self)]
    if !pass.plan.removes(.unread), let found = pass.found(in: names, []) {
      pass.record(.removed, found, structure)
      return .removed
    }
    guard !isExact, pass.removes(.unread, "PNG \(name)", bytes: text.surplus) else { return .kept }
    return .replaced(name == "iTXt" ? name : "tEXt", text.plain(isInternational: name == "iTXt"))
  }

  /// Edits EXIF, XMP or captions that ImageMagick wrote as hexadecimal text.
  private func editedProfile(
    _ text: PNGTextContent, _ pass: inout CopyPass
  ) throws(CopyError) -> Result {
    let kind = String(text.keyword.dropFirst(Self.profile.count))
    let structure = "PNG \(text.keyword)"
    if ["icc", "icm"].contains(kind) {
      // Programs that show pictures use the profile in its own chunk.
      return pass.plan.removes(.unread)
        && pass.removes(.unread, structure, bytes: text.bytes[...]) ? .removed : .kept
    }
    guard let profile = RawProfile(text.bytes) else {
      return pass.removes(.unread, structure, bytes: text.bytes[...]) ? .removed : .kept
    }
    let edited: [UInt8]?
    if profile.xmpPacket != nil {
      let start = profile.bytes.firstIndex(of: UInt8(ascii: "<")) ?? 0
      edited = XMPEditor.edit(
        Array(profile.bytes[start...]), &pass, isMain: false, in: structure
      ).map { profile.bytes[..<start] + $0 }
    } else if let block = profile.exifBlock {
      let start = profile.bytes.count - block.count
      guard var editor = ExifEditor(block) else {
        return pass.removes(.unread, structure, bytes: block[...]) ? .removed : .kept
      }
      edited = try editor.edit(&pass).map { profile.bytes[..<start] + $0 }
    } else if profile.bytes.starts(with: ImageResources.signature) {
      edited = ImageResourceEditor.edit(profile.bytes, &pass)
    } else if profile.bytes.first == 0x1C {
      edited = IPTCEditor.edit(profile.bytes, &pass, in: structure)
    } else {
      return pass.removes(.unread, structure, bytes: profile.bytes[...]) ? .removed : .kept
    }
    guard let edited else { return .removed }
    let canonical = Self.profileText(text.keyword, kind, edited)
    if edited == profile.bytes {
      // Any words can stand among the digits' own, and behind the text.
      let isExact = text.surplus.isEmpty && canonical == Self.profileText(text)
      guard !isExact, pass.plan.removes(.unread),
        pass.removes(.unread, structure, bytes: text.surplus)
      else { return .kept }
    }
    return .replaced("tEXt", canonical)
  }

  private static func profileText(_ keyword: String, _ kind: String, _ bytes: [UInt8]) -> [UInt8] {
    var text = "\(keyword)\0\n\(kind)\n\(String(repeating: " ", count: 4))\(bytes.count)\n"
    let digits = Array(bytes.hexadecimal.utf8)
    for start in stride(from: 0, to: digits.count, by: 72) {
      text += String(decoding: digits[start..<min(start + 72, digits.count)], as: UTF8.self) + "\n"
    }
    return Array(text.utf8)
  }

  /// Returns the text of a profile as it would stand in a plain chunk, with one space or line end
  /// where there are several.
  private static func profileText(_ text: PNGTextContent) -> [UInt8] {
    Array(text.keyword.utf8) + [0] + text.bytes
  }

  private static let profile = "Raw profile type "
  static let xmpHeader = Array("\(PNGText.xmp)\0\0\0\0\0".utf8)
  private static let pictures: Set<String> = ["IDAT", "fdAT"]

  /// The chunks with names in capitals without which a picture can be shown, where they have no
  /// use.
  private static let spare: Set<String> = ["IDAT", "PLTE"]

  /// The name that a color profile gets, and those that name no one.
  private static let profileName = "ICC Profile"
  static let profileNames: Set<String> = [
    profileName, "ICC profile", "icc", "sRGB", "sRGB IEC61966-2.1", "Photoshop ICC profile",
    "Display P3", "Adobe RGB (1998)", "kCGColorSpaceSRGB", "kCGColorSpaceDisplayP3",
    "kCGColorSpaceGenericRGB", "1", "Skia",
  ]
}
