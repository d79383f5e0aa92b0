public import PhotoMetadata

/// The facts that a photo states about itself, and nothing that was concluded from them.
///
/// Two summaries with equal facts are equal.
public struct PhotoSummary: Hashable, Sendable {
  /// The maker of the camera.
  public var make: String?

  /// The model of the camera.
  public var model: String?

  /// The lens, as the camera named it in EXIF.
  public var lens: String?

  /// The program or firmware that wrote the file last.
  public var software: String?

  /// The size of the picture as its coding has it, before any rotation.
  public var dimensions: PixelDimensions?

  /// The size of the file in bytes.
  public var fileSize: Int

  /// The place; nil when there is none or when it can't be trusted.
  public var location: PhotoLocation?

  /// Why there is no place although the photo has entries for one.
  public var locationProblem: LocationProblem?

  /// The moment of capture by the camera's clock.
  public var creationDate: CaptureDate?

  /// What the XMP packet adds, kept apart because programs write it and not cameras alone.
  public var xmp: XMPFields?

  /// What the file contains that was not read, or only in part.
  public var problems: [MetadataProblem]

  /// Creates a summary from its facts.
  public init(
    make: String? = nil, model: String? = nil, lens: String? = nil, software: String? = nil,
    dimensions: PixelDimensions? = nil, fileSize: Int, location: PhotoLocation? = nil,
    locationProblem: LocationProblem? = nil, creationDate: CaptureDate? = nil,
    xmp: XMPFields? = nil, problems: [MetadataProblem] = []
  ) {
    self.make = make
    self.model = model
    self.lens = lens
    self.software = software
    self.dimensions = dimensions
    self.fileSize = fileSize
    self.location = location
    self.locationProblem = locationProblem
    self.creationDate = creationDate
    self.xmp = xmp
    self.problems = problems
  }
}
