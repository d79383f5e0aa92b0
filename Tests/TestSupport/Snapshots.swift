public import Foundation
public import Testing

/// A folder of reviewed documents.
public struct Snapshots: Sendable {
  private let folder: URL

  /// Creates the snapshots of a folder.
  public init(in folder: URL) {
    self.folder = folder
  }

  /// Compares a document with the snapshot with a name.
  ///
  /// With `RECORD_SNAPSHOTS=1` the document is written instead; review the difference before
  /// committing.
  public func expect(
    _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    guard text != expected else { return }
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let position = zip(found, wanted).enumerated().first { $1.0 != $1.1 }
    let line = position?.offset ?? min(found.count, wanted.count)
    Issue.record(
      """
      \(name), line \(line + 1):
      found  \(line < found.count ? found[line] : "the end")
      wanted \(line < wanted.count ? wanted[line] : "the end")
      """, sourceLocation: sourceLocation)
  }
}
