import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata

extension SampleAudit {
  /// A photo with evidence that has a position of each kind.
  static var positions: AuditReport {
    func evidence(
      _ kind: EvidenceKind, _ structure: String, _ value: String, _ position: EvidencePosition
    ) -> Evidence {
      Evidence(
        kind: kind, weight: .strong, structure: structure, offset: nil, value: value,
        position: position)
    }
    let real = PixelDimensions(width: 2000, height: 1500)
    let part = PicturePart(left: 0.25, top: 0.1, width: 0.5, height: 0.4)
    let spots = [0.3, 0.6, 0.8].map {
      PicturePart(left: $0, top: 0.55, width: 0.03, height: 0.03)
    }
    return audit([
      photo(
        "cropped.jpg", PhotoSummary(make: "Canon", model: "EOS", dimensions: real, fileSize: 9),
        .probablyProcessed,
        [
          evidence(
            .sizeDiffers, "ExifIFD 0xA002 PixelXDimension", "4000 × 3000 ≠ 2000 × 1500",
            EvidencePosition(
              in: .recordedSize, size: PixelDimensions(width: 4000, height: 3000),
              pictureSize: real)),
          evidence(
            .thumbnailShowsOther, "EXIF IFD1 0x0201", "r = 0.4 < 0.8",
            EvidencePosition(
              in: .thumbnail, size: PixelDimensions(width: 160, height: 120), pictureSize: real,
              crop: part)),
          evidence(
            .developSettings, "XMP crs:HasCrop", "HasCrop True",
            EvidencePosition(in: .original, crop: part, isTilted: true, parts: spots)),
          evidence(
            .credentialsClaimEdits, "C2PA action", "c2pa.edited",
            EvidencePosition(in: .picture, size: real, parts: [part])),
          evidence(
            .thumbnailDetailDiffers, "EXIF IFD1 0x0201", "d = 9.0 > 6.0",
            EvidencePosition(in: .picture, size: real, parts: [part])),
        ])
    ])
  }
}
