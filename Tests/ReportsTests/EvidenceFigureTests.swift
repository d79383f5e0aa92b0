import Documents
import Originality
import PhotoAudits
import StringCatalogs
import Testing

@testable import Reports

struct EvidenceFigureTests {
  private func figure(_ kind: EvidenceKind, _ value: String) -> Figure? {
    Evidence(kind: kind, weight: .strong, structure: "", offset: nil, value: value).figure
  }

  /// Returns the rectangles of a drawing, the filled one first.
  private func rectangles(_ figure: Figure?) throws -> [[Int]] {
    guard case .drawing(let drawing)? = figure?.content else { throw Failure() }
    return drawing.symbol.elements.matches(
      of: /x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/
    ).map { match in
      [match.1, match.2, match.3, match.4].compactMap { Int($0) }
    }
  }

  private struct Failure: Error {}

  @Test func drawsTheRecordedSizeAroundThePicture() throws {
    let drawn = figure(.sizeDiffers, "4000 × 3000 ≠ 2000 × 1000")
    #expect(try rectangles(drawn) == [[42, 42, 80, 40], [2, 2, 160, 120]])
    #expect(
      drawn?.caption
        == .message(LocalizedMessage("report.drawing.sizeFormat", 4000, 3000, 2000, 1000)))
    #expect(drawn?.alternative == drawn?.caption)
  }

  @Test func drawsALargerPictureAroundTheRecordedSize() throws {
    #expect(
      try rectangles(figure(.sizeDiffers, "100 × 100 ≠ 400 × 200"))
        == [[2, 2, 160, 80], [62, 22, 40, 40]])
  }

  @Test func drawsTheShapeOfThePictureInsideThatOfTheThumbnail() throws {
    let drawn = figure(.thumbnailDiffers, "160 × 106 ≁ 3000 × 3000")
    #expect(try rectangles(drawn) == [[29, 2, 106, 106], [2, 2, 160, 106]])
  }

  @Test func drawsWhereACroppedPictureLies() throws {
    let drawn = figure(
      .developSettings,
      "Exposure2012 +0.35; CropTop 0.25; CropLeft 0.1; CropBottom 1; CropRight 0.6; HasCrop True")
    #expect(try rectangles(drawn) == [[18, 29, 80, 80], [2, 2, 160, 107]])
    #expect(drawn?.caption == .message(LocalizedMessage("report.drawing.cropFormat", 38)))
  }

  /// Values are untrusted, and can come from a stored report.
  @Test(
    arguments: [
      (.sizeDiffers, ""), (.sizeDiffers, "4000 × 3000"), (.sizeDiffers, "4000 × 3000 ≠ 0 × 10"),
      (.sizeDiffers, "4000 × 3000 ≠ 2000 × 1000 ≠ 1 × 1"), (.sizeDiffers, "a × b ≠ 1 × 1"),
      (.sizeDiffers, "-4 × 3 ≠ 1 × 1"), (.sizeDiffers, "99999999999999999999 × 3 ≠ 1 × 1"),
      (.sizeDiffers, "10000001 × 3 ≠ 1 × 1"), (.sizeDiffers, "4000 × 3000 ≁ 2000 × 1000"),
      (.developSettings, "HasCrop True"),
      (.developSettings, "CropTop 0.5; CropLeft 0; CropBottom 0.5; CropRight 1"),
      (.developSettings, "CropTop -1; CropLeft 0; CropBottom 1; CropRight 1"),
      (.developSettings, "CropTop nan; CropLeft 0; CropBottom 1; CropRight 1"),
      (.declaredAI, "4000 × 3000 ≠ 2000 × 1000"),
    ] as [(EvidenceKind, String)])
  func drawsNothingElse(kind: EvidenceKind, value: String) {
    #expect(figure(kind, value) == nil)
  }
}
