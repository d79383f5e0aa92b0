/// The EXIF entries that this library reads, trimmed and decoded.
public struct ExifFields: Hashable, Sendable {
  /// The maker of the camera, entry 0x010F of IFD0.
  public var make: String?
  /// The model of the camera, entry 0x0110 of IFD0.
  public var model: String?
  /// The lens, entry 0xA434 of the Exif IFD.
  public var lensModel: String?
  /// The program or firmware that wrote the file last, entry 0x0131 of IFD0.
  public var software: String?
  /// The moment of capture, entries 0x9003 and 0x9011 of the Exif IFD.
  public var dateTimeOriginal: CaptureDate?
  /// The position, from the GPS IFD.
  public var location: GeoCoordinates?
  /// Why there is no position although the GPS IFD has position entries.
  public var locationProblem: LocationProblem?
}
