import ArgumentParser
import StringPreviews

/// The value of `--state`.
enum StateChoice: String, ExpressibleByArgument, CaseIterable {
  case new
  case needsReview = "needs-review"
  case stale
  case missing
  case translated

  /// The state of a translation that this asks for; nil for strings that the code does not use.
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
