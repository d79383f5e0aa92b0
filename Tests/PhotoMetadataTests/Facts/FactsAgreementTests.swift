import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

/// Compares the facts of real photos with those that the installed ExifTool reads.
@Suite(.needs(.data, .exiftool))
struct FactsAgreementTests {
  /// ExifTool's names without their group, and the kind of fact.
  private static let kinds: [String: PhotoFact.Kind] = [
    "ExifIFD:ExposureTime": .exposureTime, "ExifIFD:FNumber": .aperture, "ExifIFD:ISO": .isoSpeed,
    "ExifIFD:FocalLength": .focalLength, "ExifIFD:SerialNumber": .serialNumber,
    "ExifIFD:LensSerialNumber": .lensSerialNumber, "ExifIFD:OwnerName": .owner,
    "IFD0:Copyright": .copyright, "IFD0:Artist": .creator, "IFD0:ImageDescription": .caption,
    "XMP-dc:Subject": .keyword, "XMP-dc:Creator": .creator, "XMP-dc:Rights": .copyright,
    "XMP-dc:Description": .caption, "XMP-dc:Title": .title, "XMP-aux:Lens": .lens,
    "XMP-aux:SerialNumber": .serialNumber, "XMP-photoshop:City": .placeName,
    "XMP-photoshop:Country": .placeName, "IPTC:Keywords": .keyword, "IPTC:By-line": .creator,
    "IPTC:City": .placeName, "IPTC:Caption-Abstract": .caption, "IPTC:CopyrightNotice": .copyright,
    "ICC_Profile:ProfileDescription": .colorProfile, "Canon:SerialNumber": .serialNumber,
    "Canon:LensModel": .lens, "Canon:OwnerName": .owner, "Nikon:SerialNumber": .serialNumber,
    "Olympus:SerialNumber": .serialNumber, "Olympus:LensModel": .lens,
    "Olympus:LensSerialNumber": .lensSerialNumber, "Panasonic:LensType": .lens,
    "FujiFilm:InternalSerialNumber": .serialNumber, "Sigma:SerialNumber": .serialNumber,
  ]

  /// Readings that differ with reason: a serial number of bytes that are no text, one in another
  /// entry of Olympus, an impossible time, and a text in a character set that its block denies.
  private static let differences: Set<String> = [
    "r_casio.jpg ExifIFD:SerialNumber", "Olympus X-2.jpg Olympus:SerialNumber",
    "01.jpg ExifIFD:ExposureTime", "Issue 80.jpg IPTC:CopyrightNotice",
  ]

  @Test func hasTheFactsThatExifToolReads() throws {
    var counts: [String: Int] = [:]
    for theirs in try InstalledExifTool.readings(of: ["n"] + Self.kinds.keys.sorted()) {
      guard let ours = try? PhotoReader().metadata(ofFileAt: PhotoPath(theirs.file)) else {
        continue
      }
      let facts = ours.facts
      for (name, kind) in Self.kinds {
        for value in theirs.list(name) where value.contains(where: { $0.isLetter || $0.isNumber }) {
          guard value != "0", value != "undef" else { continue }
          var values = facts.filter { $0.kind == kind }.map(\.value)
          if kind == .lens, let lens = ours.exif?.lensModel { values.append(.text(lens)) }
          let file = theirs.file.split(separator: "/").last ?? ""
          let isExpected = !Self.differences.contains("\(file) \(name)")
          #expect(
            values.contains { same($0, value) } == isExpected, "\(theirs.file) \(name) \(value)")
          counts[name, default: 0] += 1
        }
      }
    }
    print("Facts that ExifTool reads: \(counts.values.reduce(0, +)) of \(counts.count) kinds")
    #expect(counts.count > 25)
  }

  /// Whether values are equal, of texts the letters and digits of the beginning that is kept.
  private func same(_ ours: PhotoFact.Value, _ theirs: String) -> Bool {
    switch ours {
    case .number(let number):
      return Double(theirs).map { abs($0 - number) <= 0.006 * abs($0) } ?? false
    case .text(let text):
      let (left, right) = (letters(text), letters(theirs))
      // ExifTool omits the zeros of Canon's numbers here.
      if let number = Int(left), number == Int(right) { return true }
      return left == right || text.utf8.count > 1_500 && right.hasPrefix(left.prefix(1_000))
    default: return false
    }
  }

  private func letters(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  @Test func readsWhatExifToolWrites() throws {
    let file = try TemporaryFile(JPEGBuilder.file(JPEGBuilder.frame(), JPEGBuilder.picture))
    try InstalledExifTool.run([
      "-overwrite_original", "-n", "-XMP-exif:GPSLatitude=-33.8567844",
      "-XMP-exif:GPSLongitude=151.2152967", "-XMP-exif:GPSAltitude=12.5",
      "-XMP-exif:GPSAltitudeRef=1", "-GPS:GPSImgDirection=271.5",
      "-XMP-exif:DateTimeOriginal=2024:02:29 23:59:59+09:00", "-XMP-xmp:CreateDate=2024:03:01",
      "-IPTC:DateCreated=2024:02:29", "-IPTC:TimeCreated=23:59:59+09:00", "-IPTC:Keywords=한강",
      "-IPTC:Keywords=밤", "-XMP-dc:Subject=밤", "-XMP-dc:Subject=night", "-XMP-dc:Creator=Ähm",
      "-XMP-tiff:Make=Canon", "-XMP-tiff:Model=EOS R5", "-XMP-aux:OwnerName=Somebody",
      "-XMP-xmpMM:History=[{Action=saved,SoftwareAgent=A 1.0,When=2024:03:01 10:00:00Z},"
        + "{Action=converted}]",
      "-ExifIFD:ExposureTime=0.004", "-ExifIFD:FNumber=2.8", "-ExifIFD:ISO=400",
      "-ExifIFD:FocalLength=50", "-ExifIFD:SerialNumber=012345", "-IFD0:Copyright=© 2024",
      "-ExifIFD:CreateDate=2024:03:01 00:00:01", "-ExifIFD:OffsetTimeDigitized=+09:00",
      "-codedcharacterset=utf8", file.path,
    ])
    let facts = try PhotoReader().metadata(ofFileAt: PhotoPath(file.path)).facts
    func values(_ kind: PhotoFact.Kind) -> [PhotoFact.Value] {
      facts.filter { $0.kind == kind }.map(\.value)
    }
    func date(_ text: String) throws -> PhotoFact.Value {
      .date(try #require(CaptureDate(iso8601: text)))
    }
    guard case .place(let place)? = values(.location).first else {
      Issue.record("no position")
      return
    }
    #expect(abs(place.latitude - -33.8567844) < 1e-5 && abs(place.longitude - 151.2152967) < 1e-5)
    #expect(values(.altitude) == [.number(-12.5)])
    #expect(values(.direction) == [.number(271.5)])
    // IPTC repeats what XMP says.
    #expect(values(.creationDate) == [try date("2024-02-29T23:59:59+09:00")])
    #expect(
      values(.digitizationDate) == [try date("2024-03-01T00:00:01+09:00")])
    #expect(values(.keyword) == [.text("밤"), .text("night"), .text("한강")])
    #expect(values(.creator) == [.text("Ähm")])
    #expect(values(.make) == [.text("Canon")])
    #expect(values(.owner) == [.text("Somebody")])
    #expect(values(.serialNumber) == [.text("012345")])
    #expect(values(.copyright) == [.text("© 2024")])
    #expect(values(.exposureTime) == [.number(0.004)])
    #expect(values(.aperture) == [.number(2.8)])
    #expect(values(.isoSpeed) == [.number(400)])
    #expect(
      values(.event) == [
        .event(
          EditingEvent(
            action: "saved", program: "A 1.0",
            date: CaptureDate(iso8601: "2024-03-01T10:00:00+00:00"))),
        .event(EditingEvent(action: "converted")),
      ])
    #expect(facts.first { $0.kind == .make }?.source == "XMP tiff:Make")
    let source = facts.first { $0.kind == .isoSpeed }?.source
    #expect(source == "ExifIFD 0x8827 PhotographicSensitivity")
  }
}
