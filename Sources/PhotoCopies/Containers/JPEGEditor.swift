import ASCII
import PhotoFormats
import PhotoMetadata

/// Changes the metadata of a JPEG file: its segments, the pictures behind its end, and other data
/// there.
struct JPEGEditor {
  /// A part of the file: a segment with its marker and length, or the coded picture.
  struct Part {
    var marker: UInt8
    /// The place in the original.
    var range: Range<Int>
    /// The content after the length; empty for the picture.
    var content: Range<Int>
  }

  /// A part of the copy: bytes of the original, or new ones in their place.
  struct Piece {
    var marker: UInt8
    var origin: Range<Int>
    var bytes: [UInt8]
    var isPicture = false
  }

  let bytes: [UInt8]
  private let isEmbedded: Bool
  private(set) var parts: [Part] = []
  /// The end of the picture, behind its last marker.
  private(set) var end = 0
  var pieces: [Piece] = []
  /// The place of the first TIFF header of the list of further pictures in the original.
  private(set) var index: (part: Int, header: Int)?
  private var hasXMP = false

  /// The maximum depth of pictures inside of others.
  private static let maximumDepth = 2
  /// The most that one segment holds after its length.
  static let segmentSize = 65_533

  /// Reads a file; nil if its segments are damaged, so that places are uncertain.
  init?(_ bytes: [UInt8], isEmbedded: Bool = false) {
    self.bytes = bytes
    self.isEmbedded = isEmbedded
    guard bytes.starts(with: [0xFF, JPEGMarker.startOfImage]), readParts() else { return nil }
  }

  /// Returns a picture inside of another file without its private metadata, as long as before;
  /// nil if it is damaged.
  static func edit(
    embedded bytes: [UInt8], _ pass: inout CopyPass, in structure: String
  ) throws(CopyError) -> [UInt8]? {
    guard pass.depth < maximumDepth, var editor = JPEGEditor(bytes, isEmbedded: true) else {
      return nil
    }
    let prefix = pass.prefix
    pass.prefix += structure + " › "
    pass.depth += 1
    defer {
      pass.prefix = prefix
      pass.depth -= 1
    }
    let edited = try editor.edit(&pass).bytes
    guard edited.count <= bytes.count else { throw .noRoom(structure: structure) }
    return edited + Array(repeating: 0, count: bytes.count - edited.count)
  }

  // MARK: Reading

  private mutating func readParts() -> Bool {
    var position = 2
    while position < bytes.count {
      let start = position
      // Any number of FF bytes may precede a marker (ISO/IEC 10918-1, B.1.1.2); some programs leave
      // other bytes there.
      while position < bytes.count, bytes[position] != 0xFF { position += 1 }
      while position < bytes.count, bytes[position] == 0xFF { position += 1 }
      guard position < bytes.count else { return false }
      let marker = bytes[position]
      guard marker != 0 else { return false }
      position += 1
      if marker == JPEGMarker.endOfImage {
        end = position
        parts.append(Part(marker: marker, range: start..<end, content: end..<end))
        return true
      }
      if JPEGMarker.restarts.contains(marker) || marker == JPEGMarker.temporary
        || marker == JPEGMarker.startOfImage
      {
        parts.append(Part(marker: marker, range: start..<position, content: position..<position))
        continue
      }
      guard let length = ByteOrder.big.uint16(bytes[...], at: position), length >= 2,
        position + length <= bytes.count
      else { return false }
      let content = position + 2..<position + length
      position += length
      if marker == JPEGMarker.startOfScan { position = scanEnd(from: position) }
      parts.append(Part(marker: marker, range: start..<position, content: content))
    }
    // A file without its last marker is cut short; nothing follows.
    end = bytes.count
    return parts.contains { $0.marker == JPEGMarker.startOfScan }
  }

  /// Returns the place of the marker that ends a scan.
  private func scanEnd(from start: Int) -> Int {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var position = start
      while position + 1 < buffer.count {
        if unsafe buffer[position] == 0xFF {
          let next = unsafe buffer[position + 1]
          if next != 0, next != 0xFF, !JPEGMarker.restarts.contains(next) { return position }
        }
        position += 1
      }
      return buffer.count
    }
  }

  // MARK: Editing

  /// Returns the file without what a pass removes.
  mutating func edit(_ pass: inout CopyPass) throws(CopyError) -> EditedPhoto {
    pieces = [Piece(marker: 0, origin: 0..<2, bytes: Array(bytes[..<2]))]
    let extended = editExtendedXMP(&pass)
    var skipped: Set<Int> = []
    for part in parts.indices where !skipped.contains(part) {
      let isPicture = !Self.isMetadata(parts[part].marker)
      guard !isPicture else {
        keep(part, isPicture: parts[part].marker == JPEGMarker.startOfScan)
        continue
      }
      switch parts[part].marker {
      case 0xE0: editJFIF(part, &pass)
      case JPEGMarker.app1: try editApp1(part, extended, &skipped, &pass)
      case JPEGMarker.app2: editApp2(part, &pass)
      case 0xEB: editJUMBF(part, &skipped, &pass)
      case 0xED: try editResources(part, &skipped, &pass)
      default: editOther(part, &pass)
      }
    }
    try addXMP(&pass)
    let images = try editTrailer(&pass)
    return assembled(images, &pass)
  }

  static func isMetadata(_ marker: UInt8) -> Bool {
    (0xE0...0xEF).contains(marker) || marker == 0xFE
  }

  private mutating func keep(_ part: Int, isPicture: Bool = false) {
    let range = parts[part].range
    pieces.append(
      Piece(
        marker: parts[part].marker, origin: range, bytes: Array(bytes[range]), isPicture: isPicture)
    )
  }

  /// Replaces the content of a segment.
  private mutating func replace(_ part: Int, with content: [UInt8]) throws(CopyError) {
    guard content != Array(bytes[parts[part].content]) else { return keep(part) }
    let name = JPEGMarker.name(parts[part].marker)
    pieces.append(
      Piece(
        marker: parts[part].marker, origin: parts[part].range,
        bytes: try Self.segment(parts[part].marker, content, named: name)))
  }

  static func segment(
    _ marker: UInt8, _ content: [UInt8], named name: String
  ) throws(CopyError) -> [UInt8] {
    guard content.count <= segmentSize else { throw .noRoom(structure: name) }
    var segment: [UInt8] = [0xFF, marker]
    ByteOrder.big.append(UInt16(truncatingIfNeeded: content.count + 2), to: &segment)
    return segment + content
  }

  func content(_ part: Int) -> ArraySlice<UInt8> { bytes[parts[part].content] }

  // MARK: Segments

  /// ITU-T T.871, 10: the density and a thumbnail, whose size is in the last two bytes.
  private mutating func editJFIF(_ part: Int, _ pass: inout CopyPass) {
    let content = Array(content(part))
    if content.starts(with: "JFIF\0".utf8), content.count >= 14 {
      let size = 3 * Int(content[12]) * Int(content[13])
      if size > 0 || content.count > 14,
        pass.removes(.thumbnail, "JFIF", bytes: content[14...])
      {
        let short = Array(content[..<12]) + [0, 0]
        if let segment = try? Self.segment(0xE0, short, named: "APP0") {
          pieces.append(Piece(marker: 0xE0, origin: parts[part].range, bytes: segment))
        }
        return
      }
      keep(part)
    } else if content.starts(with: "JFXX\0".utf8) {
      if !pass.removes(.thumbnail, "JFXX", bytes: content[...]) { keep(part) }
    } else {
      editOther(part, &pass)
    }
  }

  private mutating func editApp1(
    _ part: Int, _ extended: [Int: [UInt8]], _ skipped: inout Set<Int>, _ pass: inout CopyPass
  ) throws(CopyError) {
    let content = content(part)
    let name = content.prefix(5).map(\.asciiLowercased)
    if name == Array("exif\0".utf8), content.count > 6 {
      try editExif(part, &skipped, &pass)
    } else if let prefix = Self.xmpNames.first(where: { content.starts(with: $0) }) {
      let packet = Array(content.dropFirst(prefix.count))
      let isMain = !hasXMP && !isEmbedded
      hasXMP = true
      if let edited = XMPEditor.edit(packet, &pass, isMain: isMain, in: "XMP") {
        try replace(part, with: prefix + edited)
      } else {
        if isMain { hasXMP = false }
      }
    } else if content.starts(with: Self.extendedName) {
      if let piece = extended[part] {
        try replace(part, with: piece)
      } else if !pass.removesExtension {
        keep(part)
      }
    } else {
      editOther(part, &pass)
    }
  }

  private mutating func editExif(
    _ part: Int, _ skipped: inout Set<Int>, _ pass: inout CopyPass
  ) throws(CopyError) {
    // A block that is too long for one segment goes on in the next.
    var group = [part]
    while let next = group.last.map({ $0 + 1 }), next < parts.count,
      parts[next].marker == JPEGMarker.app1,
      content(next).prefix(5).map(\.asciiLowercased) == Array("exif\0".utf8),
      !TIFFHeader.begins(content(next).dropFirst(6))
    {
      group.append(next)
    }
    skipped.formUnion(group)
    let block = group.flatMap { content($0).dropFirst(6) }
    guard var editor = ExifEditor(block) else {
      if !pass.removes(.unread, "EXIF", bytes: block[...]) { group.forEach { keep($0) } }
      return
    }
    guard let edited = try editor.edit(&pass) else { return }
    guard edited != block else { return group.forEach { keep($0) } }
    var rest = edited[...]
    for member in group {
      let piece = rest.prefix(parts[member].content.count - 6)
      rest = rest.dropFirst(piece.count)
      guard !piece.isEmpty else { continue }
      try replace(member, with: Array(content(member).prefix(6)) + piece)
    }
  }

  private mutating func editApp2(_ part: Int, _ pass: inout CopyPass) {
    let content = content(part)
    if content.starts(with: "ICC_PROFILE\0".utf8) { return keep(part) }
    if content.starts(with: "MPF\0".utf8), TIFFHeader(content.dropFirst(4)) != nil {
      if index == nil { index = (pieces.count, parts[part].content.lowerBound + 4) }
      return keep(part)
    }
    editOther(part, &pass)
  }

  /// ISO/IEC 19566-5, D: "JP", the number of the box, that of the piece, and in each the size and
  /// the type of the box.
  private mutating func editJUMBF(
    _ part: Int, _ skipped: inout Set<Int>, _ pass: inout CopyPass
  ) {
    let content = content(part)
    guard content.starts(with: "JP".utf8), content.count > 24 else { return editOther(part, &pass) }
    let number = content.dropFirst(2).prefix(2)
    let group = parts.indices.filter { other in
      parts[other].marker == 0xEB && self.content(other).starts(with: "JP".utf8)
        && self.content(other).count > 16
        && self.content(other).dropFirst(2).prefix(2).elementsEqual(number)
    }
    skipped.formUnion(group)
    // The description of the outer box begins with the type of its contents.
    let isCredentials = content.dropFirst(24).starts(with: "c2pa".utf8)
    let box = group.enumerated().flatMap { index, other in
      self.content(other).dropFirst(index == 0 ? 8 : 16)
    }
    if isCredentials {
      if pass.isChanging { return pass.endCredentials(box, in: "C2PA") }
    } else if pass.removes(.unread, "APP11 JUMBF", bytes: box[...]) {
      return
    }
    group.forEach { keep($0) }
  }

  private mutating func editResources(
    _ part: Int, _ skipped: inout Set<Int>, _ pass: inout CopyPass
  ) throws(CopyError) {
    let name = Array("Photoshop 3.0\0".utf8)
    guard content(part).starts(with: name) else { return editOther(part, &pass) }
    // Resources that are too long for one segment go on in the next.
    let group = parts.indices.filter {
      $0 >= part && parts[$0].marker == 0xED && content($0).starts(with: name)
    }
    skipped.formUnion(group)
    let block = group.flatMap { content($0).dropFirst(name.count) }
    guard let edited = ImageResourceEditor.edit(block, &pass) else { return }
    guard edited != block else { return group.forEach { keep($0) } }
    var rest = edited[...]
    for (index, member) in group.enumerated() where !rest.isEmpty {
      let isLast = index == group.count - 1
      let size = isLast ? rest.count : min(rest.count, parts[member].content.count - name.count)
      try replace(member, with: name + rest.prefix(size))
      rest = rest.dropFirst(size)
    }
  }

  private mutating func editOther(_ part: Int, _ pass: inout CopyPass) {
    let content = content(part)
    let marker = parts[part].marker
    var name = JPEGMarker.name(marker)
    let label = content.prefix { (0x20...0x7E).contains($0) }
    if marker != 0xFE, (2...12).contains(label.count) {
      name += " " + String(decoding: label, as: UTF8.self)
    }
    let kind: MetadataKind
    switch marker {
    case 0xFE: kind = .comments
    case 0xEE where content.starts(with: "Adobe".utf8): kind = .technical
    case 0xE8 where content.starts(with: "SPIFF\0".utf8): kind = .technical
    // The quality of Photoshop, and a comment and a copyright notice that may follow it.
    case 0xEC where content.starts(with: "Ducky".utf8):
      kind = content.count <= Self.duckySize ? .technical : .comments
    case 0xED where content.starts(with: "Adobe_CM".utf8): kind = .technical
    default: kind = .unread
    }
    let text = marker == 0xFE ? ExifText.decoded(content) : nil
    if !pass.removes(kind, name, text: text, bytes: content) { keep(part) }
  }

  // MARK: XMP

  /// Edits the packet that continues the main one, and returns the contents of its segments; none
  /// if it stays, or goes as a whole.
  private mutating func editExtendedXMP(_ pass: inout CopyPass) -> [Int: [UInt8]] {
    let group = parts.indices.filter {
      parts[$0].marker == JPEGMarker.app1 && content($0).starts(with: Self.extendedName)
    }
    let header = Self.extendedName.count + 40
    guard !group.isEmpty else { return [:] }
    let pieces = group.map { part -> (part: Int, offset: Int, bytes: ArraySlice<UInt8>) in
      let offset = ByteOrder.big.uint32(content(part), at: header - 4) ?? 0
      return (part, offset, content(part).dropFirst(header))
    }.sorted { $0.offset < $1.offset }
    var packet: [UInt8] = []
    var isWhole = true
    let digest = pieces.first.map { content($0.part).dropFirst(Self.extendedName.count).prefix(32) }
    for piece in pieces {
      isWhole =
        isWhole && piece.offset == packet.count
        && content(piece.part).dropFirst(Self.extendedName.count).prefix(32) == digest
      packet += piece.bytes
    }
    var edited: [UInt8]?
    if isWhole {
      edited = XMPEditor.edit(packet, &pass, isMain: false, in: "XMP xmpNote:HasExtendedXMP")
    } else if !pass.removes(.unread, "XMP xmpNote:HasExtendedXMP", bytes: packet[...]) {
      return [:]
    }
    guard let edited, edited.count == packet.count else {
      pass.removesExtension = true
      return [:]
    }
    guard edited != packet else { return [:] }
    // The digest of the packet, which the main one names, would be wrong. A packet that still
    // belongs to its main one is worth more than its digest, which readers don't check.
    var contents: [Int: [UInt8]] = [:]
    var position = 0
    for piece in pieces {
      contents[piece.part] =
        Array(content(piece.part).prefix(header)) + edited[position..<position + piece.bytes.count]
      position += piece.bytes.count
    }
    return contents
  }

  /// Adds a packet that says what was done, if there is none.
  private mutating func addXMP(_ pass: inout CopyPass) throws(CopyError) {
    guard !hasXMP, !isEmbedded, let statement = pass.statement else { return }
    let content = Self.xmpNames[0] + XMPEditor.fresh(statement)
    // Behind EXIF, JFIF and the like.
    let place =
      pieces.firstIndex { piece in
        piece.marker != 0 && piece.marker != 0xE0
          && !(piece.marker == JPEGMarker.app1
            && piece.bytes.dropFirst(4).prefix(4).map(\.asciiLowercased) == Array("exif".utf8))
      } ?? pieces.count
    let origin = pieces[max(0, place - 1)].origin.upperBound
    pieces.insert(
      Piece(
        marker: JPEGMarker.app1, origin: origin..<origin,
        bytes: try Self.segment(JPEGMarker.app1, content, named: "APP1")), at: place)
    if let index, index.part >= place { self.index = (index.part + 1, index.header) }
  }

  // MARK: Writing

  private func assembled(
    _ images: [(origin: Range<Int>, place: Int, count: Int)], _ pass: inout CopyPass
  ) -> EditedPhoto {
    var result = EditedPhoto(bytes: [], pictures: [])
    result.bytes.reserveCapacity(bytes.count + 4096)
    var header: Int?
    var trailer: Int?
    for (number, piece) in pieces.enumerated() {
      if piece.marker == 1, trailer == nil { trailer = result.bytes.count }
      if number == index?.part {
        header = result.bytes.count + (index?.header ?? 0) - piece.origin.lowerBound
      }
      let start = result.bytes.count
      result.bytes += piece.bytes
      if piece.isPicture { result.pictures.append(start..<result.bytes.count) }
    }
    guard let header, let index, result.bytes != bytes,
      let list = MultiPictureList(bytes, at: index.header)
    else { return result }
    let trailerStart = trailer ?? result.bytes.count
    let newEnd = trailerStart
    list.rewrite(in: &result.bytes, at: header) { picture in
      guard picture.offset > 0 else { return (0, newEnd) }
      let start = index.header + picture.offset
      guard let image = images.first(where: { $0.origin.lowerBound == start }), image.count > 0
      else { return nil }
      return (trailerStart + image.place - header, image.count)
    }
    return result
  }

  static let xmpNames = [
    Array("http://ns.adobe.com/xap/1.0/\0".utf8), Array("XMP\0://ns.adobe.com/xap/1.0/\0".utf8),
  ]
  private static let duckySize = 5 + 8 + 2
  private static let extendedName = Array("http://ns.adobe.com/xmp/extension/\0".utf8)
}
