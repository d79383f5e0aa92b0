/// A question of a rubric of C2PA, by the identifier that the rubric has for it.
public enum RubricQuestion: String, Hashable, Sendable, CaseIterable {
  // C2PA Asset Integrity Rubric 1.0.
  case wellFormedDataPresent = "validation:well_formed_data_present"
  case wellFormed = "validation:well_formed_success"
  case validDataPresent = "validation:valid_data_present"
  case valid = "validation:valid_success"
  case trustedDataPresent = "validation:trusted_data_present"
  case trusted = "validation:trusted_success"

  // C2PA Asset Signals Rubric (Local) 1.0.
  case blankCanvas = "inception:signal_blankCanvas"
  case capturedMedia = "inception:signal_capturedMedia"
  case capturedMediaStitched = "inception:signal_capturedMediaStitched"
  case compositionMayContainGenAI = "inception:signal_compositionMayContainGenAI"
  case fullyGenAIMedia = "inception:signal_fullyGenAIMedia"
  case mediaUnknownProvenance = "inception:signal_mediaUnknownProvenance"
  case nonGenAIDigitalCreation = "inception:signal_nonGenAIDigitalCreation"
  case partlyGenAICreation = "inception:signal_partlyGenAICreation"
  case screenCaptureMayContainGenAI = "inception:signal_screenCaptureMayContainGenAI"
  case ambiguousActions = "transformation:signal_ambiguousActions"
  case nonEditorial = "transformation:signal_nonEditorial"
  case perceptibleGenAI = "transformation:signal_perceptibleGenAI"
  case perceptibleNonGenAI = "transformation:signal_perceptibleNonGenAI"
  case perceptiblePossiblyGenAI = "transformation:signal_perceptiblePossiblyGenAI"

  /// The rubric that asks.
  public var rubric: Rubric { rawValue.hasPrefix("validation:") ? .integrity : .signals }

  /// Whether the question is only whether there is an answer to another one.
  public var isAboutData: Bool { rawValue.hasSuffix("_data_present") }

  /// The rubrics of C2PA, by their names.
  public enum Rubric: String, Hashable, Sendable, CaseIterable {
    case integrity = "C2PA Asset Integrity Rubric"
    case signals = "C2PA Asset Signals Rubric (Local)"
  }
}
