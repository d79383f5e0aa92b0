/// A check for evidence in one position of a file.
public enum EvidenceCheck: String, Hashable, Sendable, Codable, CaseIterable {
  /// The software entry of EXIF.
  case software
  /// XMP: programs, history, settings.
  case xmp
  /// Resources of Photoshop, and captions.
  case imageResources
  /// Comments, descriptions and captions that name a program.
  case texts
  /// Declarations of generated pictures.
  case declarations
  /// Content Credentials.
  case credentials
  /// The coding of a JPEG picture.
  case coding
  /// The dates of EXIF and XMP.
  case dates
  /// The GPS time.
  case gpsTime
  /// The size of the picture in EXIF.
  case size
  /// The EXIF thumbnail.
  case thumbnail
  /// What cameras of a maker always or never write.
  case cameraFile
  /// The maker note.
  case makerNote
  /// The name of the lens.
  case lens
  /// The table of devices.
  case device
  /// The structure of the file.
  case structure
  /// The name of the file.
  case fileName
}
