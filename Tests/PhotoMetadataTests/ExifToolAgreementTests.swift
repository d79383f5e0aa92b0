import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoSamples

/// Compares our reading with ExifTool's of the same photos.
@Suite(.needs(.data))
struct ExifToolAgreementTests {
  @Test func agreesWithExifToolExceptWhereTheTableSaysWhy() throws {
    var counts: [Field: (either: Int, equal: Int)] = [:]
    var differences: Set<Difference> = []
    for theirs in try ExifToolReading.storedReadings() {
      let path = SampleFolders.photos.appending(path: theirs.file).path(percentEncoded: false)
      let ours = try? PhotoReader().metadata(ofFileAt: PhotoPath(path))
      for field in Field.allCases where field.isStored(in: theirs) {
        let (left, right) = (ours.flatMap(field.value), field.value(theirs))
        guard left != nil || right != nil else { continue }
        counts[field, default: (0, 0)].either += 1
        if field.areEqual(left, right) || bothFindNoDate(field, ours, right) {
          counts[field, default: (0, 0)].equal += 1
        }
        if !field.areEqual(left, right) {
          differences.insert(
            Difference(file: theirs.file, field: field.rawValue, ours: left, theirs: right))
        }
      }
    }
    for field in Field.allCases {
      let count = try #require(counts[field])
      print("ExifTool agreement: \(field.rawValue) \(count.equal) of \(count.either)")
      #expect(Double(count.equal) >= 0.98 * Double(count.either), "\(field)")
    }
    let explained = try Difference.table()
    for difference in differences.subtracting(explained) {
      Issue.record("not in the table: \(difference.row)")
    }
    for difference in explained.subtracting(differences) {
      Issue.record("in the table, but no longer found: \(difference.row)")
    }
  }

  /// Whether ExifTool repeats a date of blanks, which we treat as missing, or of zeros, which we
  /// report as invalid.
  ///
  /// Both are the same reading in different words. The table still lists it.
  private func bothFindNoDate(
    _ field: Field, _ ours: EmbeddedMetadata?, _ theirs: String?
  ) -> Bool {
    guard field == .dateTimeOriginal, ours?.exif?.dateTimeOriginal == nil, let theirs else {
      return false
    }
    let isBlank = !theirs.contains { ("0"..."9").contains($0) }
    let isZero = !isBlank && !theirs.contains { ("1"..."9").contains($0) }
    return isBlank || isZero && ours?.problems.contains(.captureDateImpossible) == true
  }
}

/// A fact in both readings.
private enum Field: String, CaseIterable {
  case make = "Make"
  case model = "Model"
  case lensModel = "LensModel"
  case software = "Software"
  case dateTimeOriginal = "DateTimeOriginal"
  case offsetTimeOriginal = "OffsetTimeOriginal"
  case position = "Position"
  case dimensions = "ImageSize"
  case creatorTool = "CreatorTool"
  case softwareAgents = "HistorySoftwareAgent"

  func value(_ metadata: EmbeddedMetadata) -> String? {
    let exif = metadata.exif
    switch self {
    case .make: return exif?.make
    case .model: return exif?.model
    case .lensModel: return exif?.lensModel
    case .software: return exif?.software
    case .dateTimeOriginal:
      return exif?.dateTimeOriginal.map { String($0.iso8601.prefix(19)) }
    case .offsetTimeOriginal:
      return exif?.dateTimeOriginal.flatMap { date in
        date.offsetMinutes.map { _ in String(date.iso8601.dropFirst(19)) }
      }
    case .position: return exif?.location.map { "\($0.latitude) \($0.longitude)" }
    case .dimensions: return metadata.dimensions.map { "\($0.width) \($0.height)" }
    case .creatorTool: return metadata.xmp?.creatorTool
    case .softwareAgents: return joined(metadata.xmp?.softwareAgents ?? [])
    }
  }

  func value(_ reading: ExifToolReading) -> String? {
    func pair(_ first: String, _ second: String) -> String? {
      guard let first = reading[first], let second = reading[second] else { return nil }
      return "\(first) \(second)"
    }
    switch self {
    case .make, .model, .software: return reading["IFD0:" + rawValue]
    case .lensModel, .offsetTimeOriginal: return reading["ExifIFD:" + rawValue]
    case .dateTimeOriginal:
      // `2017:10:27 08:38:52` in EXIF is `2017-10-27T08:38:52` here.
      return reading["ExifIFD:DateTimeOriginal"].map {
        guard $0.count == 19 else { return $0 }
        return $0.prefix(10).replacing(":", with: "-") + "T" + $0.dropFirst(11)
      }
    case .position: return pair("Composite:GPSLatitude", "Composite:GPSLongitude")
    case .dimensions: return pair("File:ImageWidth", "File:ImageHeight")
    case .creatorTool: return reading["XMP-xmp:CreatorTool"]
    case .softwareAgents: return joined(reading.list("XMP-xmpMM:HistorySoftwareAgent"))
    }
  }

  /// Whether the stored readings have the fact for this kind of file.
  ///
  /// They have the size only if ExifTool reports it for the file, not for a part of it;
  /// ``InstalledExifToolTests`` compares the others.
  func isStored(in reading: ExifToolReading) -> Bool {
    let kind = reading["File:FileType"]
    return self != .dimensions || !["PNG", "Extended WEBP", "TIFF"].contains(kind)
  }

  /// Each text once, in the order of first occurrence.
  private func joined(_ texts: [String]) -> String? {
    var seen: Set<String> = []
    let unique = texts.filter { seen.insert($0).inserted }
    return unique.isEmpty ? nil : unique.joined(separator: " | ")
  }

  /// Whether two values are equal; ExifTool returns the text `1.00` as the number 1.0.
  func areEqual(_ ours: String?, _ theirs: String?) -> Bool {
    guard ours != theirs else { return true }
    guard let ours, let theirs else { return false }
    let left = ours.split(separator: " ").compactMap { Double($0) }
    let right = theirs.split(separator: " ").compactMap { Double($0) }
    guard !left.isEmpty, left.count == right.count,
      left.count == ours.split(separator: " ").count
    else { return false }
    return zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

/// A fact that differs between the two readings.
private struct Difference: Hashable {
  var file: String
  var field: String
  var ours: String?
  var theirs: String?

  var row: String { [file, field, ours ?? "", theirs ?? ""].joined(separator: "\t") }

  /// The known differences, with the reason in the last column.
  static func table() throws -> Set<Difference> {
    let file = SampleFolders.tests.appending(path: "exiftool-differences.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return Set(
      try lines.map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        try #require(columns.count == 5 && !columns[4].isEmpty, "a row without a reason: \(line)")
        return Difference(
          file: columns[0], field: columns[1], ours: columns[2].isEmpty ? nil : columns[2],
          theirs: columns[3].isEmpty ? nil : columns[3])
      })
  }
}
