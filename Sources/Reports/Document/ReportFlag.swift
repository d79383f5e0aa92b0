import Originality
import StringCatalogs

/// A flag as a report lists it.
struct ReportFlag: Hashable, Sendable {
  /// What the flag means for the reader.
  var type: OriginalityFlagType

  /// The evidence.
  var message: LocalizedMessage

  /// What the flag adds to the score; nil when the score follows rules that are not known here.
  var points: Int?
}
