import Foundation
import PhotoMetadata
import TestSupport
import Testing

@testable import Originality

struct DeviceTableTests {
  private let table = DeviceTable.current

  @Test func hasEveryDeviceOnce() {
    let names = table.all.map { "\($0.make) \($0.model)" }
    #expect(names.count == Set(names).count)
    #expect(Set(table.all.map(\.model)).count == table.all.count)
    for device in table.all {
      #expect(device.released.count > 2000 * 12 && device.released.year <= 2026)
      #expect((1...12).contains(device.released.month))
      #expect(device.lenses.allSatisfy { $0.lowerBound >= 1 && $0.upperBound <= 300 })
      #expect(device.zoom.map { (2...100).contains($0) } ?? true)
    }
  }

  @Test func isDated() throws {
    #expect(try #/\d{4}\.\d+/#.wholeMatch(in: table.version) != nil)
    #expect(try #/\d{4}-\d{2}/#.wholeMatch(in: table.date) != nil)
  }

  /// Real photos contradict none of the facts, whatever program wrote them.
  @Test(.needs(.data))
  func accusesNoRealPhoto() throws {
    var known = 0
    for reading in try StoredReading.all() {
      guard let metadata = try? PhotoReader().metadata(ofFileAt: reading.path) else { continue }
      if table.device(of: metadata) != nil { known += 1 }
      let report = OriginalityAssessor().report(for: metadata, date: Date())
      let contradictions: [EvidenceKind] = [
        .unknownLensOfModel, .flashContradictsModel, .zoomContradictsModel, .captureBeforeModel,
        .firmwareContradictsModel,
      ]
      for evidence in report.evidence where contradictions.contains(evidence.kind) {
        Issue.record("\(reading.file): \(evidence)")
      }
    }
    print("photos of known devices: \(known)")
    #expect(known >= 10)
  }
}
