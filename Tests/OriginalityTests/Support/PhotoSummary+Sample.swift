import Originality
import PhotoFormats
import PhotoMetadata

extension PhotoSummary {
  /// Returns the facts of a photo that has all of them.
  static func complete(software: String?) -> PhotoSummary {
    PhotoSummary(
      make: "FUJIFILM", model: "X-T5", software: software,
      dimensions: PixelDimensions(width: 1200, height: 800), fileSize: 54_744,
      location: GeoCoordinates(latitude: 33.5152, longitude: 126.5281).map { .coordinates($0) },
      creationDate: CaptureDate(
        year: 2025, month: 9, day: 4, hour: 18, minute: 41, second: 7, offsetMinutes: 540))
  }
}
