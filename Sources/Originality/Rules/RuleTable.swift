import PhotoMetadata

/// The rules by which a photo's metadata is judged, as data.
///
/// A score starts at ``startingScore``, gains the points of each flag and never falls below zero.
public struct RuleTable: Hashable, Sendable {
  /// The score of a photo that no flag speaks against.
  public static let startingScore = 100

  /// The version, raised whenever a rule changes: year and number.
  public var version: String

  /// What each kind of evidence means and costs, one rule a kind.
  public var flags: [FlagRule]

  /// The programs that edit pictures; the first that matches a software entry names its kind.
  public var editors: [EditorRule]

  /// Returns the rule for a kind of evidence.
  public func rule(for evidence: FlagDetail.Kind) -> FlagRule {
    flags.first { $0.evidence == evidence } ?? FlagRule(evidence, .information, 0)
  }

  /// Returns the program that a software entry names; nil when it names none that edits.
  public func editor(namedIn software: String) -> EditorRule? {
    let text = FoldedText(software)
    // By index, because a rule in hand is a copy that all threads count.
    let index = editors.indices.first { index in
      editors[index].commonBits & ~text.bits == 0 && editors[index].matches(text)
    }
    return index.map { editors[$0] }
  }

  /// Returns the first program of an XMP packet that edits pictures while the software entry names
  /// none, as the packet names it; nil when the score tells all that is known.
  public func unscoredEditor(of summary: PhotoSummary) -> String? {
    if let software = summary.software, editor(namedIn: software) != nil { return nil }
    guard let xmp = summary.xmp else { return nil }
    return ([xmp.creatorTool, xmp.software].compactMap { $0 } + xmp.softwareAgents)
      .first { editor(namedIn: $0) != nil }
  }
}
