import Originality
import PhotoAudits
import ProductStrings
import Reports
import StringCatalogs
import TestSupport
import Testing
import TextLayout

/// The answers of an audit for a terminal or a message.
struct SummaryTests {
  private func summary(
    _ audit: AuditReport, _ languages: [LanguageTag] = ["en"], width: Int = 80
  ) throws -> [Substring] {
    var text = ""
    try ReportRenderer(catalog: ProductStrings.catalog())
      .writeSummary(LargeAudit(audit), languages: languages, width: width) { text += $0 }
    #expect(text.hasSuffix("\n"))
    return text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func hasASentenceAndALineForEachPhoto() throws {
    let lines = try summary(SampleAudit.batch, width: 200)
    #expect(lines[0] == "3 of 7 photos show processing; 1 couldn’t be read.")
    #expect(lines[1].isEmpty)
    #expect(lines.count == 2 + 7)
    #expect(lines[2].hasPrefix("Processed after capture"))
    #expect(lines[2].hasSuffix("holiday/東京タワー.jpg"))
    #expect(lines[2].contains("XMP names a photo editor as the software that wrote the file."))
    #expect(lines[8].hasPrefix("Can’t be read"))
    // A file that nothing is said against has no reason.
    #expect(lines.contains { $0.hasPrefix("No sign of processing") && $0.contains(" – ") })
  }

  @Test(arguments: allLanguages, [40, 60, 80, 120])
  func fitsTheTerminal(language: LanguageTag, width: Int) throws {
    var audit = SampleAudit.batch
    audit.entries[0].file = "folder/" + String(repeating: "夜景の写真/", count: 12) + "IMG_0001.jpg"
    let lines = try summary(audit, [language], width: width)
    for line in lines { #expect(DisplayWidth.of(line) <= width, "\(line)") }
    #expect(lines.contains { $0.hasSuffix("1.jpg") && $0.contains("…") })
  }

  /// Rather a verdict and a name than three texts of a few letters.
  @Test(arguments: [(40, false), (63, false), (64, true)])
  func leavesOutTheReasonOnANarrowTerminal(width: Int, hasReason: Bool) throws {
    let lines = try summary(SampleAudit.batch, width: width)
    let line = try #require(lines.first { $0.hasSuffix("タワー.jpg") })
    #expect(line.hasPrefix("Processed after capture  ") == !hasReason)
    #expect(line.contains("XMP names") == hasReason)
  }

  @Test func saysWhatTheFilesDeclareAboutAI() throws {
    let verdicts: [Assessment.Verdict] = [
      .madeByAI, .madeByAI, .partlyAI, .processed, .noSign,
    ]
    let photos = verdicts.enumerated().map {
      SampleAudit.photo("\($0.offset).jpg", PhotoSummary(fileSize: 1), $0.element)
    }
    let audit = SampleAudit.audit(photos)
    #expect(
      try summary(audit, width: 300)[0]
        == "1 of 5 photos shows processing; 2 say they were made by AI; 1 says it was edited with AI."
    )
    let sentence = try summary(audit, width: 300)[0]
    for format in [ReportFormat.html, .markdown, .text] {
      #expect(try render(audit, format, ["en"], width: 300).contains(sentence))
    }
    #expect(
      try summary(audit, ["ko"], width: 300)[0]
        == "사진 5장 중 1장에서 가공 흔적이 확인됩니다. 2장에는 AI로 생성되었다고 기록되어 있습니다. 1장에는 AI로 편집되었다고 기록되어 있습니다.")
  }

  /// Reports of the first versions have no assessments, which are no answer.
  @Test func hasNoSentenceWithoutAssessments() throws {
    let photos = ["a.jpg", "b.jpg"].map { SampleAudit.photo($0, PhotoSummary(fileSize: 1)) }
    #expect(try summary(SampleAudit.audit(photos)).count == 2)
  }

  @Test func sortsByWhatTheEvidenceSays() throws {
    func photo(_ name: String, _ kinds: [(EvidenceKind, EvidenceWeight)]) -> PhotoEntry {
      SampleAudit.photo(
        name, PhotoSummary(fileSize: 1), .probablyProcessed,
        kinds.map { Evidence(kind: $0.0, weight: $0.1, structure: "", offset: nil, value: "") })
    }
    let audit = SampleAudit.audit([
      photo("weak.jpg", [(.makerNoteMissing, .weak), (.progressive, .weak)]),
      photo("strong.jpg", [(.derivedFrom, .strong)]),
      photo("stronger.jpg", [(.derivedFrom, .strong), (.makerNoteMissing, .weak)]),
      photo("painted.jpg", [(.layoutOfSoftware, .strong), (.thumbnailDetailDiffers, .strong)]),
    ])
    let lines = try summary(audit, width: 200)[2...]
    #expect(
      lines.compactMap { $0.split(separator: " ").last }
        == ["painted.jpg", "stronger.jpg", "strong.jpg", "weak.jpg"])
    // What was changed in the picture is the reason, wherever it stands among the evidence.
    #expect(lines.first?.contains("Part of the picture differs") == true)
  }
}
