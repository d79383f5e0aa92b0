import ASCII
import PhotoFormats
import PhotoMetadata

/// Changes the metadata of a PNG file: its text chunks, EXIF and Content Credentials.
struct PNGEditor {
  let bytes: [UInt8]
  private(set) var chunks: [(name: String, range: Range<Int>, content: Range<Int>)] = []
  /// The end of the last chunk.
  private(set) var end = 8
  private var hasXMP = false

  /// Room for metadata that a copy adds.
  private static let additions = 1 << 16

  /// The maximum size of a text after decompression.
  private static let maximumText = 16 * 1024 * 1024

  /// Reads a file; nil if its chunks are damaged.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    // ISO/IEC 15948, 5.3: length, type, data, check value.
    while end + 12 <= bytes.count {
      guard let length = ByteOrder.big.uint32(bytes[...], at: end),
        length <= bytes.count - end - 12,
        bytes[end + 4..<end + 8].allSatisfy(\.isASCIILetter)
      else { return nil }
      let name = String(decoding: bytes[end + 4..<end + 8], as: UTF8.self)
      let content = end + 8..<end + 8 + length
      chunks.append((name, end..<content.upperBound + 4, content))
      end = content.upperBound + 4
      if name == "IEND" { return }
    }
    return nil
  }

  /// Returns the file without what a pass removes.
  mutating func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    var photo = EditedPhoto(bytes: [], pictures: [])
    // What is added later must not move everything to another place.
    photo.bytes.reserveCapacity(bytes.count + Self.additions)
    photo.bytes += bytes[..<8]
    var place: Int?
    for chunk in chunks {
      if Self.pictures.contains(chunk.name) {
        if place == nil { place = photo.bytes.count }
        photo.pictures.append(photo.bytes.count..<photo.bytes.count + chunk.range.count)
      }
      switch try edited(chunk.name, bytes[chunk.content], &pass) {
      case .kept: photo.bytes += bytes[chunk.range]
      case .removed: break
      case .replaced(let name, let content): photo.bytes += Self.chunk(name, content)
      }
    }
    let rest = bytes[end...]
    if !rest.isEmpty,
      rest.allSatisfy({ $0 == 0 })
        || !pass.removes(.unread, "EOF (\(rest.count) B)", bytes: rest)
    {
      photo.bytes += rest
    }
    if !hasXMP, let statement = pass.statement {
      let chunk = Self.chunk("iTXt", Self.xmpHeader + XMPEditor.fresh(statement))
      let place = place ?? photo.bytes.count
      photo.bytes.insert(contentsOf: chunk, at: place)
      photo.pictures = photo.pictures.map {
        $0.lowerBound + chunk.count..<$0.upperBound + chunk.count
      }
    }
    return photo
  }

  private enum Result {
    case kept
    case removed
    case replaced(String, [UInt8])
  }

  private mutating func edited(
    _ name: String, _ content: ArraySlice<UInt8>, _ pass: inout CopyPass
  ) throws(CopyError) -> Result {
    switch name {
    case "eXIf":
      guard var editor = ExifEditor(Array(content)) else {
        return pass.removes(.unread, "eXIf", bytes: content) ? .removed : .kept
      }
      guard let block = try editor.edit(&pass) else { return .removed }
      return block[...] == content ? .kept : .replaced(name, block)
    case "tEXt", "zTXt", "iTXt": return try editedText(name, Array(content), &pass)
    case "tIME": return pass.removes(.date, "PNG tIME") ? .removed : .kept
    case "caBX":
      guard pass.isChanging else { return .kept }
      pass.endCredentials(Array(content), in: "PNG caBX")
      return .removed
    default:
      if Self.technical.contains(name) || Self.pictures.contains(name) { return .kept }
      return pass.removes(.unread, "PNG \(name)", bytes: content) ? .removed : .kept
    }
  }

  private mutating func editedText(
    _ name: String, _ content: [UInt8], _ pass: inout CopyPass
  ) throws(CopyError) -> Result {
    guard let text = Text(name, content) else {
      return pass.removes(.unread, "PNG \(name)", bytes: content[...]) ? .removed : .kept
    }
    if text.keyword == "XML:com.adobe.xmp" {
      let isMain = !hasXMP
      hasXMP = true
      guard let packet = XMPEditor.edit(text.bytes, &pass, isMain: isMain, in: "XMP") else {
        if isMain { hasXMP = false }
        return .removed
      }
      return packet == text.bytes ? .kept : .replaced("iTXt", Self.xmpHeader + packet)
    }
    if text.keyword.hasPrefix(Self.profile) { return try editedProfile(text, &pass) }
    let value = name == "iTXt" ? String(decoding: text.bytes, as: UTF8.self) : text.latin
    let structure = "PNG \(text.keyword)"
    let isRemoved = pass.removes(
      Self.kind(of: text.keyword), structure, text: value, bytes: text.bytes[...])
    return isRemoved ? .removed : .kept
  }

  /// Edits EXIF, XMP or captions that ImageMagick wrote as hexadecimal text.
  private func editedProfile(_ text: Text, _ pass: inout CopyPass) throws(CopyError) -> Result {
    let kind = String(text.keyword.dropFirst(Self.profile.count))
    if ["icc", "icm"].contains(kind) { return .kept }
    let structure = "PNG \(text.keyword)"
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
    } else if profile.bytes.starts(with: "8BIM".utf8) {
      edited = ImageResourceEditor.edit(profile.bytes, &pass)
    } else if profile.bytes.first == 0x1C {
      edited = IPTCEditor.edit(profile.bytes, &pass, in: structure)
    } else {
      return pass.removes(.unread, structure, bytes: profile.bytes[...]) ? .removed : .kept
    }
    guard let edited else { return .removed }
    guard edited != profile.bytes else { return .kept }
    return .replaced("tEXt", Self.profileText(text.keyword, kind, edited))
  }

  private static func profileText(_ keyword: String, _ kind: String, _ bytes: [UInt8]) -> [UInt8] {
    var text = "\(keyword)\0\n\(kind)\n\(String(repeating: " ", count: 4))\(bytes.count)\n"
    let digits = Array(bytes.hexadecimal.utf8)
    for start in stride(from: 0, to: digits.count, by: 72) {
      text += String(decoding: digits[start..<min(start + 72, digits.count)], as: UTF8.self) + "\n"
    }
    return Array(text.utf8)
  }

  private static func kind(of keyword: String) -> MetadataKind {
    if let kind = kinds[keyword] { return kind }
    // What ImageMagick reads in a color profile.
    if keyword.hasPrefix("icc:") { return .technical }
    let words = XMPKinds.words(in: keyword)
    return XMPKinds.kind(ofWords: words) ?? .other
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    var chunk: [UInt8] = []
    append(name, content[...], to: &chunk)
    return chunk
  }

  /// Appends a chunk to a file.
  static func append(_ name: String, _ content: ArraySlice<UInt8>, to file: inout [UInt8]) {
    ByteOrder.big.append(UInt32(truncatingIfNeeded: content.count), to: &file)
    let start = file.count
    file += name.utf8
    file += content
    ByteOrder.big.append(CRC32.value(of: file[start...]), to: &file)
  }

  /// ISO/IEC 15948, 11.3.3.2.
  private static let kinds: [String: MetadataKind] = [
    "Title": .comments, "Author": .owner, "Description": .comments, "Copyright": .copyright,
    "Creation Time": .date, "Software": .camera, "Disclaimer": .copyright, "Warning": .comments,
    "Source": .camera, "Comment": .comments, "AIGC": .technical,
  ]

  private static let profile = "Raw profile type "
  private static let xmpHeader = Array("XML:com.adobe.xmp\0\0\0\0\0".utf8)
  private static let pictures: Set<String> = ["IDAT", "fdAT"]
  private static let technical: Set<String> = [
    "IHDR", "PLTE", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI",
    "bKGD", "hIST", "pHYs", "sPLT", "acTL", "fcTL", "oFFs", "pCAL", "sCAL", "sTER", "vpAg", "orNT",
  ]

  /// A text chunk.
  private struct Text {
    let keyword: String
    let bytes: [UInt8]

    /// The text in Latin-1.
    var latin: String { String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }

    /// Reads a chunk; nil if it is damaged.
    init?(_ name: String, _ content: [UInt8]) {
      guard let end = content.firstIndex(of: 0) else { return nil }
      keyword = String(decoding: content[..<end], as: UTF8.self)
      var rest = content[(end + 1)...]
      var isCompressed = name == "zTXt"
      if name == "zTXt" {
        guard rest.popFirst() == 0 else { return nil }
      } else if name == "iTXt" {
        guard let flag = rest.popFirst(), rest.popFirst() != nil else { return nil }
        isCompressed = flag != 0
        for _ in 0..<2 {
          guard let zero = rest.firstIndex(of: 0) else { return nil }
          rest = rest[(zero + 1)...]
        }
      }
      guard isCompressed else {
        bytes = Array(rest)
        return
      }
      guard case .bytes(let text) = Inflation.inflate(rest, limit: maximumText) else { return nil }
      bytes = text
    }
  }
}
