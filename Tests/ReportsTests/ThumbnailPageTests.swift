import Documents
import Foundation
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata
import ProductStrings
import Reports
import StringCatalogs
import TestSupport
import Testing
import Thumbnails

struct ThumbnailPageTests {
  private let renderer: ReportRenderer
  private let thumbnail = EncodedThumbnail(
    jpeg: [0xFF, 0xD8, 0xFF, 0xFE, 0xFF, 0xD9], dimensions: PixelDimensions(width: 160, height: 120)
  )

  init() throws {
    renderer = try ReportRenderer(catalog: ProductStrings.catalog(), templates: DocumentTemplates())
  }

  private func page(_ audit: AuditReport, _ languages: [LanguageTag]) throws -> String {
    try renderer.render(audit, format: .html, languages: languages) { position in
      position == 0 ? PhotoPictures(thumbnail: thumbnail) : nil
    }
  }

  @Test func isInThePageOnceWhateverTheNumberOfLanguages() throws {
    let page = try page(SampleAudit.batch, allLanguages)
    #expect(page.components(separatedBy: "data:image/jpeg;base64,/9j//v/Z").count == 2)
    #expect(page.components(separatedBy: "class=\"picture\"").count == allLanguages.count + 1)
    #expect(page.contains("img-src data:"))
  }

  @Test(
    arguments: [
      ("en", "Thumbnail in the file, shown at 160 × 120 pixels"),
      ("ko", "파일에 포함된 썸네일, 160 × 120픽셀로 표시"), ("ja", "ファイル内のサムネイル（160 × 120ピクセルで表示）"),
      ("zh-Hans", "文件中的缩略图，以 160 × 120 像素显示"),
    ] as [(LanguageTag, String)])
  func describesItselfForScreenReaders(language: LanguageTag, label: String) throws {
    #expect(
      try page(SampleAudit.single, [language]).contains("role=\"img\" aria-label=\"\(label)\""))
  }

  @Test func leavesTheThumbnailToThePhotoItself() throws {
    let picture = EncodedThumbnail(
      jpeg: [0xFF, 0xD8, 0xFF, 0xFE, 1, 0xFF, 0xD9],
      dimensions: PixelDimensions(width: 240, height: 180))
    let page = try renderer.render(SampleAudit.single, format: .html, languages: ["en"]) { _ in
      PhotoPictures(picture: picture)
    }
    #expect(page.contains("aria-label=\"The photo, shown at 240 × 180 pixels\""))
    #expect(!page.contains("Thumbnail in the file"))
  }

  @Test func framesWhatDiffersInBothPictures() throws {
    let picture = EncodedThumbnail(
      jpeg: [0xFF, 0xD8, 0xFF, 0xFE, 1, 0xFF, 0xD9],
      dimensions: PixelDimensions(width: 480, height: 360))
    let page = try renderer.render(SampleAudit.single, format: .html, languages: ["en"]) { _ in
      PhotoPictures(
        picture: picture, thumbnail: thumbnail,
        difference: PhotoPictures.Frames(
          picture: PicturePart(left: 0.5, top: 0.5, width: 0.25, height: 0.25),
          thumbnail: PicturePart(left: 0, top: 0.9, width: 0.1, height: 0.1)))
    }
    #expect(
      page.contains(
        "class=\"mark strong\" x=\"234\" y=\"174\" width=\"132\" height=\"102\""))
    // The room around a frame ends at the edges.
    #expect(
      page.contains("class=\"mark strong\" x=\"0\" y=\"106\" width=\"18\" height=\"14\""))
    #expect(page.components(separatedBy: "<title>This part differs.</title>").count == 3)
  }

  @Test func framesWhatIsLeftOfTheThumbnail() throws {
    let picture = EncodedThumbnail(
      jpeg: [0xFF, 0xD8, 0xFF, 0xFE, 1, 0xFF, 0xD9],
      dimensions: PixelDimensions(width: 240, height: 180))
    let page = try renderer.render(SampleAudit.positions, format: .html, languages: ["en"]) { _ in
      PhotoPictures(
        picture: picture, thumbnail: thumbnail,
        crop: PicturePart(left: 0.25, top: 0.1, width: 0.5, height: 0.4))
    }
    #expect(page.contains("class=\"mark strong\" x=\"40\" y=\"12\" width=\"80\" height=\"48\""))
    let caption = "<title>The picture itself shows only this part.</title>"
    #expect(page.components(separatedBy: caption).count == 2)
    // The picture shows what a drawing would, and what it doesn't has one.
    #expect(!page.contains("percent of it that the picture shows"))
    #expect(page.contains("class=\"mark strong\" x=\"57\" y=\"15\" width=\"126\" height=\"78\""))
    #expect(page.contains("<title>The Content Credentials name this part as changed.</title>"))
    #expect(page.components(separatedBy: "class=\"drawing\"").count == 4)
    let plain = try renderer.render(SampleAudit.positions, format: .html, languages: ["en"])
    #expect(plain.components(separatedBy: "class=\"drawing\"").count == 6)
    #expect(plain.contains("the 20 percent of it that the picture shows"))
  }

  @Test func isOnThePageOfItsPhotoAlone() throws {
    let photos = (1...201).map { SampleAudit.photo("\($0).jpg", PhotoSummary(fileSize: $0)) }
    var asked: [Int] = []
    var files: [String: String] = [:]
    try renderer.writeHTML(
      SampleAudit.audit(photos), named: "a.html", languages: ["en"],
      pictures: { position in
        asked.append(position)
        return position == 150 ? PhotoPictures(thumbnail: thumbnail) : nil
      }
    ) { files[$0] = $1 }
    // The overview shows the first hundred.
    #expect(asked == Array(0..<100) + Array(0..<201))
    #expect(
      files.filter { $0.value.contains("data:image/jpeg") }.keys.sorted() == ["a-pages/2.html"])
  }

  @Test(arguments: allLanguages)
  func explainsWhyItIsMissingWhenTheFileChanged(language: LanguageTag) throws {
    let page = try renderer.render(SampleAudit.batch, format: .html, languages: [language]) {
      position in
      if position == 0 { throw PhotoReadError.changed }
      return PhotoPictures(thumbnail: thumbnail)
    }
    let note = ProductStrings.localizer(languages: [language])
      .text(for: LocalizedMessage("report.note.thumbnailChanged"))
    #expect(page.components(separatedBy: note).count == 2)
    // One of six photos is without, and the last file is none.
    #expect(page.components(separatedBy: "class=\"picture\"").count == 6)
  }

  @Test(.needs(.python)) func isValidHTML() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(page(SampleAudit.batch, allLanguages).utf8, to: "page.html")
    try PythonCheck.expectNoFault("check-html.py", file)
  }

  @Test func appearsInNoOtherFormat() throws {
    for format in [ReportFormat.markdown, .text, .json, .ndjson, .csv] {
      _ = try renderer.render(SampleAudit.batch, format: format, languages: ["en"]) { _ in
        Issue.record("asked for a thumbnail")
        return nil
      }
    }
  }
}
