import Foundation
import Testing
import TestSupport

/// Holds a report to the one that a person has read and committed.
func expectSnapshot(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try Snapshots(in: Repository.root.appending(path: "Tests/ReportsTests/Snapshots"))
    .expect(text, named: name, sourceLocation: sourceLocation)
}
