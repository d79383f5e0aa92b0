import Foundation
import Originality
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

/// Compares the assessment of real photos with ExifTool's output and their bytes.
@Suite(.needs(.data))
struct DetectionRateTests {
  /// That photos name no editor does not make them originals; see Tools/development/base-rates.
  @Test func findsNearlyEveryPhotoThatNamesAnEditor() throws {
    var counts: [Population: (all: Int, right: Int)] = [:]
    var errors: Set<Error> = []
    for reading in try StoredReading.all() {
      guard let metadata = try? PhotoReader().metadata(ofFileAt: reading.path),
        let population = try Population(reading)
      else { continue }
      let report = OriginalityAssessor().report(
        for: metadata, fileName: reading.path.lastComponent, date: Date())
      let verdict = try #require(report.assessment?.verdict)
      let isRight = population.accepts(verdict)
      counts[population, default: (0, 0)].all += 1
      counts[population, default: (0, 0)].right += isRight ? 1 : 0
      if !isRight {
        errors.insert(
          Error(file: reading.file, population: population.rawValue, verdict: verdict.rawValue))
      }
    }
    for (population, share) in [(Population.namesEditor, 0.97)] {
      let count = try #require(counts[population])
      print("detection: \(population) \(count.right) of \(count.all)")
      #expect(count.all >= 30, "\(population)")
      #expect(Double(count.right) >= share * Double(count.all), "\(population)")
    }
    let explained = try Error.table()
    for error in errors.subtracting(explained) { Issue.record("not in the table: \(error.row)") }
    for error in explained.subtracting(errors) {
      Issue.record("in the table, but no longer found: \(error.row)")
    }
  }

  @Test func judgesDamagedPhotosLikeOthers() throws {
    let folder = Repository.sharedData.appending(path: "bad-photos")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    for name in names.sorted() {
      let path = PhotoPath(folder.appending(path: name).path(percentEncoded: false))
      guard let metadata = try? PhotoReader().metadata(ofFileAt: path) else { continue }
      let report = OriginalityAssessor().report(for: metadata, fileName: name, date: Date())
      #expect(report.evidence.count < 64, "\(name)")
      #expect(report.evidence.allSatisfy { ($0.offset ?? 0) < metadata.fileSize }, "\(name)")
    }
  }

  /// Every reported offset must contain the reported data.
  @Test func pointsAtTheBytesOfTheEvidence() throws {
    var pointed = 0
    for reading in try StoredReading.all() {
      guard let metadata = try? PhotoReader().metadata(ofFileAt: reading.path) else { continue }
      let bytes = try reading.bytes()
      let report = OriginalityAssessor().report(for: metadata, date: Date())
      for evidence in report.evidence {
        guard let offset = evidence.offset else { continue }
        pointed += 1
        let found = bytes.dropFirst(offset).prefix(64)
        #expect(
          PointedBytes.fit(found, evidence), "\(reading.file): \(evidence), \(Array(found))")
      }
    }
    print("evidence with a place: \(pointed)")
    #expect(pointed > 300)
  }
}

/// A group of photos with a known correct assessment.
private enum Population: String {
  case namesEditor

  /// Finds the group of a photo; nil if the correct assessment is unknown.
  init?(_ reading: StoredReading) throws {
    let programs = reading["XMP-xmp:CreatorTool"] + " " + reading["XMP-xmpMM:HistorySoftwareAgent"]
    let bytes = try reading.bytes()
    let isPrinted = [[0x03, 0xED], [0x04, 0x06]].contains { number in
      bytes.firstRange(of: Array("8BIM".utf8) + number) != nil
    }
    guard Self.names(Self.editors, programs) || isPrinted else { return nil }
    self = .namesEditor
  }

  /// Whether an assessment is correct; what the file declares about AI says more than an editor.
  func accepts(_ verdict: Assessment.Verdict) -> Bool {
    [.processed, .probablyProcessed, .madeByAI, .partlyAI].contains(verdict)
  }

  private static func names(_ words: [String], _ text: String) -> Bool {
    words.contains { text.lowercased().contains($0) }
  }

  private static let editors = [
    "photoshop", "lightroom", "camera raw", "gimp", "pixelmator", "darktable", "fireworks",
    "illustrator", "acd systems", "snapseed", "photopro",
  ]
}

/// Whether the bytes at an offset are those of the structure in the evidence.
private enum PointedBytes {
  static func fit(_ bytes: ArraySlice<UInt8>, _ evidence: Evidence) -> Bool {
    let structure = evidence.structure
    func begins(_ text: some StringProtocol) -> Bool { bytes.starts(with: text.utf8) }
    if structure.hasPrefix("XMP ") {
      return begins(structure.split(separator: ":").last ?? "")
    }
    if structure.hasPrefix("Photoshop 8BIM") { return begins("8BIM") }
    if structure.hasPrefix("IPTC 2:") { return bytes.first == 0x1C }
    if structure.hasPrefix("JPEG SOF") {
      return bytes.first == 0xFF && bytes.dropFirst().first == 0xC2
    }
    if structure.hasPrefix("PNG ") { return bytes.dropFirst(4).starts(with: "tEXt".utf8) }
    switch structure {
    case "JPEG DQT": return bytes.starts(with: [0xFF, 0xDB])
    case "JPEG APP2": return bytes.starts(with: [0xFF, 0xE2])
    case "JPEG APP14": return bytes.starts(with: [0xFF, 0xEE])
    case "JPEG COM": return begins(evidence.value.prefix(16))
    case "EOF": return !bytes.isEmpty
    default: break
    }
    // A program begins at its name in EXIF; numbers and dates have other forms.
    if structure.hasSuffix("Software") { return begins(evidence.value.prefix(12)) }
    if structure.hasSuffix("DateTime") { return begins(evidence.value.prefix(19)) }
    // A CBOR box begins with a map; the manifest store is itself a box.
    if structure.hasPrefix("C2PA") { return (bytes.first ?? 0) >> 5 == 5 || begins("\0") }
    return true
  }
}

/// A photo with a wrong assessment.
private struct Error: Hashable {
  var file: String
  var population: String
  var verdict: String

  var row: String { [file, population, verdict].joined(separator: "\t") }

  /// The known errors, with the reason in the last column.
  static func table() throws -> Set<Error> {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "detection-errors.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return Set(
      try lines.map { line in
        let columns = line.split(separator: "\t").map(String.init)
        try #require(columns.count == 4, "a row without a reason: \(line)")
        return Error(file: columns[0], population: columns[1], verdict: columns[2])
      })
  }
}
