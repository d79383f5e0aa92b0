package import PhotoFormats

/// What the boxes of a video say about it: ISO/IEC 14496-12, 8.10, Apple’s QuickTime File Format
/// and 3GPP TS 26.244.
package enum VideoEntries {
  /// A text, a place or a date in a box.
  package struct Entry {
    /// The box.
    package var box: Box
    /// The name of what it says, such as `©nam` or `com.apple.quicktime.title`.
    package var name: String
    /// What it is about.
    package var kind: MetadataKind
    /// The bytes of the text.
    package var text: ArraySlice<UInt8>
  }

  /// Returns the entries in a box for data of users, besides those in a box of metadata in it.
  package static func all(inUserData range: Range<Int>, of bytes: [UInt8]) -> [Entry] {
    BoxParts.boxes(in: bytes, range).compactMap { box in
      guard !["free", "skip", "meta"].contains(box.type) else { return nil }
      let name = name(of: box, in: bytes)
      // A QuickTime text begins with its length and language, and one of 3GPP with a version.
      return Entry(
        box: box, name: name, kind: kinds[name] ?? .unread, text: bytes[box.content.dropFirst(4)])
    }
  }

  /// Returns the entries of Apple’s list of items: their names stand in another box, or are their
  /// types.
  package static func all(inMetadata range: Range<Int>, of bytes: [UInt8]) -> [Entry] {
    // In QuickTime, the box has no version.
    let isFull = bytes[range].prefix(4).allSatisfy { $0 == 0 }
    let boxes = BoxParts.boxes(in: bytes, range.dropFirst(isFull ? 4 : 0))
    let keys = boxes.first { $0.type == "keys" }.map { Self.keys($0, in: bytes) } ?? []
    var entries: [Entry] = []
    for list in boxes where list.type == "ilst" {
      for item in BoxParts.boxes(in: bytes, list.content) where item.type != "free" {
        let number = ByteOrder.big.uint32(bytes[...], at: item.range.lowerBound + 4) ?? 0
        let isKey = (1...max(1, keys.count)).contains(number) && !keys.isEmpty
        let name = isKey ? keys[number - 1] : name(of: item, in: bytes)
        let kind =
          isKey
          ? XMPKinds.kind(ofWords: XMPKinds.words(in: name)) ?? .technical
          : kinds[name] ?? .unread
        // The value is a box with a type and a language of 4 bytes each.
        entries.append(
          Entry(box: item, name: name, kind: kind, text: bytes[item.content.dropFirst(16)]))
      }
    }
    return entries
  }

  private static func keys(_ box: Box, in bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var position = box.content.lowerBound + 8
    while names.count < 256, let size = ByteOrder.big.uint32(bytes[...], at: position), size >= 8,
      size <= box.content.upperBound - position
    {
      names.append(String(decoding: bytes[position + 8..<position + size], as: UTF8.self))
      position += size
    }
    return names
  }

  private static func name(of box: Box, in bytes: [UInt8]) -> String {
    printable(bytes[box.range.dropFirst(4).prefix(4)])
  }

  /// Returns four characters of a type, with `©` for the byte that stands for it.
  package static func printable(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private static let kinds: [String: MetadataKind] = {
    let table: [(MetadataKind, String)] = [
      (.location, "©xyz loci GPS0"),
      (.owner, "©aut ©ART ©prd ©dir ©wrt ©own auth perf"), (.copyright, "©cpy cprt"),
      (
        .comments,
        "©nam ©cmt ©des ©inf ©alb ©gen ©key ©cat titl dscp albm gnre kywd clsf coll desc keyw"
      ),
      (.camera, "©mak ©mod ©swr ©too ©enc ©fmt manu modl"), (.date, "©day yrrc date"),
      (.technical, "smrd smta SDLN auxv hinf hnti cvru"),
    ]
    var kinds: [String: MetadataKind] = [:]
    for (kind, names) in table {
      for name in names.split(separator: " ") { kinds[String(name)] = kind }
    }
    return kinds
  }()
}
