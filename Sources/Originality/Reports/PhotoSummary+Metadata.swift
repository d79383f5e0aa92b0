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
      facts: metadata.facts + JPEGQuality.facts(of: metadata.traces)
        + OriginMarks.facts(of: metadata.traces), problems: metadata.problems)
  }
}
