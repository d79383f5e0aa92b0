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

  @Test(arguments: [
    ("iPhone 7 back camera 3.99mm f/1.8", true), ("iPhone camera 3.99mm f/1.8", true),
    ("camera 3.99mm f/1.8", false), ("iPhone 7 back lens 3.99mm f/1.8", false),
    ("iPhone 7 back camera 3.99 f/1.8", false), ("iPhone 7 back camera 3.99mm 1.8", false),
  ])
  func readsTheNamesOfApplesLenses(name: String, isLens: Bool) {
    #expect((AppleLens(name) != nil) == isLens)
    #expect(AppleLens(name).map { $0.focalLength == 3.99 && $0.aperture == 1.8 } ?? true)
  }

  /// A twentieth of a unit, and a fiftieth of the number.
  @Test(arguments: [
    (0.051, 0, true), (0.052, 0, false), (98, 100, true), (102, 100, true), (97.9, 100, false),
    (102.1, 100, false),
  ])
  func roundsNumbers(measured: Double, named: Double, isRounded: Bool) {
    #expect(AppleLens.isRounded(measured, named) == isRounded)
  }
}
