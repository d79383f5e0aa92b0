import ToolSupport

/// A file with conflict markers, taken apart.
struct MarkedFile {
  /// The smallest number of characters of a marker.
  private static let smallestMarker = 7

  /// The file with our side of each conflict.
  private(set) var ours: [UInt8] = []

  /// The file with their side of each conflict.
  private(set) var theirs: [UInt8] = []

  /// The names of the sides in the first conflict.
  private var names: (ours: String, theirs: String)?

  /// The number of characters of the markers.
  private var size = MarkedFile.smallestMarker

  /// Takes a file apart; nil if it has no conflict, or markers that don't belong together.
  init?(_ bytes: [UInt8]) {
    var part = Part.both
    var ourName = ""
    for line in FileDifference.lines(of: bytes) {
      let marker = Self.marker(line, size: names == nil && part == .both ? nil : size)
      switch (part, marker?.character) {
      case (.both, UInt8(ascii: "<")):
        part = .ours
        size = marker?.size ?? size
        ourName = marker?.name ?? ""
      case (.ours, UInt8(ascii: "|")): part = .base
      case (.ours, UInt8(ascii: "=")), (.base, UInt8(ascii: "=")): part = .theirs
      case (.theirs, UInt8(ascii: ">")):
        part = .both
        if names == nil { names = (ourName, marker?.name ?? "") }
      case (_, .some): return nil
      case (.both, nil):
        ours += line
        theirs += line
      case (.ours, nil): ours += line
      case (.theirs, nil): theirs += line
      case (.base, nil): break
      }
    }
    guard part == .both, names != nil else { return nil }
  }

  /// Markers like those of the file.
  var markers: ConflictMarkers {
    ConflictMarkers(
      size: size, ours: names.map(\.ours) ?? "ours", theirs: names.map(\.theirs) ?? "theirs")
  }

  /// The part of a file that a line is in.
  private enum Part {
    case both, ours, base, theirs
  }

  /// Returns the marker that a line is; nil if it is none of the size, or of any size.
  private static func marker(
    _ line: ArraySlice<UInt8>, size: Int?
  ) -> (character: UInt8, size: Int, name: String)? {
    guard let first = line.first, "<|=>".utf8.contains(first) else { return nil }
    let count = line.prefix { $0 == first }.count
    let rest = line.dropFirst(count).drop { $0 == 0x20 }
    guard size.map({ $0 == count }) ?? (count >= smallestMarker && first == UInt8(ascii: "<")),
      line.count == count || [0x20, 0x0A, 0x0D].contains(line[line.startIndex + count])
    else { return nil }
    let name = rest.prefix { $0 != 0x0A && $0 != 0x0D }
    return (first, count, String(decoding: name, as: UTF8.self))
  }
}
