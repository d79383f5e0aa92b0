/// The difference between two versions of a file in the format of `diff -u`, fast even if nearly
/// all of a large file changes.
package struct FileDifference {
  private static let context = 3

  private let name: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// Compares two versions of the file at a path.
  package init(path: String, old: [UInt8], new: [UInt8]) {
    // The slash of an absolute path follows the prefix, as with git.
    name = path.hasPrefix("/") ? String(path.dropFirst()) : path
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// A range of changed lines: removed and added ones.
  struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The difference as bytes, since it quotes the file as it is; empty if there is none.
  package func bytes() -> [UInt8] {
    var result: [UInt8] = []
    var rest = changes()[...]
    while let first = rest.popFirst() {
      if result.isEmpty { result += "--- a/\(name)\n+++ b/\(name)\n".utf8 }
      var hunk = [first]
      while let next = rest.first, let last = hunk.last,
        next.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunk.append(next)
        rest.removeFirst()
      }
      write(hunk, to: &result)
    }
    return result
  }

  private func write(_ hunk: [Change], to result: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    result += "@@ -\(Self.shown(oldRange)) +\(Self.shown(newRange)) @@\n".utf8
    var position = oldRange.lowerBound
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { write(" ", line, to: &result) }
      for line in old[change.old] { write("-", line, to: &result) }
      for line in new[change.new] { write("+", line, to: &result) }
      position = change.old.upperBound
    }
    for line in old[position..<oldRange.upperBound] { write(" ", line, to: &result) }
  }

  private func write(_ mark: String, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
    result += mark.utf8
    result += line
    if line.last != UInt8(ascii: "\n") { result += "\n\\ No newline at end of file\n".utf8 }
  }

  private func changes() -> [Change] { Self.changes(from: old, to: new) }

  /// Returns the ranges of lines that differ.
  static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
    var changes: [Change] = []
    var (first, second) = (0, 0)
    for pair in LineMatcher(old: old, new: new).pairs + [(old: old.count, new: new.count)] {
      if first < pair.old || second < pair.new {
        changes.append(Change(old: first..<pair.old, new: second..<pair.new))
      }
      (first, second) = (pair.old + 1, pair.new + 1)
    }
    return changes
  }

  /// Returns a range in the format of `diff`: the first line, from one, and the count; an empty
  /// range has the line before it.
  private static func shown(_ range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  /// Returns the lines of a file, each with its line end.
  package static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
