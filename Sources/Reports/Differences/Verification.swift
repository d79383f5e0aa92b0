/// How the files of an archive compare with the digests of an earlier audit.
public struct Verification: Hashable, Sendable, Encodable {
  /// A file that has another path than in the audit.
  public struct Move: Hashable, Sendable, Encodable {
    /// The path in the audit.
    public let from: String

    /// The path now.
    public let to: String
  }

  /// The files that have the bytes they had.
  public private(set) var unchangedCount = 0

  /// The files that have other bytes.
  public private(set) var changed: [String] = []

  /// The files that are there and can't be read any more.
  public private(set) var unreadable: [String] = []

  /// The files that are not there, nor anywhere else.
  public private(set) var missing: [String] = []

  /// The files that were found under another path.
  public private(set) var moved: [Move] = []

  /// The files that the audit could not read, so that there is nothing to compare with.
  public private(set) var unverified: [String] = []

  /// The files that the audit does not have.
  public private(set) var new: [String] = []

  /// Whether every photo of the audit is still there with its bytes.
  public var isIntact: Bool { changed.isEmpty && unreadable.isEmpty && missing.isEmpty }

  /// The result as JSON, a line feed at the end.
  public var json: String { StoredJSON.text(of: self) }

  /// Compares rows with the digests that their files have now; nil for one that can't be read.
  ///
  /// `digests` has the files that are there, in order, those of rows among them.
  public init(rows: [StoredRow], digests: [(file: String, sha256: String?)]) {
    let now = Dictionary(digests, uniquingKeysWith: { first, _ in first })
    let known = Set(rows.map(\.file))
    var others = Dictionary(
      grouping: digests.reversed().filter { $0.sha256 != nil && !known.contains($0.file) },
      by: \.sha256)
    for row in rows {
      guard let digest = row.sha256 else {
        unverified.append(row.file)
        continue
      }
      switch now[row.file] {
      case .some(digest): unchangedCount += 1
      case .some(.some): changed.append(row.file)
      case .some(.none): unreadable.append(row.file)
      case .none:
        if let other = others[digest]?.popLast() {
          moved.append(Move(from: row.file, to: other.file))
        } else {
          missing.append(row.file)
        }
      }
    }
    let found = Set(moved.map(\.to))
    new = digests.map(\.file).filter { !known.contains($0) && !found.contains($0) }
  }
}
