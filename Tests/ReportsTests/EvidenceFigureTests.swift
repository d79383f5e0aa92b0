import Documents
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata
import StringCatalogs
import Testing

@testable import Reports

struct EvidenceFigureTests {
  private func figure(_ kind: EvidenceKind, _ position: EvidencePosition?) -> Figure? {
    Evidence(
      kind: kind, weight: .strong, structure: "", offset: nil, value: "", position: position
    ).figure
  }

  private func size(_ width: Int, _ height: Int) -> PixelDimensions {
    PixelDimensions(width: width, height: height)
  }

  private func part(
    _ left: Double, _ top: Double, _ width: Double, _ height: Double
  ) -> PicturePart {
    PicturePart(left: left, top: top, width: width, height: height)
  }

  /// Returns the rectangles of a drawing in their order, and whether each is dashed or filled.
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
    let drawn = figure(
      .sizeDiffers,
      EvidencePosition(in: .recordedSize, size: size(4000, 3000), pictureSize: size(2000, 1000)))
    #expect(try rectangles(drawn) == [[42, 42, 80, 40], [2, 2, 160, 120]])
    #expect(
      drawn?.caption
        == .phrase(
          "report.drawing.sizeFormat", .number(4000), .number(3000), .number(2000), .number(1000)))
    #expect(drawn?.alternative == drawn?.caption)
  }

  @Test func drawsALargerPictureAroundTheRecordedSize() throws {
    let position = EvidencePosition(
      in: .recordedSize, size: size(100, 100), pictureSize: size(400, 200))
    #expect(
      try rectangles(figure(.sizeDiffers, position)) == [[2, 2, 160, 80], [62, 22, 40, 40]])
  }

  @Test func drawsTheShapeOfThePictureInsideThatOfTheThumbnail() throws {
    let drawn = figure(
      .thumbnailDiffers,
      EvidencePosition(in: .thumbnail, size: size(160, 106), pictureSize: size(3000, 3000)))
    #expect(try rectangles(drawn) == [[29, 2, 106, 106], [2, 2, 160, 106]])
  }

  @Test func drawsThePartOfTheThumbnailThatThePictureShows() throws {
    let drawn = figure(
      .thumbnailShowsOther,
      EvidencePosition(
        in: .thumbnail, size: size(160, 120), pictureSize: size(2000, 1500),
        crop: part(0.5, 0.25, 0.5, 0.5)))
    #expect(try rectangles(drawn) == [[82, 32, 80, 60], [2, 2, 160, 120]])
    #expect(
      drawn?.caption == .phrase("report.drawing.thumbnailCropFormat", .number(25)))
  }

  @Test func drawsWhereACroppedPictureLies() throws {
    let crop = part(0.1, 0.25, 0.5, 0.75)
    let drawn = figure(.developSettings, EvidencePosition(in: .original, crop: crop))
    #expect(try rectangles(drawn) == [[18, 29, 80, 80], [2, 2, 160, 107]])
    #expect(drawn?.caption == .phrase("report.drawing.cropFormat", .number(38)))
    let tilted = figure(.editData, EvidencePosition(in: .original, crop: crop, isTilted: true))
    #expect(tilted?.caption == .phrase("report.drawing.tiltedCropFormat", .number(38)))
  }

  @Test func drawsPartsThatWereCorrected() throws {
    let parts = [part(0.5, 0.5, 0.25, 0.3), part(0, 0, 0.001, 0.001)]
    let drawn = figure(.developSettings, EvidencePosition(in: .original, parts: parts))
    // A tiny part is still seen.
    #expect(
      try rectangles(drawn) == [[2, 2, 160, 107], [82, 55, 40, 32], [2, 2, 2, 2]])
    #expect(
      drawn?.caption
        == .phrase(
          "report.drawing.sentencesFormat",
          .message(LocalizedMessage("report.drawing.original")),
          .phrase("report.drawing.partsFormat", .number(2))))
    let both = figure(
      .developSettings,
      EvidencePosition(in: .original, crop: part(0, 0, 0.5, 0.5), parts: [parts[0]]))
    #expect(try rectangles(both) == [[2, 2, 80, 53], [2, 2, 160, 107], [82, 55, 40, 32]])
  }

  @Test func drawsPartsOfThePicture() throws {
    let position = EvidencePosition(
      in: .picture, size: size(1000, 2000), parts: [part(0.5, 0.5, 0.5, 0.25)])
    let painted = figure(.thumbnailDetailDiffers, position)
    #expect(try rectangles(painted) == [[2, 2, 80, 160], [42, 82, 40, 40]])
    #expect(
      painted?.caption
        == .phrase(
          "report.drawing.sentencesFormat", .message(LocalizedMessage("report.drawing.picture")),
          .message(LocalizedMessage("report.drawing.difference"))))
    #expect(
      figure(.credentialsClaimEdits, position)?.caption
        == .phrase(
          "report.drawing.sentencesFormat", .message(LocalizedMessage("report.drawing.picture")),
          .phrase("report.drawing.claimedFormat", .number(1))))
  }

  @Test(
    arguments: [
      nil, EvidencePosition(in: .recordedSize),
      EvidencePosition(in: .recordedSize, size: PixelDimensions(width: 1, height: 1)),
      EvidencePosition(in: .thumbnail), EvidencePosition(in: .original),
      EvidencePosition(in: .picture),
    ] as [EvidencePosition?])
  func drawsNothingWhoseShapeIsNotKnown(position: EvidencePosition?) {
    #expect(figure(.sizeDiffers, position) == nil)
  }
}
