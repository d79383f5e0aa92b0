/// A fact that a photo records about itself, and the structure of the file that it was read from.
///
/// The maker, model, lens, software, date and position that EXIF records are in ``ExifFields``;
/// here are those that only another structure has, and all other facts.
public struct PhotoFact: Hashable, Sendable {
  /// What is recorded.
  public var kind: Kind

  /// The recorded value.
  public var value: Value

  /// The structure in its format's terms, such as `XMP aux:Lens`; untrusted text.
  public var source: String

  /// Creates a fact.
  public init(_ kind: Kind, _ value: Value, source: String) {
    self.kind = kind
    self.value = value
    self.source = source
  }

  /// A kind of fact, in the order of a report.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The maker of the camera.
    case make
    /// The model of the camera.
    case model
    /// The lens.
    case lens
    /// A program or firmware that wrote the file.
    case software
    /// The serial number of the camera.
    case serialNumber
    /// The serial number of the lens.
    case lensSerialNumber
    /// The owner of the camera.
    case owner
    /// When the photo was taken.
    case creationDate
    /// When the picture became a file, as by a scan.
    case digitizationDate
    /// When the file was changed.
    case modificationDate
    /// Where the photo was taken, in degrees.
    case location
    /// The name of the place: a city, a country or another part of it.
    case placeName
    /// The height above sea level in meters, negative below.
    case altitude
    /// The direction of the camera in degrees, clockwise from north.
    case direction
    /// The exposure time in seconds.
    case exposureTime
    /// The f-number.
    case aperture
    /// The ISO speed.
    case isoSpeed
    /// The focal length in millimeters.
    case focalLength
    /// The focal length in millimeters of a 35 mm camera with the same angle of view.
    case equivalentFocalLength
    /// The title.
    case title
    /// The caption or description.
    case caption
    /// A comment, by people or programs.
    case comment
    /// A keyword.
    case keyword
    /// The person who made the photo.
    case creator
    /// The copyright notice.
    case copyright
    /// An event of the editing history.
    case event
    /// The color profile, or the color space of EXIF.
    case colorProfile
    /// The quality of JPEG that the quantization tables are those of, from 1 to 100.
    case jpegQuality
    /// The quality of JPEG that comes closest to the quantization tables, from 1 to 100.
    case estimatedJPEGQuality
    /// Whether Content Credentials belong to the file, by the name of a ``CredentialsBinding``.
    case credentials
    /// A person in the picture.
    case person
    /// A video in the file, such as that of a motion photo: its size in bytes.
    case video
    /// A sound in the file, such as a voice note: its size in bytes.
    case sound
    /// Where the picture comes from, as the file declares it: a digital source type of the IPTC.
    case digitalSource
    /// China's label for generated content, GB 45438-2025.
    case generatedLabel
    /// A watermark that Content Credentials name, by their action.
    case watermark

    /// Whether it reveals where or who people are.
    public var isPrivate: Bool {
      switch self {
      case .serialNumber, .lensSerialNumber, .owner, .location, .placeName, .altitude, .direction,
        .person:
        true
      default: false
      }
    }
  }

  /// The value of a fact.
  public enum Value: Hashable, Sendable {
    /// Untrusted text.
    case text(String)
    /// A finite number in the unit of the kind.
    case number(Double)
    /// A moment by the clock of a camera or program.
    case date(CaptureDate)
    /// A position.
    case place(GeoCoordinates)
    /// An event of the editing history.
    case event(EditingEvent)
    /// There is a value in a form that is not shown.
    case recorded
    /// There is a value, which was removed for privacy.
    case withheld
  }

  /// Returns the same fact without a value that reveals where or who people are: also a text that
  /// says it in a form that programs know, such as coordinates or a link to a map.
  public func withoutPrivateValue() -> PhotoFact {
    kind.isPrivate || namesPlaceOrPeople ? PhotoFact(kind, .withheld, source: source) : self
  }

  private var namesPlaceOrPeople: Bool {
    guard [.title, .caption, .comment, .keyword].contains(kind), case .text(let text) = value else {
      return false
    }
    return PlaceText(in: text) != nil
      || KeywordPath.all(in: text).contains { $0.root == .people }
  }
}
