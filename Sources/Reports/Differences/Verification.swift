/// The comparison of an archive's files with the digests of an earlier audit.
public struct Verification: Hashable, Sendable, Encodable {
  /// A file with another path than in the audit.
  public struct Move: Hashable, Sendable, Encodable {
    /// The path where the audit has it, or where that is now.
    public let from: String

    /// The path now.
    public let to: String
  }

  /// The files with unchanged bytes.
  public private(set) var unchangedCount = 0

  /// The files with changed bytes.
  public private(set) var changed: [String] = []

  /// The files that exist but can no longer be read.
  public private(set) var unreadable: [String] = []

  /// The files that are neither at their path nor elsewhere.
  public private(set) var missing: [String] = []

  /// The files found under another path.
  public private(set) var moved: [Move] = []

  /// The files without a digest in the audit, because it could not read them.
  public private(set) var unverified: [String] = []

  /// The files that are not in the audit.
  public private(set) var new: [String] = []

  /// The photos of the audit that are outside the locations that were compared.
  public private(set) var notCompared: [String] = []

  /// Whether every photo of the audit still exists unchanged.
  public var isIntact: Bool { changed.isEmpty && unreadable.isEmpty && missing.isEmpty }

  /// The result as JSON, with a final line feed.
  public var json: String { StoredJSON.text(of: self) }

  /// Compares rows with the current digests of files; nil for a file that can't be read.
  ///
  /// `digests` contains the existing files in order, including those of rows.
  public init(rows: [AuditedRow], digests: [(file: String, sha256: String?)]) {
    let now = Dictionary(digests, uniquingKeysWith: { first, _ in first })
    let known = Set(rows.map(\.file))
    var others = Dictionary(
      grouping: digests.reversed().filter { $0.sha256 != nil && !known.contains($0.file) },
      by: \.sha256)
    for row in rows {
      guard let digest = row.sha256 else {
        if row.isExpected { unverified.append(row.file) } else { notCompared.append(row.file) }
        continue
      }
      switch now[row.file] {
      case .some(digest): unchangedCount += 1
      case .some(.some): changed.append(row.file)
      case .some(.none): unreadable.append(row.file)
      case .none:
        if let other = others[digest]?.popLast() {
          moved.append(Move(from: row.file, to: other.file))
        } else if row.isExpected {
          missing.append(row.file)
        } else {
          notCompared.append(row.file)
        }
      }
    }
    let found = Set(moved.map(\.to))
    new = digests.map(\.file).filter { !known.contains($0) && !found.contains($0) }
  }
}
