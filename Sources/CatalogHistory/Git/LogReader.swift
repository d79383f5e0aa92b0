/// Reads what `git log --raw -z` and `git diff-tree --raw -z` print.
enum LogReader {
  /// The format in which the log announces a commit: its hash, its date and its parents.
  static let format = "%x02%H %as %P%x03"

  /// Returns the commits of a log, in its order.
  ///
  /// `paths` gives the index of each path; other paths are passed over, or get one if `addsPaths`.
  static func commits(
    _ output: [UInt8], paths: inout [String: Int], addsPaths: Bool = false
  ) throws(HistoryError) -> [LoggedCommit] {
    var commits: [LoggedCommit] = []
    var tokens = Tokens(output)
    while let token = tokens.next() {
      let bytes = token.drop { $0 == UInt8(ascii: "\n") }
      if bytes.first == 2, bytes.last == 3 {
        commits.append(try commit(bytes.dropFirst().dropLast()))
      } else if bytes.first == UInt8(ascii: ":") {
        guard !commits.isEmpty, let path = tokens.next() else { throw .unreadable }
        let name = String(decoding: path, as: UTF8.self)
        if addsPaths, paths[name] == nil { paths[name] = paths.count }
        guard let index = paths[name] else { continue }
        commits[commits.count - 1].changes.append(try change(bytes, path: index))
      } else if !bytes.isEmpty {
        throw .unreadable
      }
    }
    return commits
  }

  /// A file that has another name in a commit than in its parent, or none.
  struct Renaming: Equatable {
    var commit: String
    var old: String
    var new: String?
  }

  /// Returns the renamed and the removed files of commits.
  static func renamings(_ output: [UInt8]) throws(HistoryError) -> [Renaming] {
    var renamings: [Renaming] = []
    var commit = ""
    var tokens = Tokens(output)
    while let token = tokens.next() {
      let bytes = token.drop { $0 == UInt8(ascii: "\n") }
      if bytes.first == UInt8(ascii: ":") {
        guard let old = tokens.next() else { throw .unreadable }
        var renaming = Renaming(commit: commit, old: String(decoding: old, as: UTF8.self))
        if bytes.last != UInt8(ascii: "D") {
          guard let new = tokens.next() else { throw .unreadable }
          renaming.new = String(decoding: new, as: UTF8.self)
        }
        renamings.append(renaming)
      } else if !bytes.isEmpty {
        commit = try hash(bytes)
      }
    }
    return renamings
  }

  private static func commit(_ bytes: ArraySlice<UInt8>) throws(HistoryError) -> LoggedCommit {
    let words = bytes.split(separator: UInt8(ascii: " "))
    guard words.count >= 2 else { throw .unreadable }
    var parents: [String] = []
    for word in words[2...] { parents.append(try hash(word)) }
    let date = String(decoding: words[1], as: UTF8.self)
    return LoggedCommit(
      commit: HistoryCommit(hash: try hash(words[0]), date: HistoryCommit.date(date[...])),
      parents: parents)
  }

  /// Returns the change that words such as `:100644 100644 1a2b… 3c4d… M` describe.
  private static func change(
    _ bytes: ArraySlice<UInt8>, path: Int
  ) throws(HistoryError) -> LoggedCommit.Change {
    let words = bytes.split(separator: UInt8(ascii: " "))
    guard words.count == 5 else { throw .unreadable }
    let isFile = words[1].starts(with: "100".utf8)
    return LoggedCommit.Change(
      path: path, blob: isFile ? try hash(words[3]) : nil,
      isNew: !words[0].dropFirst().starts(with: "100".utf8))
  }

  /// Returns the hash of an object; throws if it is none.
  static func hash(_ bytes: ArraySlice<UInt8>) throws(HistoryError) -> String {
    let isHash =
      [40, 64].contains(bytes.count)
      && bytes.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    guard isHash else { throw .unreadable }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The parts of an output between its NULs.
  private struct Tokens {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> ArraySlice<UInt8>? {
      guard position < bytes.count else { return nil }
      let end = bytes[position...].firstIndex(of: 0) ?? bytes.endIndex
      defer { position = end + 1 }
      return bytes[position..<end]
    }
  }
}
