import PhotoFormats

extension HEIFSurvey {
  /// The types of items with pictures whose data is known.
  static let pictures: Set<String> = ["hvc1", "av01", "grid", "iovl", "iden", "tmap"]

  /// Looks through the data of pictures.
  mutating func readItems() {
    var seen: Set<Int> = []
    for item in items.items where !gone.contains(item.id) && seen.insert(item.id).inserted {
      guard Self.pictures.contains(item.type), item.type != "iden" else { continue }
      guard item.isPlain, let positions = items.extents(of: item.id) else {
        add(item.type, item.box.range, .none)
        continue
      }
      let content = positions.flatMap { bytes[$0] }
      switch item.type {
      case "hvc1": readHEVC(content, of: item, at: positions)
      case "av01": readAV1(content[...], at: positions, named: item.type, end: remedy(of: item))
      default: readDerived(content, of: item, at: positions)
      }
    }
  }

  /// What shortens an item: its last part can.
  private func remedy(of item: ItemEntry) -> HEIFRegion.Remedy {
    items.meta.locations?.entry(of: item.id)?.method == 2 ? .none : .end(item: item.id)
  }

  /// Returns the positions in the file of a range of an item’s content.
  private func pieces(_ range: Range<Int>, of positions: [Range<Int>]) -> [Range<Int>] {
    let block = MetadataBlock.extents(positions).dropFirst(range.lowerBound)
    return block.prefixExtents(range.count)
  }

  private mutating func addUnit(
    _ name: String, _ range: Range<Int>, _ new: [UInt8], at positions: [Range<Int>]
  ) {
    let pieces = pieces(range, of: positions)
    guard let first = pieces.first else { return }
    let whole = pieces.count == 1 ? first : first.lowerBound..<first.upperBound
    add(name, whole, .bytes(new, at: pieces))
  }

  /// Adds what follows the last unit of an item, unless all of it is zero.
  private mutating func addEnd(
    _ name: String, _ content: ArraySlice<UInt8>, from end: Int, at positions: [Range<Int>],
    _ remedy: HEIFRegion.Remedy
  ) {
    guard content.dropFirst(end).contains(where: { $0 != 0 }),
      let last = pieces(end..<content.count, of: positions).last
    else { return }
    let isWhole = last.count == content.count - end
    if case .end(let item) = remedy {
      // A part of no bytes would be one of all bytes.
      let canShorten = isWhole && positions.last.map { last.lowerBound > $0.lowerBound } == true
      return add(name, last, canShorten ? .end(item: item) : .none)
    }
    add(name, last, isWhole ? remedy : .none)
  }

  // MARK: HEVC

  private mutating func readHEVC(
    _ content: [UInt8], of item: ItemEntry, at positions: [Range<Int>]
  ) {
    let configuration = items.properties(of: item.id).first { $0.type == "hvcC" }
    guard let configuration,
      let lengthSize = HEVCUnits.lengthSize(configuration: bytes[configuration.content])
    else { return add(item.type, item.box.range, .none) }
    let configured = bytes[configuration.content]
    let sets = (HEVCUnits(configuration: configured)?.units ?? []).map {
      Array(configured.dropFirst($0.range.lowerBound).prefix($0.range.count))
    }
    let units = HEVCUnits(data: content[...], lengthSize: lengthSize)
    var layers: Set<Int> = []
    for unit in units.units {
      let bytes = content[unit.range]
      if unit.isPicture {
        // ISO/IEC 23008-2, 7.3.6.1: the first bit tells the first part of a picture.
        let isFirst = bytes.dropFirst(2).first.map { $0 & 0x80 != 0 } ?? true
        if isFirst ? layers.insert(unit.layer).inserted : layers.contains(unit.layer) { continue }
      } else if HEVCUnit.parameterSets.contains(unit.type) {
        // The picture may need others than those of its configuration.
        if sets.contains(Array(bytes)) { continue }
        if let position = pieces(unit.range, of: positions).first {
          add("HEVC unit \(unit.type)", position, .none)
        }
        continue
      } else if isKnown(unit, bytes) {
        continue
      }
      addUnit(
        "HEVC unit \(unit.type)", unit.range, HEVCMessages.fillerUnit(bytes.count), at: positions)
    }
    addEnd(item.type, content[...], from: units.end, at: positions, remedy(of: item))
  }

  /// Whether every byte of a unit without a picture is known.
  private func isKnown(_ unit: HEVCUnit, _ bytes: ArraySlice<UInt8>) -> Bool {
    switch unit.type {
    // ISO/IEC 23008-2, 7.3.2.5: three bits, and one that ends them.
    case HEVCUnit.delimiter: bytes.count == 3 && bytes.last.map { $0 & 0x1F == 0x10 } == true
    case HEVCUnit.endOfSequence, HEVCUnit.endOfStream: bytes.count == 2
    case HEVCUnit.filler: bytes.elementsEqual(HEVCMessages.fillerUnit(bytes.count))
    case HEVCUnit.messages: HEVCMessages.areKnown(in: bytes)
    default: false
    }
  }

  /// Whether a unit of a decoder’s configuration has only messages that are known.
  func isKnownMessage(_ unit: HEVCUnit, at range: Range<Int>) -> Bool {
    HEVCUnit.messages.contains(unit.type) && HEVCMessages.areKnown(in: bytes[range])
  }

  // MARK: AV1

  /// Looks through units of AV1: a picture has one frame in each of its layers.
  mutating func readAV1(
    _ content: ArraySlice<UInt8>, at positions: [Range<Int>], named name: String,
    end: HEIFRegion.Remedy
  ) {
    let units = AV1Units(content)
    var layers: Set<Int> = []
    var sequence: ArraySlice<UInt8>?
    for unit in units.units {
      // Zeros behind the units say nothing.
      guard content.dropFirst(unit.range.lowerBound).contains(where: { $0 != 0 }) else { break }
      let bytes = content.dropFirst(unit.content.lowerBound).prefix(unit.content.count)
      let isKnown: Bool
      switch unit.type {
      case AV1Unit.sequence:
        isKnown = sequence.map { $0.elementsEqual(bytes) } ?? true
        sequence = sequence ?? bytes
        if isKnown, !AV1Sequence.isWhole(bytes), let position = positions.first {
          add("AV1 unit 1", position, .none)
        }
      case AV1Unit.delimiter: isKnown = bytes.isEmpty
      case AV1Unit.frameHeader, AV1Unit.frame:
        // A decoder's configuration (AV1 ISO Media, 2.3.4) has no frames.
        isKnown = name != "av1C" && layers.insert(unit.layer).inserted
      case AV1Unit.tiles: isKnown = layers.contains(unit.layer)
      case AV1Unit.metadata: isKnown = Self.isKnownMetadata(bytes)
      case AV1Unit.padding:
        isKnown = bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last ?? 0x80 == 0x80
      default: isKnown = false
      }
      guard !isKnown else { continue }
      let head = unit.content.lowerBound - unit.range.lowerBound
      let first = content.dropFirst(unit.range.lowerBound).prefix(head)
      // The same header, with another type.
      let new = first.prefix(1).map { $0 & 0x87 | UInt8(AV1Unit.padding << 3) } + first.dropFirst()
      let padding: [UInt8] =
        bytes.isEmpty ? [] : Array(repeating: 0, count: bytes.count - 1) + [0x80]
      addUnit("AV1 unit \(unit.type)", unit.range, new + padding, at: positions)
    }
    addEnd(name, content, from: units.end, at: positions, end)
  }

  /// Returns a unit of padding with its size, of so many bytes; nil if there are too few.
  static func paddingUnit(_ count: Int) -> [UInt8]? {
    guard count > 1, count < 1 << 14 else { return nil }
    let head: [UInt8] =
      count < 130
      ? [0x7A, UInt8(count - 2)]
      : [0x7A, UInt8((count - 3) & 0x7F) | 0x80, UInt8((count - 3) >> 7)]
    guard count > head.count else { return head }
    return head + Array(repeating: 0, count: count - head.count - 1) + [0x80]
  }

  /// AV1, 5.8.2 to 5.8.4: the brightest light, in 4 bytes, and the colors of the display, in 24.
  private static func isKnownMetadata(_ bytes: ArraySlice<UInt8>) -> Bool {
    [1: 4, 2: 24].contains { type, size in
      bytes.first == UInt8(type) && bytes.count == 1 + size + 1 && bytes.last == 0x80
    }
  }

  // MARK: Others

  /// ISO/IEC 23008-12, 6.6.2, and ISO 21496-1, C.2: what a picture is made of others by.
  private mutating func readDerived(
    _ content: [UInt8], of item: ItemEntry, at positions: [Range<Int>]
  ) {
    guard let count = derivedSize(content, of: item), count <= content.count else {
      return add(item.type, item.box.range, .none)
    }
    for piece in pieces(count..<content.count, of: positions) { add(item.type, piece, .zeros) }
  }

  private func derivedSize(_ content: [UInt8], of item: ItemEntry) -> Int? {
    var reader = ByteReader(content[...])
    switch item.type {
    case "grid":
      // A version, flags, the last row and column, and the size.
      return reader.number(2).map { $0 & 1 == 0 ? 8 : 12 }
    case "iovl":
      // A version, flags, a color, the size, and the position of each picture.
      let pictures = items.references.first { $0.box.type == "dimg" && $0.from == item.id }
      return reader.number(2).map {
        let size = $0 & 1 == 0 ? 2 : 4
        return 2 + 8 + 2 * size + 2 * size * (pictures?.targets.count ?? 0)
      }
    default:
      // A version, the versions of who may read and who wrote it, flags, two headrooms, and five
      // fractions for one channel or for three.
      guard reader.number(3) == 0, reader.number(2) != nil, let flags = reader.number(1) else {
        return nil
      }
      return 6 + 16 + 40 * (flags & 0x80 == 0 ? 1 : 3)
    }
  }
}
