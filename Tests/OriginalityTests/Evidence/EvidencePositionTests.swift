import PhotoFormats
import PhotoMetadata
import Testing

@testable import Originality

struct EvidencePositionTests {
  private func position(_ photo: EmbeddedMetadata, _ kind: EvidenceKind) -> EvidencePosition? {
    photo.report().evidence.first { $0.kind == kind }?.position
  }

  private func part(
    _ left: Double, _ top: Double, _ width: Double, _ height: Double
  ) -> PicturePart {
    PicturePart(left: left, top: top, width: width, height: height)
  }

  // MARK: Sizes

  @Test func comparesTheRecordedSizeWithThatOfThePicture() {
    let photo = EmbeddedMetadata.sample { $0.dimensions = PixelDimensions(width: 900, height: 800) }
    let position = position(photo, .sizeDiffers)
    #expect(position?.whole == .recordedSize)
    #expect(position?.pictureSize == PixelDimensions(width: 900, height: 800))
    #expect((position?.size?.width ?? 0) > 900)
  }

  @Test(arguments: [1e18, -1, .infinity, .nan, 0.5, 10_000_001])
  func drawsNoSizeThatNoPictureHas(width: Double) {
    var photo = EmbeddedMetadata.sample()
    for index in photo.traces.exif.indices
    where photo.traces.exif[index].source == .exif(.pixelWidth) {
      photo.traces.exif[index].numbers = [width]
    }
    #expect(position(photo, .sizeDiffers) == nil)
  }

  private func cropped(_ similarity: Double, orientation: Int = 1) -> EmbeddedMetadata {
    .sample(traces: [
      FileTrace(.exif(.orientation), at: 1, text: "", numbers: [Double(orientation)])
    ]) {
      $0.traces.thumbnail = Thumbnail(
        offset: 500, dimensions: PixelDimensions(width: 160, height: 120))
      $0.traces.thumbnail?.similarity = similarity
      $0.traces.thumbnail?.shownPart = part(0.5, 0.25, 0.25, 0.5)
      $0.traces.thumbnail?.changedPart = part(0.1, 0.2, 0.3, 0.4)
      $0.traces.thumbnail?.largestDifference = 9
    }
  }

  @Test func findsThePictureInItsThumbnail() {
    let upright = position(cropped(0.5), .thumbnailShowsOther)
    #expect(upright?.whole == .thumbnail && upright?.crop == part(0.5, 0.25, 0.25, 0.5))
    #expect(upright?.size == PixelDimensions(width: 160, height: 120))
    // Sizes beside a part are those that people see.
    let turned = position(cropped(0.5, orientation: 6), .thumbnailShowsOther)
    #expect(turned?.size == PixelDimensions(width: 120, height: 160))
  }

  @Test func findsThePartThatWasPaintedOver() {
    let position = position(cropped(0.97), .thumbnailDetailDiffers)
    #expect(position?.whole == .picture && position?.parts == [part(0.1, 0.2, 0.3, 0.4)])
  }

  // MARK: Settings of raw developers

  private func developed(_ settings: (String, String)...) -> EvidencePosition? {
    let traces = settings.map { FileTrace(.xmp("crs:\($0)"), at: 1, text: $1) }
    let photo = EmbeddedMetadata.sample(traces: traces) { $0.traces.xmp = traces }
    return position(photo, .developSettings)
  }

  @Test func readsACrop() {
    let position = developed(
      ("CropTop", "0.25"), ("CropLeft", "0.1"), ("CropBottom", "1"), ("CropRight", "0.6"),
      ("CropAngle", "0"), ("HasCrop", "True"))
    #expect(
      position == EvidencePosition(in: .original, crop: part(0.1, 0.25, 0.5, 0.75)))
    #expect(
      developed(
        ("CropTop", "0"), ("CropLeft", "0"), ("CropBottom", "1"), ("CropRight", "0.6"),
        ("CropAngle", "-2.5"), ("HasCrop", "True"))?.isTilted == true)
  }

  @Test(
    arguments: [
      ("-3", "0", "1", "0.5", [0, 0, 0.5, 1]), ("0", "0.25", "9e9", "2", [0.25, 0, 0.75, 1]),
      ("0.5", "0", "0.5", "1", nil), ("nan", "0", "1", "1", nil), ("0", "2", "1", "3", nil),
      ("0", "0", "inf", "1", nil), ("x", "0", "1", "1", nil),
    ] as [(String, String, String, String, [Double]?)])
  func cutsACropOffAtTheEdges(
    top: String, left: String, bottom: String, right: String, expected: [Double]?
  ) {
    let position = developed(
      ("CropTop", top), ("CropLeft", left), ("CropBottom", bottom), ("CropRight", right),
      ("HasCrop", "True"))
    #expect(
      position
        == expected.map {
          EvidencePosition(in: .original, crop: part($0[0], $0[1], $0[2], $0[3]))
        })
  }

  @Test func drawsNoCropThatIsOff() {
    #expect(
      developed(
        ("CropTop", "0"), ("CropLeft", "0"), ("CropBottom", "1"), ("CropRight", "0.6"),
        ("HasCrop", "False"), ("Exposure2012", "+1")) == nil)
  }

  @Test func readsRetouchedSpots() {
    let spots = developed(
      (
        "RetouchInfo",
        "centerX = 0.29, centerY = 0.55, radius = 0.005, sourceX = 0.3, spotType = heal"
      ),
      ("RedEyeInfo", "centerX = 7, centerY = 0.5"), ("SpotType", "heal"), ("What", "Mask/Ellipse"),
      ("X", "0.5"), ("Y", "0.25"), ("SizeX", "0.01"))
    #expect(
      spots?.parts == [part(0.275, 0.535, 0.03, 0.03), part(0.485, 0.235, 0.03, 0.03)])
    #expect(spots?.crop == nil)
  }

  @Test func readsMasks() {
    let masks = developed(
      ("What", "Mask/CircularGradient"), ("Top", "-0.2"), ("Left", "0.25"), ("Bottom", "0.5"),
      ("Right", "0.75"), ("What", "Mask/Paint"), ("Dabs", "r 0.02"), ("Dabs", "d 0.5 0.6"),
      ("Dabs", "m 0.7 0.65"), ("Dabs", "d 4 4"), ("Dabs", "d 0.5"), ("What", "Correction"))
    #expect(
      masks?.parts == [part(0.25, 0, 0.5, 0.5), part(0.485, 0.585, 0.23, 0.08)])
  }

  @Test func keepsABoundedNumberOfParts() {
    let spots = (0..<500).map { _ in
      FileTrace(.xmp("crs:RetouchInfo"), at: 1, text: "centerX = 0.2, centerY = 0.2")
    }
    #expect(DevelopPosition.position(in: spots)?.parts.count == EvidencePosition.maximumParts)
  }

  // MARK: Other editors

  /// Linear gradients: where each begins, in which direction, and the part that it changes.
  @Test(
    arguments: [
      ([0.5, 0.25, 0.5, 0.75], [0, 0.25, 1, 0.75]), ([0.5, 0.25, 0.51, 0.1], [0, 0, 1, 0.25]),
      ([0.4, 0.5, 0.1, 0.5], [0, 0, 0.4, 1]), ([0.4, 0.5, 0.9, 0.52], [0.4, 0, 0.6, 1]),
      // Slanted ones, and those that change all of the picture.
      ([0.2, 0.2, 0.8, 0.8], nil), ([0.5, -0.2, 0.5, 0.8], nil),
      ([0.5, 0.5, 0.5, 0.5], nil),
    ] as [([Double], [Double]?)])
  func drawsLinearGradients(points: [Double], expected: [Double]?) {
    let names = ["ZeroX", "ZeroY", "FullX", "FullY"]
    let position = developed(
      ("What", "Mask/Gradient"), (names[0], "\(points[0])"),
      (names[1], "\(points[1])"), (names[2], "\(points[2])"), (names[3], "\(points[3])"))
    #expect(position?.parts == expected.map { [part($0[0], $0[1], $0[2], $0[3])] })
  }

  private func edited(_ clip: String) -> EvidencePosition? {
    position(
      .sample(traces: [
        FileTrace(
          .samsungTrailer("PhotoEditor_Re_Edit_Data"), at: 1,
          text: #"{"originalPath":"\/data\/1.jpg","clipInfoValue":"\#(clip)","toneValue":"{}"}"#)
      ]), .editData)
  }

  @Test func readsTheCropOfSamsungsEditor() {
    let clip =
      #"{\"mCenterX\":0.5,\"mCenterY\":0.25,\"mWidth\":0.5,\"mHeight\":0.4,\"mRotation\":0"#
    #expect(
      edited(clip + "}") == EvidencePosition(in: .original, crop: part(0.25, 0.05, 0.5, 0.4)))
    #expect(edited(clip + #",\"mRotationEffect\":3}"#)?.isTilted == true)
    #expect(edited(clip.replacing("0.5", with: "1").replacing("0.4", with: "1") + "}") == nil)
    #expect(edited(clip.replacing("0.5", with: "-0.5") + "}") == nil)
    #expect(edited(clip.replacing("0.25", with: "80") + "}") == nil)
    #expect(edited("") == nil)
  }

  // MARK: Content Credentials

  private func claimed(_ regions: [[Double]], orientation: Int = 1) -> EvidencePosition? {
    var store = FileTrace(.credentials("manifest store"), at: 1, text: "9 B")
    store.binding = .bound
    let photo = EmbeddedMetadata.sample(
      traces: [
        store, FileTrace(.credentials("action"), at: 3, text: "c2pa.edited"),
        FileTrace(.exif(.orientation), at: 1, text: "", numbers: [Double(orientation)]),
      ]
        + regions.map {
          FileTrace(.credentials("changes"), at: 3, text: "region", numbers: $0)
        }
    ) { $0.dimensions = PixelDimensions(width: 400, height: 200) }
    return position(photo, .credentialsClaimEdits)
  }

  @Test func readsThePartsThatCredentialsName() {
    let position = claimed([
      [0.1, 0.2, 0.5, 0.4, 0], [100, 100, 300, 900, 1], [500, 0, 600, 10, 1],
    ])
    #expect(
      position
        == EvidencePosition(
          in: .picture, size: PixelDimensions(width: 400, height: 200),
          parts: [part(0.1, 0.2, 0.4, 0.2), part(0.25, 0.5, 0.5, 0.5)]))
    #expect(claimed([[0.1, 0.2, 0.5, 0.4, 0]], orientation: 6) == nil)
    #expect(claimed([]) == nil)
  }
}
