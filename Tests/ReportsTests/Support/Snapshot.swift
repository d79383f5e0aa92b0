import Foundation
import Testing
import TestSupport

/// Compares a report with a reviewed snapshot.
func expectSnapshot(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try Snapshots(in: Repository.root.appending(path: "Tests/ReportsTests/Snapshots"))
    .expect(text, named: name, sourceLocation: sourceLocation)
}
