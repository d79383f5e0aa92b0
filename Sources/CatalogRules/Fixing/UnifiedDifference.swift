/// The difference of two versions of a file as `diff -u` writes it.
public struct UnifiedDifference {
  private static let context = 3

  private let name: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// A line that both versions have, or only one of them.
  private enum Line {
    case both(old: Int, new: Int)
    case removed(Int)
    case added(Int)

    var isChange: Bool {
      if case .both = self { false } else { true }
    }
  }

  /// Compares two versions of the file at a path.
  public init(path: String, old: [UInt8], new: [UInt8]) {
    // An absolute path has its slash from the letter before it, as with git.
    name = path.hasPrefix("/") ? String(path.dropFirst()) : path
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
  }

  /// The difference as bytes, since it quotes the file as it is; empty when there is none.
  public func bytes() -> [UInt8] {
    let lines = self.lines()
    var result: [UInt8] = []
    for hunk in Self.hunks(in: lines) {
      if result.isEmpty { result += "--- a/\(name)\n+++ b/\(name)\n".utf8 }
      result += header(of: lines[hunk]).utf8
      for line in lines[hunk] { result += bytes(of: line) }
    }
    return result
  }

  private func bytes(of line: Line) -> [UInt8] {
    let (mark, text) =
      switch line {
      case .both(let index, _): (" ", old[index])
      case .removed(let index): ("-", old[index])
      case .added(let index): ("+", new[index])
      }
    let end = text.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
    return Array(mark.utf8) + text + Array(end.utf8)
  }

  private func header(of hunk: ArraySlice<Line>) -> String {
    var removed: [Int] = []
    var added: [Int] = []
    for line in hunk {
      switch line {
      case .both(let first, let second):
        removed.append(first)
        added.append(second)
      case .removed(let index): removed.append(index)
      case .added(let index): added.append(index)
      }
    }
    return "@@ -\(Self.range(removed)) +\(Self.range(added)) @@\n"
  }

  private static func range(_ indices: [Int]) -> String {
    "\((indices.first ?? -1) + 1),\(indices.count)"
  }

  /// Returns the parts to show: the changes with the lines around them.
  private static func hunks(in lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isChange {
      let start = max(0, index - context)
      let end = min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// Returns the lines of both versions in order.
  private func lines() -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if removed.contains(first) {
        lines.append(.removed(first))
        first += 1
      } else if added.contains(second) {
        lines.append(.added(second))
        second += 1
      } else {
        lines.append(.both(old: first, new: second))
        first += 1
        second += 1
      }
    }
    return lines
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
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
