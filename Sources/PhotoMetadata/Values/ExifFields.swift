/// The EXIF entries that this library reads, trimmed and decoded.
///
/// An entry that is absent, empty or of a type other than text is nil.
public struct ExifFields: Hashable, Sendable {
  /// The maker of the camera, entry 0x010F of IFD0.
  public var make: String?

  /// The model of the camera, entry 0x0110 of IFD0.
  public var model: String?

  /// The lens, entry 0xA434 of the Exif IFD.
  public var lensModel: String?

  /// The program or firmware that wrote the file last, entry 0x0131 of IFD0.
  public var software: String?

  /// The capture date, entries 0x9003 and 0x9011 of the Exif IFD.
  public var dateTimeOriginal: CaptureDate?

  /// The position, from the GPS IFD.
  ///
  /// Latitude 0, longitude 0 is valid: it is a real place, if a rare one.
  public var location: GeoCoordinates?

  /// Why the position entries of the GPS IFD don't specify a position.
  public var locationProblem: LocationProblem?

  /// The length in bytes of the maker note, entry 0x927C of the Exif IFD; nil if absent.
  ///
  /// Its layout is the maker's own; ``FileTraces/makerNote`` has what was read of it.
  public var makerNoteSize: Int?

  /// Whether there is an interoperability directory, entry 0xA005 of the Exif IFD.
  public var hasInteroperability: Bool

  /// Creates fields from their values.
  public init(
    make: String? = nil, model: String? = nil, lensModel: String? = nil, software: String? = nil,
    dateTimeOriginal: CaptureDate? = nil, location: GeoCoordinates? = nil,
    locationProblem: LocationProblem? = nil, makerNoteSize: Int? = nil,
    hasInteroperability: Bool = false
  ) {
    self.make = make
    self.model = model
    self.lensModel = lensModel
    self.software = software
    self.dateTimeOriginal = dateTimeOriginal
    self.location = location
    self.locationProblem = locationProblem
    self.makerNoteSize = makerNoteSize
    self.hasInteroperability = hasInteroperability
  }
}
