/// A source of pictures as a file can declare it.
///
/// The terms are IPTC NewsCodes, http://cv.iptc.org/newscodes/digitalsourcetype/, as of September
/// 2024, including those that were retired.
public enum DigitalSourceType: String, Hashable, Sendable, CaseIterable {
  // Photographs.

  /// Captured by a camera.
  case digitalCapture
  /// Merged from several frames by the camera, without a generative model.
  case computationalCapture
  /// Combined from several captures.
  case compositeCapture
  /// Scanned from a negative.
  case negativeFilm
  /// Scanned from a positive.
  case positiveFilm
  /// Scanned from a print.
  case print

  // Edited photographs.

  /// Corrected or augmented by a person; retired.
  case minorHumanEdits
  /// Changed by a person with tools that are not generative.
  case humanEdits
  /// Corrected or augmented by an algorithm that is not generative.
  case algorithmicallyEnhanced

  // Pictures of generative models.

  /// Made by a generative model.
  case trainedAlgorithmicMedia
  /// Edited with a generative model.
  case compositeWithTrainedAlgorithmicMedia
  /// Composed of parts of which at least one is synthetic.
  case compositeSynthetic

  // Other pictures.

  /// Composed of several pictures.
  case composite
  /// Made by an algorithm that was not trained on pictures.
  case algorithmicMedia
  /// Made from data, such as a chart.
  case dataDrivenMedia
  /// Drawn by a person; retired.
  case digitalArt
  /// Made by a person with a program.
  case digitalCreation
  /// Made by software; retired.
  case softwareImage
  /// Captured from a screen.
  case screenCapture
  /// Recorded from a virtual event.
  case virtualRecording

  /// Finds the term in a value, which may be the term's URL, its short form or the term alone.
  ///
  /// `http://cv.iptc.org/newscodes/digitalsourcetype/composite`, `digsrctype:composite` and
  /// `Composite` are the same.
  public init?(_ value: String) {
    let separators: Set<Character> = ["/", ":", " "]
    guard let last = value.lowercased().split(whereSeparator: separators.contains).last,
      let term = Self.terms[String(last)]
    else { return nil }
    self = term
  }

  private static let terms = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) })

  /// The kinds of evidence that declarations amount to.
  static let evidence = Set(allCases.map(\.evidence))

  /// The evidence that the declaration amounts to.
  var evidence: EvidenceKind {
    switch self {
    case .digitalCapture, .computationalCapture, .negativeFilm, .positiveFilm, .print:
      .declaredCapture
    // Elements that are all captures of real life: an edited photograph, or one of several frames.
    case .minorHumanEdits, .humanEdits, .algorithmicallyEnhanced, .compositeCapture: .declaredEdits
    case .trainedAlgorithmicMedia: .declaredAI
    case .compositeWithTrainedAlgorithmicMedia, .compositeSynthetic: .declaredPartlyAI
    case .composite, .algorithmicMedia, .dataDrivenMedia, .digitalArt,
      .digitalCreation, .softwareImage, .screenCapture, .virtualRecording:
      .declaredNotAPhotograph
    }
  }
}
