import PhotoMetadata

/// The rules of the score, as data.
///
/// A score starts at ``startingScore``, adds the points of each flag and never falls below zero.
public struct RuleTable: Hashable, Sendable {
  /// The score of a photo that no flag counts against.
  public static let startingScore = 100

  /// The version, raised with every change to a rule: year and number.
  public var version: String

  /// The meaning and the cost of each kind of evidence, one rule per kind.
  public var flags: [FlagRule]

  /// The highest scores that assessments leave; those that say nothing against a photo leave any.
  public var highestScores: [Assessment.Verdict: Int]

  /// The programs that edit pictures; the first match of a software entry decides the platform.
  public var editors: [EditorRule]

  /// Returns the rule for a kind of evidence.
  public func rule(for evidence: FlagDetail.Kind) -> FlagRule {
    flags.first { $0.evidence == evidence } ?? FlagRule(evidence, .information, 0)
  }

  /// Returns the score that flags add up to, before the assessment limits it.
  public func score(of flags: [OriginalityFlag]) -> Int {
    max(0, flags.reduce(Self.startingScore) { $0 + rule(for: $1.detail.kind).points })
  }

  /// Returns the editor named in a software entry; nil if there is none.
  public func editor(namedIn software: String) -> EditorRule? {
    let text = FoldedName(software)
    // By index, as a copy of a rule would update a reference count shared by all threads.
    let index = editors.indices.first { index in
      editors[index].commonBits & ~text.bits == 0 && editors[index].matches(text)
    }
    return index.map { editors[$0] }
  }

  /// Returns the editor named in a software entry; nil if there is none, or if the entry is
  /// firmware that names the camera.
  func editor(
    namedIn software: String, ofCamera camera: @autoclosure () -> CameraName
  ) -> EditorRule? {
    guard let editor = editor(namedIn: software),
      !camera().isFirmware(software, unlike: editor)
    else { return nil }
    return editor
  }

  /// Returns the first editor that an XMP packet names while the software entry names none, as the
  /// packet spells it; nil if the score already includes it.
  public func unscoredEditor(of summary: PhotoSummary) -> String? {
    let (make, model) = (summary.make, summary.model)
    func names(_ program: String) -> Bool {
      editor(namedIn: program, ofCamera: CameraName(make: make, model: model)) != nil
    }
    if let software = summary.software, names(software) { return nil }
    guard let xmp = summary.xmp else { return nil }
    return ([xmp.creatorTool, xmp.software].compactMap { $0 } + xmp.softwareAgents)
      .first(where: names)
  }
}
