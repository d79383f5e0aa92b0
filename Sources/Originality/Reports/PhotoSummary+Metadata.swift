public import PhotoMetadata

extension PhotoSummary {
  /// Creates a summary of a photo's metadata.
  public init(_ metadata: EmbeddedMetadata) {
    let exif = metadata.exif
    let camera = metadata.camera
    self.init(
      make: camera.make, model: camera.model, lens: exif?.lensModel, software: exif?.software,
      dimensions: metadata.dimensions, fileSize: metadata.fileSize,
      location: exif?.location.map(PhotoLocation.coordinates),
      locationProblem: exif?.locationProblem, creationDate: exif?.dateTimeOriginal,
      xmp: metadata.xmp, container: metadata.container,
      facts: metadata.facts + JPEGQuality.facts(of: metadata.traces), problems: metadata.problems)
  }

  /// Returns the same facts without those that reveal where or who people are.
  package func withoutPrivateFacts() -> PhotoSummary {
    var copy = self
    if copy.location != nil { copy.location = .withheld }
    copy.facts = facts.map { $0.withoutPrivateValue() }
    return copy
  }
}
