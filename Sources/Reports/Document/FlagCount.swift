import Originality

/// The number of photos of an audit with a kind of evidence.
struct FlagCount: Hashable, Sendable {
  /// The kind of evidence.
  var evidence: FlagDetail.Kind

  /// The meaning of the flag.
  var type: OriginalityFlagType

  /// The number of photos, at least 1.
  var count: Int

  /// Returns the counts over all reports, in the order of a report.
  static func all(in reports: [OriginalityReport]) -> [FlagCount] {
    var counts: [FlagDetail.Kind: FlagCount] = [:]
    for flag in reports.flatMap(\.flags) {
      let kind = flag.detail.kind
      counts[kind, default: FlagCount(evidence: kind, type: kind.meaning, count: 0)].count += 1
    }
    return FlagDetail.Kind.allCases.compactMap { counts[$0] }
  }
}
