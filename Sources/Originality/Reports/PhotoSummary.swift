public import PhotoFormats
public import PhotoMetadata

/// The facts in a photo's metadata, without conclusions.
///
/// Two summaries with equal facts are equal.
///
/// The maker, the model, the lens and the software are those of EXIF, on which the score depends,
/// since cameras write EXIF and programs write XMP.
public struct PhotoSummary: Hashable, Sendable {
  /// The maker of the camera.
  public var make: String?

  /// The model of the camera.
  public var model: String?

  /// The lens, as named in EXIF.
  public var lens: String?

  /// The program or firmware that wrote the file last.
  public var software: String?

  /// The size of the encoded picture, before any rotation.
  public var dimensions: PixelDimensions?

  /// The size of the file in bytes.
  public var fileSize: Int

  /// The position; nil if there is none or it is invalid.
  public var location: PhotoLocation?

  /// Why the photo's position entries don't specify a position.
  public var locationProblem: LocationProblem?

  /// The capture date by the camera's clock.
  public var creationDate: CaptureDate?

  /// The additional facts of the XMP packet, kept separate because not only cameras write it.
  public var xmp: XMPFields?

  /// The kind of file; nil in reports stored by older versions.
  public var container: PhotoContainer?

  /// What else is recorded, and what only another structure than EXIF records, each with its
  /// source; empty in reports stored by older versions.
  public var facts: [PhotoFact]

  /// The parts of the file that were not read, or only partially.
  public var problems: [MetadataProblem]

  /// Creates a summary from its facts.
  public init(
    make: String? = nil, model: String? = nil, lens: String? = nil, software: String? = nil,
    dimensions: PixelDimensions? = nil, fileSize: Int, location: PhotoLocation? = nil,
    locationProblem: LocationProblem? = nil, creationDate: CaptureDate? = nil,
    xmp: XMPFields? = nil, container: PhotoContainer? = nil, facts: [PhotoFact] = [],
    problems: [MetadataProblem] = []
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
    self.container = container
    self.facts = facts
    self.problems = problems
  }
}
