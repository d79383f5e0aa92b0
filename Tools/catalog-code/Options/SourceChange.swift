import ArgumentParser

/// What happens to translations whose source text changed in the code.
enum SourceChange: String, CaseIterable, ExpressibleByArgument {
  /// They need review, and the source text becomes that of the code.
  case needsReview = "needs_review"
}
