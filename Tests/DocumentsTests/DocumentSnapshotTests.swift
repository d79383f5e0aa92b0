import Documents
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// Whole documents, as people reviewed them.
struct DocumentSnapshotTests {
  private let snapshots = Snapshots(
    in: Repository.root.appending(path: "Tests/DocumentsTests/Snapshots"))

  private func renderer() throws -> DocumentRenderer {
    try DocumentRenderer(catalog: PhotoReport.catalog(), templates: DocumentTemplates())
  }

  @Test func pageOfTwoPhotos() throws {
    let page = try renderer().html(
      PhotoReport.document(photoCount: 2), languages: ["en", "ja"])
    // The style has snapshots in its own file.
    let start = try #require(page.range(of: "<style>")).upperBound
    let end = try #require(page.range(of: "</style>")).lowerBound
    var text = page
    text.replaceSubrange(start..<end, with: "")
    text.replace(/sha256-[^&]*/, with: "sha256-")
    try snapshots.expect(text, named: "two.html")
  }

  @Test(arguments: allLanguages)
  func textsOfSevenPhotos(language: LanguageTag) throws {
    let document = PhotoReport.document(photoCount: 7)
    let renderer = try renderer()
    try snapshots.expect(
      renderer.markdown(document, languages: [language]), named: "seven.\(language.rawValue).md")
    try snapshots.expect(
      renderer.text(document, languages: [language]), named: "seven.\(language.rawValue).txt")
  }

  @Test func sameBytesEveryTime() throws {
    let document = PhotoReport.document(photoCount: 12)
    let first = try renderer().html(document, languages: allLanguages)
    let second = try renderer().html(document, languages: allLanguages)
    #expect(first == second)
  }
}
