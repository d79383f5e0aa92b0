import ArgumentParser
import StringPreviews

/// The value of `--state`.
enum StateChoice: String, ExpressibleByArgument, CaseIterable {
  case new
  case needsReview = "needs-review"
  case stale
  case missing
  case translated

  /// The requested translation state; nil for stale strings.
  var state: TranslationState? {
    switch self {
    case .new: .new
    case .needsReview: .needsReview
    case .missing: .missing
    case .translated: .translated
    case .stale: nil
    }
  }
}
