import Foundation
import PhotoFormats
import PhotoMetadata
import Testing

@testable import Originality

/// What a report hides is hidden in every text that names it.
struct PhotoSummaryPrivacyTests {
  private static func hidden(
    _ facts: [(PhotoFact.Kind, PhotoFact.Value)], make: String? = nil,
    location: PhotoLocation? = nil
  ) -> [PhotoFact.Value] {
    let summary = PhotoSummary(
      make: make, fileSize: 1, location: location,
      facts: facts.map { PhotoFact($0.0, $0.1, source: "XMP") })
    return summary.withoutPrivateFacts().facts.map(\.value)
  }

  /// A private fact, a text that names it, and one that doesn’t.
  private static let named: [(PhotoFact.Kind, String, String, String)] = [
    (.placeName, "Zürich", "Abend in Zurich", "Zürichhorn-Fest"),
    (.placeName, "臺北", "台北夜景", "台南夜景"),
    (.placeName, "京都市", "京都の夜", "東京の夜"), (.placeName, "부산", "부산에서", "서울에서"),
    (.placeName, "New York", "#newyork", "York"), (.placeName, "Rom", "ROM!", "Romantik"),
    (.person, "Anna Schmidt", "Schmidt, Anna", "Anna"), (.person, "山田 太郎", "山田太郎さん", "山田花子さん"),
    (.person, "김철수", "김철수의 생일", "김영희의 생일"), (.person, "沢田", "澤田さん", "沢口さん"),
    (.owner, "Karl Meier", "by karl meier", "by Karl"),
    (.serialNumber, "A1234567", "Nr. A1234567", "A123"),
  ]

  @Test(arguments: named.indices) func hidesTextsThatNameWhatIsHidden(index: Int) {
    let (kind, secret, text, other) = Self.named[index]
    for field in [PhotoFact.Kind.title, .caption, .comment, .keyword, .copyright] {
      let isCredit = field == .copyright && kind == .owner
      #expect(
        Self.hidden([(kind, .text(secret)), (field, .text(text)), (field, .text(other))])
          == [.withheld, isCredit ? .text(text) : .withheld, .text(other)], "\(field) \(text)")
    }
  }

  @Test func hidesTextsWithThePosition() throws {
    let place = try #require(GeoCoordinates(latitude: 47.3769, longitude: 8.5417))
    let texts: [(PhotoFact.Kind, PhotoFact.Value)] = [
      (.caption, .text("47.377 / 8.542")), (.keyword, .text("8.54, 9.11")),
    ]
    #expect(
      Self.hidden(texts, location: .coordinates(place)) == [.withheld, .text("8.54, 9.11")])
    #expect(
      Self.hidden([(.location, .place(place))] + texts)
        == [.withheld, .withheld, .text("8.54, 9.11")])
    #expect(Self.hidden(texts) == texts.map(\.1))
  }

  /// The name of the camera’s maker is no secret, nor is a photographer’s who is named as such.
  @Test func keepsWhatAnyoneMayKnow() {
    #expect(
      Self.hidden([(.owner, .text("Nikon")), (.caption, .text("My Nikon"))], make: "NIKON CORP")
        == [.withheld, .text("My Nikon")])
    let facts: [(PhotoFact.Kind, PhotoFact.Value)] = [
      (.owner, .text("Karl Meier")), (.creator, .text("Karl Meier")),
      (.caption, .text("Photo by Karl Meier")),
    ]
    #expect(Self.hidden(facts) == [.withheld, .text("Karl Meier"), .text("Photo by Karl Meier")])
    #expect(
      Self.hidden([(.person, .text("Karl Meier")), (.creator, .text("Karl Meier"))])
        == [.withheld, .withheld])
  }

  /// A text is also evidence if it mentions a program.
  @Test func hidesTextsThatAreEvidence() {
    let summary = PhotoSummary(
      fileSize: 1, facts: [PhotoFact(.placeName, .text("Zürich"), source: "IPTC 2:90")])
    func values(_ kind: EvidenceKind) -> [String] {
      let texts = ["Zurich, edited in GIMP", "edited in GIMP", "GIMP at 48.8583, 2.2945"]
      let report = OriginalityReport(
        score: 1, summary: summary, flags: [],
        evidence: texts.map {
          Evidence(kind: kind, weight: .weak, structure: "XMP", offset: nil, value: $0)
        }, date: Date(timeIntervalSince1970: 0))
      return report.withoutPrivateFacts().evidence.map(\.value)
    }
    #expect(values(.textMentionsEditor) == ["", "edited in GIMP", ""])
    #expect(values(.softwareNamesEditor).allSatisfy { !$0.isEmpty })
  }

  @Test func staysTheSameTheSecondTime() {
    let summary = PhotoSummary(
      fileSize: 1,
      facts: [
        PhotoFact(.placeName, .text("Ulm"), source: "IPTC 2:90"),
        PhotoFact(.caption, .text("Ulm"), source: "IPTC 2:120"),
      ])
    let once = summary.withoutPrivateFacts()
    #expect(once.withoutPrivateFacts() == once && !"\(once)".contains("Ulm"))
    #expect(PhotoSummary(fileSize: 1).withoutPrivateFacts() == PhotoSummary(fileSize: 1))
  }
}
