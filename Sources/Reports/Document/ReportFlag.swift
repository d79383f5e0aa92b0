import Originality
import StringCatalogs

/// A flag in a report.
struct ReportFlag: Hashable, Sendable {
  /// The meaning of the flag.
  var type: OriginalityFlagType

  /// The evidence.
  var message: LocalizedMessage

  /// The points that the flag adds to the score; nil if the score's rules are unknown.
  var points: Int?
}
