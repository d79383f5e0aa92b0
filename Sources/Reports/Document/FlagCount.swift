import Originality

/// How many photos of an audit have one kind of evidence.
struct FlagCount: Hashable, Sendable {
  /// The kind of evidence.
  var evidence: FlagDetail.Kind

  /// What the flag means for the reader.
  var type: OriginalityFlagType

  /// The number of photos, at least 1.
  var count: Int

  /// Returns the counts over all reports, in the order in which a report lists evidence.
  static func all(in reports: [OriginalityReport]) -> [FlagCount] {
    var counts: [FlagDetail.Kind: FlagCount] = [:]
    for flag in reports.flatMap(\.flags) {
      let kind = flag.detail.kind
      counts[kind, default: FlagCount(evidence: kind, type: flag.type, count: 0)].count += 1
    }
    return FlagDetail.Kind.allCases.compactMap { counts[$0] }
  }
}
