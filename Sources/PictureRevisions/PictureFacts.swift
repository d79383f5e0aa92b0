import PhotoMetadata
import Pictures

/// What a change of a picture needs to know of its photo.
struct PictureFacts {
  /// What the original says about itself.
  let metadata: EmbeddedMetadata

  /// How the picture must be turned to be upright, 1 to 8 (EXIF 3.0, 4.6.5.1.6).
  let orientation: Int

  /// How numbers become light in the picture’s color space.
  let tones: ToneCurves
}
