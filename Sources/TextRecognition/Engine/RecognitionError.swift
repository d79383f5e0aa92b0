/// Why text can’t be recognized.
public enum RecognitionError: Error, Hashable, Sendable {
  /// Models that are not installed; ``TextModel/package`` names what to install.
  case missingModels([TextModel])

  /// Libraries that can’t be loaded: the Debian packages that contain them, and why the first one
  /// can’t, as the dynamic loader says it.
  case missingLibraries(packages: [String], reason: String)

  /// Tesseract can’t be started, such as with damaged models.
  case cannotStart
}
