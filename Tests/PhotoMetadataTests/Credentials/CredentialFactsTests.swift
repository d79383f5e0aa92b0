import Foundation
import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

/// What assertions of Content Credentials record about a photo, as values.
struct CredentialFactsTests {
  private func facts(_ label: String, json: String) throws -> [PhotoFact] {
    let store = CredentialsBuilder.store(
      CredentialsBuilder.superbox(
        "urn:uuid:1", kind: "c2ma",
        CredentialsBuilder.superbox(
          "c2pa.assertions",
          CredentialsBuilder.superbox(label, BoxBuilder.box("json", Array(json.utf8))))))
    let bytes = PNGBuilder.file(PNGBuilder.chunk("caBX", store), PNGBuilder.picture)
    return try PhotoReader().metadata(in: bytes).facts.filter { $0.kind != .credentials }
  }

  @Test func readsPlacesAndDates() throws {
    let found = try facts(
      "stds.exif",
      json: """
        {"exif:GPSLatitude": "48,51.498N", "exif:GPSLongitude": "2,17.67E",
         "exif:GPSAltitude": "21/2", "exif:GPSAltitudeRef": 1,
         "exif:DateTimeOriginal": "2024-05-04T10:11:12+02:00", "Iptc4xmpExt:City": "Paris"}
        """)
    #expect(
      Set(found.map(\.kind)) == [.creationDate, .location, .placeName, .altitude])
    #expect(found.first { $0.kind == .altitude }?.value == .number(-10.5))
    #expect(found.first { $0.kind == .placeName }?.value == .text("Paris"))
    guard case .date(let date) = found.first(where: { $0.kind == .creationDate })?.value else {
      Issue.record("no date")
      return
    }
    #expect(date.iso8601 == "2024-05-04T10:11:12+02:00")
    #expect(found.allSatisfy { $0.source.hasPrefix("C2PA stds.exif ") && $0.value != .recorded })
  }

  @Test func readsPeopleAndAuthors() throws {
    let found = try facts(
      "stds.schema-org.CreativeWork",
      json: """
        {"@type": "CreativeWork", "author": [{"@type": "Person", "name": "Anna Müller"}],
         "dateCreated": "2023-07", "Iptc4xmpExt:PersonInImage": ["Karl"]}
        """)
    #expect(found.contains { $0.kind == .creator && $0.value == .text("Anna Müller") })
    #expect(found.contains { $0.kind == .person && $0.value == .text("Karl") })
    #expect(found.contains { $0.kind == .creationDate && $0.value != .recorded })
    #expect(!found.contains { $0.value == .recorded })
  }
}
