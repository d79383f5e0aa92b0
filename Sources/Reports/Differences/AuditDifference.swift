import Foundation
import Originality
public import PhotoAudits

/// The differences between two audits of the same photos.
///
/// ```swift
/// let difference = AuditDifference(from: audit, to: audit)
/// let changed = difference.changed.map(\.to)
/// ```
public struct AuditDifference: Hashable, Sendable, Encodable {
  /// A photo that both audits have, under one name or two.
  public struct Photo: Hashable, Sendable, Encodable {
    /// The path in the first audit.
    public let from: String

    /// The path in the second audit.
    public let to: String

    /// The differences between the audits, except the date of the analysis.
    public let changes: [FieldChange]
  }

  /// The files that only the second audit has.
  public private(set) var added: [String] = []

  /// The files that only the first audit has.
  public private(set) var removed: [String] = []

  /// The photos with the same bytes that have another path in the second audit.
  public private(set) var moved: [Photo] = []

  /// The photos with differences between the audits.
  public private(set) var changed: [Photo] = []

  /// The number of photos with the same row in both.
  public private(set) var unchangedCount = 0

  /// Whether the audits are equal.
  public var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && moved.isEmpty && changed.isEmpty
  }

  /// The difference as JSON, with a final line feed.
  public var json: String { StoredJSON.text(of: self) }

  /// Compares two audits.
  ///
  /// Entries are matched by path first, then by digest. Duplicate paths and digests are matched in
  /// the order of the audits.
  public init(from old: AuditReport, to new: AuditReport) {
    var oldByFile = Dictionary(grouping: old.entries.reversed(), by: \.file)
    var unmatched: [PhotoEntry] = []
    for entry in new.entries {
      if let before = oldByFile[entry.file]?.popLast() {
        compare(before, entry)
      } else {
        unmatched.append(entry)
      }
    }
    // The rest keeps the order of the first audit.
    var leftCounts = oldByFile.mapValues(\.count)
    var left = old.entries.reversed().filter { entry in
      guard let count = leftCounts[entry.file], count > 0 else { return false }
      leftCounts[entry.file] = count - 1
      return true
    }
    left.reverse()
    match(left, unmatched)
  }

  private mutating func compare(_ old: PhotoEntry, _ new: PhotoEntry) {
    let changes = Self.changes(from: old, to: new)
    if changes.isEmpty {
      unchangedCount += 1
    } else {
      changed.append(Photo(from: old.file, to: new.file, changes: changes))
    }
  }

  /// Finds the photos with the same bytes and another path.
  private mutating func match(_ old: [PhotoEntry], _ new: [PhotoEntry]) {
    var newByDigest = Dictionary(
      grouping: new.indices.reversed().filter { new[$0].sha256 != nil }, by: { new[$0].sha256 })
    var movedTo: Set<Int> = []
    for entry in old {
      guard entry.sha256 != nil, let index = newByDigest[entry.sha256]?.popLast() else {
        removed.append(entry.file)
        continue
      }
      movedTo.insert(index)
      moved.append(
        Photo(
          from: entry.file, to: new[index].file, changes: Self.changes(from: entry, to: new[index]))
      )
    }
    added = new.indices.filter { !movedTo.contains($0) }.map { new[$0].file }
  }

  private static func changes(from old: PhotoEntry, to new: PhotoEntry) -> [FieldChange] {
    let (before, after) = (comparable(old), comparable(new))
    guard before != after else { return [] }
    return FieldChange.all(from: members(of: before), to: members(of: after))
  }

  /// Returns an entry without members that may differ for the same photo.
  private static func comparable(_ entry: PhotoEntry) -> PhotoEntry {
    var copy = entry
    copy.file = ""
    if case .success(var report) = copy.result {
      report.date = Date(timeIntervalSince1970: 0)
      // Where it is found shifts with any byte before it.
      for index in report.evidence.indices { report.evidence[index].offset = nil }
      copy.result = .success(report)
    }
    return copy
  }

  private static func members(of entry: PhotoEntry) -> [String: StoredValue] {
    let value = try? JSONDecoder().decode(StoredValue.self, from: Data(entry.jsonLine))
    guard case .object(var members)? = value else { return [:] }
    // A badge follows from its score.
    members["badge"] = nil
    return members
  }
}
