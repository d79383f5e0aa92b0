import Foundation
import PhotoMetadata

/// The input of checks: a photo's metadata, the name of its file, the date, and the rules.
struct EvidenceInput {
  let metadata: EmbeddedMetadata

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

  init(metadata: EmbeddedMetadata, fileName: String?, date: Date, programs: RuleTable) {
    self.metadata = metadata
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

  /// Returns whether a text names an editor, and not the camera.
  func namesEditor(_ text: String) -> Bool {
    programs.editor(namedIn: text, ofCamera: CameraName(metadata)) != nil
  }

  /// Returns whether a text names an image generator, and not the camera.
  func namesGenerator(_ text: String) -> Bool {
    GeneratorName.isFound(in: text) && !CameraName(metadata).isFirmware(text)
  }
}
