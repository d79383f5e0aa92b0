/// The markers with which git encloses conflicts in a file.
///
/// JSON has no form for a conflict that git and editors recognize, so that a catalog with conflicts
/// is not JSON until they are resolved.
package struct ConflictMarkers: Sendable {
  private let size: Int
  private let ours: String
  private let theirs: String

  /// Creates markers of a size, with the names of both sides.
  package init(size: Int, ours: String, theirs: String) {
    self.size = size
    self.ours = ours
    self.theirs = theirs
  }

  /// Returns two versions of a file in one: the lines that differ are between markers.
  package func file(ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
    let mine = FileDifference.lines(of: ours)
    let other = FileDifference.lines(of: theirs)
    var result: [UInt8] = []
    var index = 0
    for change in FileDifference.changes(from: mine, to: other) {
      result += Array(mine[index..<change.old.lowerBound].joined())
      result += conflict(mine[change.old], other[change.new], lineEnd: Self.lineEnd(of: mine))
      index = change.old.upperBound
    }
    return result + Array(mine[index...].joined())
  }

  /// Returns two versions of a file in one: one pair of markers encloses all lines from the first
  /// to the last difference.
  package func fileWithOneConflict(ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
    let mine = FileDifference.lines(of: ours)
    let other = FileDifference.lines(of: theirs)
    let start = zip(mine, other).prefix { $0 == $1 }.count
    let end = zip(mine.dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let conflict = conflict(
      mine.dropFirst(start).dropLast(end), other.dropFirst(start).dropLast(end),
      lineEnd: Self.lineEnd(of: mine))
    return Array(mine.prefix(start).joined()) + conflict + Array(mine.suffix(end).joined())
  }

  private func conflict(
    _ mine: ArraySlice<ArraySlice<UInt8>>, _ other: ArraySlice<ArraySlice<UInt8>>, lineEnd: String
  ) -> [UInt8] {
    func marker(_ character: String, _ label: String?) -> [UInt8] {
      let marker = String(repeating: character, count: size)
      return Array((marker + (label.map { " " + $0 } ?? "") + lineEnd).utf8)
    }
    func part(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [UInt8] {
      let bytes = Array(lines.joined())
      return bytes.isEmpty || bytes.last == 0x0A ? bytes : bytes + Array(lineEnd.utf8)
    }
    return marker("<", ours) + part(mine) + marker("=", nil) + part(other) + marker(">", theirs)
  }

  private static func lineEnd(of lines: [ArraySlice<UInt8>]) -> String {
    lines.first?.suffix(2) == [0x0D, 0x0A] ? "\r\n" : "\n"
  }
}
