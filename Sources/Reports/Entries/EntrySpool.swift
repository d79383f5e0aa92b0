import Foundation
public import PhotoAudits
import Synchronization

/// The entries of an audit, kept outside memory until a report reads them.
///
/// In memory is only what the overview of a report says of each photo: its path and 80 bytes.
public final class EntrySpool: Sendable {
  private struct Contents: Sendable {
    var outlines = EntryOutlines()
    var ends: [Int] = []
  }

  private let storage: any SpoolStorage
  private let contents = Mutex(Contents())

  /// Creates an empty spool in an empty storage.
  public init(in storage: some SpoolStorage) {
    self.storage = storage
  }

  /// Adds an entry at the end.
  ///
  /// - Throws: the error of the storage.
  public func append(_ entry: PhotoEntry) throws {
    try append(entry.jsonLine, EntryOutline(entry))
  }

  /// Adds an entry at the end, as its `jsonLine` and its outline, which any
  /// thread can have made.
  ///
  /// - Throws: the error of the storage.
  public func append(_ json: [UInt8], _ outline: EntryOutline) throws {
    try contents.withLock { contents in
      try storage.append(json)
      contents.ends.append((contents.ends.last ?? 0) + json.count)
      contents.outlines.append(outline)
    }
  }

  /// What the overview of a report says of each entry.
  var outlines: EntryOutlines { contents.withLock { $0.outlines } }

  /// Returns the entry at a position, as it was except that its date has whole seconds.
  ///
  /// - Throws: the error of the storage.
  func entry(at position: Int) throws -> PhotoEntry {
    let range = contents.withLock { contents in
      (position > 0 ? contents.ends[position - 1] : 0)..<contents.ends[position]
    }
    return try PhotoEntry(jsonLine: Data(try storage.bytes(in: range)))
  }
}
