import PhotoFormats
import PhotoMetadata

/// The segments of the file.
extension JPEGEditor {
  mutating func editSegment(
    _ part: Int, _ marker: UInt8, _ picture: CodedPicture, _ extended: [Int: [UInt8]],
    _ skipped: inout Set<Int>, _ pass: inout CopyPass
  ) throws(CopyError) {
    let segment = JPEGSegment(marker, content(part))
    switch segment {
    case .frame, .quantization, .huffman, .arithmetic, .restartInterval, .lineCount, .scan:
      try editTables(part, segment, picture, &pass)
    case .jfif: try editJFIF(part, &pass)
    case .jfxx:
      if !pass.removes(.thumbnail, "JFXX", bytes: content(part)),
        !pass.removes(.unread, "JFXX", bytes: content(part))
      {
        keep(part)
      }
    case .exif: try editExif(part, &skipped, &pass)
    case .xmp: try editXMP(part, &pass)
    case .extendedXMP:
      if let piece = extended[part] {
        try replace(part, with: piece)
      } else if !pass.removesExtension {
        keep(part)
      }
    case .colorProfile: try editProfile(part, &skipped, &pass)
    case .multiPicture: try editMultiPicture(part, &pass)
    case .jumbf: try editJUMBF(part, &skipped, &pass)
    case .imageResources: try editResources(part, &skipped, &pass)
    case .adobe, .adobeColors: try editKnown(part, segment, &pass)
    case .gainMap:
      // It describes a gain map that ended with the old picture.
      if pass.revision != nil {
        pass.record(.removed, .technical, Self.gainMap)
      } else {
        try editKnown(part, segment, &pass)
      }
    case .ducky: try editDucky(part, &pass)
    case .comment:
      // Generators put a word and a NUL before their text.
      let texts = content(part).split(separator: 0).map { ExifText.decoded($0) }
      if !pass.removes(.comments, name(part), texts: texts, bytes: content(part)) { keep(part) }
    case .unknown: try editUnread(part, &pass)
    }
  }

  /// The name of what describes a gain map, in receipts.
  static let gainMap = "HDR gain map (ISO 21496-1)"

  /// The name of a segment, with the text with which it begins.
  private func name(_ part: Int) -> String {
    let label = content(part).prefix { (0x20...0x7E).contains($0) }
    guard parts[part].segment != JPEGMarker.comment, (2...12).contains(label.count) else {
      return parts[part].name
    }
    return parts[part].name + " " + String(decoding: label, as: UTF8.self)
  }

  private mutating func editUnread(_ part: Int, _ pass: inout CopyPass) throws(CopyError) {
    let content = Array(content(part))
    let edited = pass.withoutValues(content, in: name(part))
    if !pass.removes(.unread, name(part), bytes: edited[...]) { try replace(part, with: edited) }
  }

  /// Keeps what the standard describes of a segment, without some of its tables.
  private mutating func editKnown(
    _ part: Int, _ segment: JPEGSegment, without tables: [Range<Int>] = [], _ pass: inout CopyPass
  ) throws(CopyError) {
    guard let size = segment.size(of: content(part)) else { return try editUnread(part, &pass) }
    let end = parts[part].content.lowerBound + size
    var kept: [UInt8] = []
    var dropped: [UInt8] = []
    var position = parts[part].content.lowerBound
    // A table of an impossible kind, which nobody reads, is behind the end.
    for table in tables where table.lowerBound >= position && table.upperBound <= end {
      kept += bytes[position..<table.lowerBound]
      dropped += bytes[table]
      position = table.upperBound
    }
    kept += bytes[position..<end]
    dropped += bytes[end..<parts[part].range.upperBound]
    // Photoshop’s progressive files have numbers of scans behind Adobe’s header.
    let isScans = segment == .adobe && dropped.count == 19
    guard !dropped.isEmpty,
      pass.removes(.unread, name(part), bytes: dropped[...], holding: isScans ? [] : nil)
    else { return keep(part) }
    if !kept.isEmpty { try replace(part, with: kept) }
  }

  /// What decoding takes can't go as a whole.
  private mutating func editTables(
    _ part: Int, _ segment: JPEGSegment, _ picture: CodedPicture, _ pass: inout CopyPass
  ) throws(CopyError) {
    if case .rewritten(let coded) = picture {
      // All tables stand where the first one stood.
      if segment != .scan, part == firstTable {
        pieces.append(Piece(part: parts[part], bytes: coded.tables))
      }
      return
    }
    // A second frame, a number of lines that the frame already has, and what only arithmetic
    // coding takes are read by nobody.
    let isUsed =
      switch segment {
      case .frame: part == file.frame
      case .lineCount: hasLateLineCount(part)
      case .arithmetic: isArithmetic
      default: true
      }
    guard isUsed else { return try editUnread(part, &pass) }
    if segment.size(of: content(part)) == nil,
      pass.removes(.unread, parts[part].name, bytes: content(part))
    {
      throw .cannotRemove(.unread, structure: parts[part].name)
    }
    var tables: [Range<Int>] = []
    if case .kept(_, let unused) = picture { tables = unused }
    try editKnown(part, segment, without: tables, &pass)
  }

  /// ITU-T T.871, 10: the density and a thumbnail, whose size is in the last two bytes.
  private mutating func editJFIF(_ part: Int, _ pass: inout CopyPass) throws(CopyError) {
    let content = content(part)
    let header = JPEGSegment.jfifHeaderSize
    guard content.count >= header else { return try editUnread(part, &pass) }
    let size = JPEGSegment.jfif.size(of: content) ?? 0
    if size != header || content.count > header,
      pass.removes(.thumbnail, "JFIF", bytes: content.dropFirst(header))
    {
      return try replace(part, with: Array(content.prefix(header - 2)) + [0, 0])
    }
    try editKnown(part, .jfif, &pass)
  }

  private mutating func editExif(
    _ part: Int, _ skipped: inout Set<Int>, _ pass: inout CopyPass
  ) throws(CopyError) {
    let nameSize = JPEGSegment.exifNameSize
    let group = file.exifGroup(part)
    skipped.formUnion(group)
    let block = group.flatMap { content($0).dropFirst(nameSize) }
    guard var editor = ExifEditor(block) else {
      if !pass.removes(.unread, "EXIF", bytes: block[...]) { group.forEach { keep($0) } }
      return
    }
    guard let edited = try editor.edit(&pass) else { return }
    guard edited != block else { return group.forEach { keep($0) } }
    var rest = edited[...]
    for member in group {
      let piece = rest.prefix(parts[member].content.count - nameSize)
      rest = rest.dropFirst(piece.count)
      guard !piece.isEmpty else { continue }
      try replace(member, with: Array(content(member).prefix(nameSize)) + piece)
    }
  }

  /// ICC.1:2022, B.4: the pieces of a profile, each with its number and their count.
  private mutating func editProfile(
    _ part: Int, _ skipped: inout Set<Int>, _ pass: inout CopyPass
  ) throws(CopyError) {
    let head = JPEGSegment.profileName.count + 2
    let all = parts.indices.filter { segment($0) == .colorProfile }
    skipped.formUnion(all)
    let group = JPEGProfile.pieces(of: all.map(content)).map { all[$0] }
    for other in all where !group.contains(other) { try editUnread(other, &pass) }
    guard !group.isEmpty else { return }
    let profile = group.flatMap { content($0).dropFirst(head) }
    guard let size = JPEGProfile.size(of: profile[...]) else {
      if !pass.removes(.unread, name(part), bytes: profile[...]) { group.forEach { keep($0) } }
      return
    }
    let surplus = profile[size...]
    let isCut = !surplus.isEmpty && pass.removes(.unread, name(part), bytes: surplus)
    guard
      let edited = ColorProfileEditor.edit(
        isCut ? Array(profile[..<size]) : profile, &pass, in: name(part))
    else { return }
    guard edited != profile else { return group.forEach { keep($0) } }
    var rest = edited[...]
    let sizes = group.map { content($0).count - head }
    for (member, size) in zip(group, sizes) {
      try replace(member, with: Array(content(member).prefix(head)) + rest.prefix(size))
      rest = rest.dropFirst(size)
    }
  }

  private mutating func editMultiPicture(
    _ part: Int, _ pass: inout CopyPass
  ) throws(CopyError) {
    let name = JPEGSegment.multiPictureName
    let block = content(part).dropFirst(name.count)
    guard TIFFHeader(block) != nil else { return try editUnread(part, &pass) }
    var content = Array(content(part))
    if !MultiPictureList.isWhole(block), pass.removes(.unread, "MPF", bytes: block) {
      guard index == nil, let new = MultiPictureList.block(of: block) else { return }
      content = name + new
    }
    if index == nil, let list = MultiPictureList(block),
      let newList = MultiPictureList(content.dropFirst(name.count))
    {
      index = MultiPictureSegment(part: parts[part], list: list, newList: newList)
    }
    try replace(part, with: content)
  }

  /// ISO/IEC 19566-5, D: the pieces of a box, whose description begins with the type of its
  /// contents.
  private mutating func editJUMBF(
    _ part: Int, _ skipped: inout Set<Int>, _ pass: inout CopyPass
  ) throws(CopyError) {
    let content = content(part)
    guard content.count > 24 else { return try editUnread(part, &pass) }
    let number = content.dropFirst(2).prefix(2)
    let group = parts.indices.filter { other in
      segment(other) == .jumbf && self.content(other).count > JUMBFPiece.headerSize
        && self.content(other).dropFirst(2).prefix(2).elementsEqual(number)
    }
    skipped.formUnion(group)
    // The type of today, and that of the first drafts.
    let isCredentials = ["c2pa", "cacb"].contains { content.dropFirst(24).starts(with: $0.utf8) }
    let box = group.enumerated().flatMap { index, other in
      self.content(other).dropFirst(index == 0 ? 8 : JUMBFPiece.headerSize)
    }
    if isCredentials {
      if pass.endsCredentials { return pass.endCredentials(box, in: "C2PA") }
    } else if pass.removes(.unread, "APP11 JUMBF", bytes: box[...]) {
      return
    }
    group.forEach { keep($0) }
  }

  private mutating func editResources(
    _ part: Int, _ skipped: inout Set<Int>, _ pass: inout CopyPass
  ) throws(CopyError) {
    let name = JPEGSegment.resourcesName
    // Resources that are too long for one segment go on in the next.
    let group = parts.indices.filter { $0 >= part && segment($0) == .imageResources }
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

  /// The quality of Photoshop, and a comment and a copyright notice that may follow it.
  private mutating func editDucky(_ part: Int, _ pass: inout CopyPass) throws(CopyError) {
    let content = content(part)
    if JPEGSegment.ducky.size(of: content) == content.count { return keep(part) }
    if pass.removes(.comments, name(part), bytes: content) { return }
    try editUnread(part, &pass)
  }
}
