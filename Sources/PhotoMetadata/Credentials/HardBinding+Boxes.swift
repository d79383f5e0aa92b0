import PhotoFormats

extension HardBinding {
  /// C2PA 2.2, 18.6: excluded boxes by their paths, and the digest of the rest, in which the offset
  /// of each box at the top that is not excluded as a whole precedes the box.
  func checkBoxes(
    hasOffsets: Bool, in source: inout ByteSource
  ) throws(PhotoReadError) -> CredentialsBinding {
    let digest = assertion["hash"]?.bytes
    let trees = assertion["merkle"]?.elements
    // A video in fragments has trees alone.
    guard digest != nil || trees == nil else { return .unsupportedKind }
    guard let digest, let exclusions = assertion["exclusions"]?.elements else { return .damaged }
    guard let algorithm = algorithm(of: assertion) else { return .unsupportedAlgorithm }
    var tree = BoxTree(fileSize: source.size)
    var excluded: [Range<Int>] = []
    let boxes = try tree.boxes(in: 0..<source.size, of: &source)
    var offsets = Set(boxes.map(\.range.lowerBound))
    var leavesPictureOut = false
    var boxesLeft = Limits.excludedBoxes
    for exclusion in exclusions {
      guard let path = exclusion["xpath"]?.text else { return .damaged }
      for box in try tree.boxes(at: path, of: &source) {
        boxesLeft -= 1
        guard boxesLeft >= 0 else { return .tooLarge }
        guard try Self.matches(box, exclusion, in: &source) else { continue }
        // Trees of digests cover what they exclude.
        let isCovered = trees != nil && box.type == "mdat"
        leavesPictureOut =
          leavesPictureOut || !isCovered && ["mdat", "idat", "meta"].contains(box.type)
        guard let subset = exclusion["subset"]?.elements else {
          excluded.append(box.range)
          offsets.remove(box.range.lowerBound)
          continue
        }
        for part in subset {
          guard let offset = part["offset"]?.number, let length = part["length"]?.number else {
            return .damaged
          }
          boxesLeft -= 1
          let rest = box.range.dropFirst(offset)
          excluded.append(length == 0 ? rest : rest.prefix(length))
        }
      }
    }
    let bytes = DigestedBytes(
      all: source.size, without: excluded, marks: hasOffsets ? Array(offsets) : [])
    guard try bytes.digest(algorithm, in: source).elementsEqual(digest) else { return .notBound }
    if let trees {
      let result = try checkMerkle(trees, boxes, in: source)
      guard result == .bound else { return result }
    }
    return leavesPictureOut ? .pictureLeftOut : .bound
  }

  /// Whether a box has what an exclusion asks for besides its path: a size, a version, flags, and
  /// bytes at offsets.
  private static func matches(
    _ box: Box, _ exclusion: CBORValue, in source: inout ByteSource
  ) throws(PhotoReadError) -> Bool {
    if let length = exclusion["length"]?.number, length != box.range.count { return false }
    if let version = exclusion["version"]?.number,
      try source.header(at: box.content.lowerBound, count: 1).first.map(Int.init) != version
    {
      return false
    }
    if let flags = exclusion["flags"]?.bytes {
      let own = try source.header(at: box.content.lowerBound + 1, count: 3)
      let isExact = exclusion["exact"]?.flag ?? true
      let isEqual = zip(own, flags).allSatisfy { isExact ? $0 == $1 : $0 & $1 == $1 }
      guard own.count == 3, flags.count == 3, isEqual else { return false }
    }
    for data in exclusion["data"]?.elements ?? [] {
      guard let offset = data["offset"]?.number, let value = data["value"]?.bytes,
        offset < box.range.count
      else { return false }
      let own = try source.bytes(at: box.range.lowerBound + offset, count: value.count)
      guard own.elementsEqual(value) else { return false }
    }
    return true
  }
}

/// The boxes of a file by their paths, each list of boxes read once.
private struct BoxTree {
  private let fileSize: Int
  private var known: [Range<Int>: [Box]] = [:]
  private var boxesLeft = Limits.parts

  init(fileSize: Int) { self.fileSize = fileSize }

  /// Returns the boxes in a range.
  mutating func boxes(
    in range: Range<Int>, of source: inout ByteSource
  ) throws(PhotoReadError) -> [Box] {
    if let boxes = known[range] { return boxes }
    var parts = BoxParts(range)
    var boxes: [Box] = []
    while boxesLeft > 0, let box = try parts.nextBox(in: &source) {
      boxesLeft -= 1
      boxes.append(box)
    }
    known[range] = boxes
    return boxes
  }

  /// Returns the boxes at a path such as `/moov/trak[2]/mdia`; all of a name where there is no
  /// number.
  mutating func boxes(
    at path: String, of source: inout ByteSource
  ) throws(PhotoReadError) -> [Box] {
    var boxes = try boxes(in: 0..<fileSize, of: &source)
    var isTop = true
    for step in path.split(separator: "/") {
      if !isTop {
        var inner: [Box] = []
        for box in boxes {
          guard let children = try Self.children(of: box, in: &source) else { continue }
          inner += try self.boxes(in: children, of: &source)
        }
        boxes = inner
      }
      isTop = false
      let name = step.prefix { $0 != "[" }
      boxes = boxes.filter { $0.type == name }
      if name.count < step.count {
        let number = Int(step.dropFirst(name.count + 1).dropLast()) ?? 0
        boxes = boxes.indices.contains(number - 1) ? [boxes[number - 1]] : []
      }
    }
    return isTop ? [] : boxes
  }

  private static func children(
    of box: Box, in source: inout ByteSource
  ) throws(PhotoReadError) -> Range<Int>? {
    try containers.contains(box.type) ? box.content : box.children(in: &source)
  }

  /// Boxes of videos, which photos rarely have.
  private static let containers: Set<String> = [
    "trak", "mdia", "minf", "stbl", "moof", "traf", "mfra", "mvex", "edts", "udta",
  ]
}
