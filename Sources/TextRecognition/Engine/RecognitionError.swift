/// Why text can’t be recognized.
public enum RecognitionError: Error, Hashable, Sendable {
  /// Models that are not installed; ``TextModel/package`` names what to install.
  case missingModels([TextModel])

  /// Tesseract can’t be started, such as with damaged models.
  case cannotStart
}
