import ContentCredentials
import Foundation
import PhotoFormats
import PhotoMetadata

/// The input of checks: a photo's metadata, the name of its file, the date, and the rules.
struct EvidenceInput {
  let metadata: EmbeddedMetadata

  /// What was found out about the Content Credentials; nil if there are none, or they were not
  /// verified.
  let credentials: CredentialReport?

  /// The last path component; nil for a photo in memory.
  let fileName: String?

  /// The time of the audit.
  let date: Date

  /// The programs that edit pictures.
  let programs: RuleTable

  /// Whether EXIF names a camera.
  let namesCamera: Bool

  /// Whether the maker or the model in EXIF is an image generator's.
  let namesGeneratorAsCamera: Bool

  init(
    metadata: EmbeddedMetadata, credentials: CredentialReport?, fileName: String?, date: Date,
    programs: RuleTable
  ) {
    self.metadata = metadata
    self.credentials = credentials
    self.fileName = fileName
    self.date = date
    self.programs = programs
    let camera = metadata.camera
    namesCamera = camera.make != nil && camera.model != nil
    namesGeneratorAsCamera =
      camera.make == nil && camera.model == nil
      && (metadata.exif?.make != nil || metadata.exif?.model != nil)
  }

  var traces: FileTraces { metadata.traces }

  /// Returns whether EXIF names one of the makers, given by the beginnings of their names.
  func isMade(by makers: [String]) -> Bool {
    guard let make = metadata.exif?.make else { return false }
    return makers.contains(where: make.hasPrefix)
  }

  /// Whether EXIF names a camera, and has a value that a camera measured or set.
  var hasCameraData: Bool {
    guard let exif = metadata.exif, exif.make != nil || exif.model != nil else { return false }
    return exif.makerNoteSize != nil || exif.dateTimeOriginal != nil
      || Self.measured.contains { traces.exif($0) != nil }
  }

  /// Whether nothing in the file is what cameras write, as far as it could be read.
  var hasNothingFromCamera: Bool {
    let exif = metadata.exif
    guard exif?.make == nil, exif?.model == nil, exif?.makerNoteSize == nil,
      exif?.dateTimeOriginal == nil, exif?.location == nil,
      !Self.measured.contains(where: { traces.exif($0) != nil })
    else { return false }
    return !metadata.container.isOfCamerasOnly
      && !EvidenceLists.propertiesOfCameras.contains { traces.xmp($0) != nil }
      && !traces.others.contains { trace in
        if case .credentials = trace.source { true } else { false }
      }
  }

  private static let measured = [ExifTag.exposureTime, .fNumber, .focalLength]

  /// Returns whether a text names an editor, and neither the camera nor an image generator.
  func namesEditor(_ text: String) -> Bool {
    programs.editor(namedIn: text, ofCamera: CameraName(metadata)) != nil
      && !GeneratorName.isFound(in: text)
  }

  /// Returns whether a text names an image generator, and not the camera.
  func namesGenerator(_ text: String) -> Bool {
    GeneratorName.isFound(in: text) && !CameraName(metadata).isFirmware(text)
  }
}
