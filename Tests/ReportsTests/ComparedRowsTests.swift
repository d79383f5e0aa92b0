import Foundation
import Reports
import Testing

/// Rows of an audit under the names of the locations that are compared with it.
struct ComparedRowsTests {
  /// Returns rows whose digests are their numbers.
  private func rows(_ files: String...) throws -> [AuditedRow] {
    files.enumerated().map { AuditedRow(file: $0.element, sha256: "\($0.offset)") }
  }

  private func folder(_ path: String, _ files: [String: String]) -> ComparedLocation {
    ComparedLocation(
      path: path, isFolder: true,
      files: files.sorted { $0.key < $1.key }.map { ("\(path)/\($0.key)", $0.value) })
  }

  /// Returns what became of the rows, as lines.
  private func result(
    _ rows: [AuditedRow], _ locations: ComparedLocation..., base: String? = nil
  ) throws -> [String] {
    let compared = try #require(ComparedRows(rows, in: locations, base: base))
    let verification = Verification(rows: compared.rows, digests: locations.flatMap(\.files))
    return verification.changed.map { "changed \($0)" }
      + verification.missing.map { "missing \($0)" }
      + verification.moved.map { "moved \($0.from) \($0.to)" }
      + verification.new.map { "new \($0)" }
      + verification.notCompared.map { "not compared \($0)" }
      + ["unchanged \(verification.unchangedCount)"]
  }

  @Test func comparesACopyByRelativeNames() throws {
    let audit = try rows("Photos/a.jpg", "Photos/b.jpg", "Photos/c/d.jpg", "Photos/e.jpg")
    let copy = folder("Archive", ["a.jpg": "0", "b.jpg": "x", "c/d.jpg": "2", "f.jpg": "9"])
    #expect(
      try result(audit, copy) == [
        "changed Archive/b.jpg", "missing Archive/e.jpg", "new Archive/f.jpg", "unchanged 2",
      ])
  }

  @Test func findsWhatMovedInsideACopy() throws {
    let audit = try rows("Photos/a.jpg", "Photos/b.jpg")
    let copy = folder("Archive", ["a.jpg": "0", "new/b.jpg": "1"])
    #expect(try result(audit, copy) == ["moved Archive/b.jpg Archive/new/b.jpg", "unchanged 1"])
  }

  @Test(arguments: ["Photos", "./Photos", "Photos/", "/data/Photos", "."])
  func findsTheFolderHoweverItIsWritten(path: String) throws {
    let audit = try rows("Photos/2024/a.jpg", "Photos/2024/b.jpg")
    let location = ComparedLocation(
      path: path, isFolder: true, files: [("\(path)/2024/a.jpg", "0"), ("\(path)/2024/b.jpg", "1")])
    #expect(try result(audit, location) == ["unchanged 2"])
  }

  /// All photos of a copy must be there, also those outside the folder that its names fit.
  @Test func missesWhatAFlatCopyLacks() throws {
    let audit = try rows("Photos/a.jpg", "Photos/sub/b.jpg")
    let copy = folder("Archive", ["b.jpg": "1"])
    #expect(try result(audit, copy) == ["missing Photos/a.jpg", "unchanged 1"])
    #expect(
      try result(audit, copy, base: "Photos/sub") == ["not compared Photos/a.jpg", "unchanged 1"])
  }

  @Test func prefersTheFolderWithTheSameContents() throws {
    let audit = try rows("P/1/a.jpg", "P/1/b.jpg", "P/2/a.jpg", "P/2/b.jpg")
    let copy = folder("Copy", ["a.jpg": "2", "b.jpg": "x"])
    #expect(
      try result(audit, copy, base: "P/2") == [
        "changed Copy/b.jpg", "not compared P/1/a.jpg", "not compared P/1/b.jpg", "unchanged 1",
      ])
    #expect(try result(audit, copy).contains("changed Copy/b.jpg"))
  }

  @Test func comparesAPartOfTheAuditWithItself() throws {
    let audit = try rows("Photos/1/a.jpg", "Photos/1/b.jpg", "Photos/2/c.jpg")
    #expect(
      try result(audit, folder("Photos/1", ["a.jpg": "0"])) == [
        "missing Photos/1/b.jpg", "not compared Photos/2/c.jpg", "unchanged 1",
      ])
  }

  @Test func comparesPartsOfACopyInSeveralFolders() throws {
    let audit = try rows("Photos/1/a.jpg", "Photos/2/b.jpg", "Photos/2/c.jpg")
    #expect(
      try result(
        audit, folder("Copy/1", ["a.jpg": "0"]), folder("Copy/2", ["b.jpg": "x"]), base: "Copy")
        == ["changed Copy/2/b.jpg", "missing Copy/2/c.jpg", "unchanged 1"])
  }

  @Test func missesAPhotoInEachOfTwoCopies() throws {
    let audit = try rows("Photos/a.jpg", "Photos/b.jpg")
    #expect(
      try result(
        audit, folder("One", ["a.jpg": "0", "b.jpg": "1"]), folder("Two", ["a.jpg": "0"]))
        == ["missing Two/b.jpg", "unchanged 3"])
  }

  /// A location beside one of the audit is searched for photos that moved there.
  @Test func findsWhatMovedToAnotherFolder() throws {
    let audit = try rows("Photos/a.jpg", "Photos/b.jpg")
    #expect(
      try result(audit, folder("Photos", ["a.jpg": "0"]), folder("Done", ["b.jpg": "1"]))
        == ["moved Photos/b.jpg Done/b.jpg", "unchanged 1"])
  }

  @Test func comparesACopyBesideItsOriginal() throws {
    let audit = try rows("Photos/a.jpg", "Photos/b.jpg", "Photos/c.jpg")
    #expect(
      try result(
        audit, folder("Photos", ["a.jpg": "0", "b.jpg": "1", "c.jpg": "2"]),
        folder("Copy", ["a.jpg": "0", "b.jpg": "x"]))
        == ["changed Copy/b.jpg", "missing Copy/c.jpg", "unchanged 4"])
  }

  @Test func comparesFilesThatAreNamed() throws {
    let audit = try rows("Photos/a.jpg", "Photos/b.jpg")
    let file = ComparedLocation(
      path: "Archive/a.jpg", isFolder: false, files: [("Archive/a.jpg", "x")])
    #expect(
      try result(audit, file) == [
        "changed Archive/a.jpg", "not compared Archive/b.jpg", "unchanged 0",
      ])
  }

  @Test func refusesABaseThatIsNowhere() throws {
    let audit = try rows("Photos/a.jpg")
    #expect(ComparedRows(audit, in: [folder("Archive", ["a.jpg": "0"])], base: "Other") == nil)
    // A folder is not the start of another one's name.
    #expect(ComparedRows(audit, in: [folder("Archive", ["a.jpg": "0"])], base: "Pho") == nil)
  }

  /// Names that many folders have cost no more than a few comparisons each.
  @Test func staysFastWithEqualNames() throws {
    let audit = (0..<20_000).map { AuditedRow(file: "P/\($0)/a.jpg", sha256: "\($0)") }
    let files = Dictionary(uniqueKeysWithValues: (0..<20_000).map { ("\($0)/a.jpg", "\($0)") })
    #expect(try result(audit, folder("Copy", files)) == ["unchanged 20000"])
  }
}
