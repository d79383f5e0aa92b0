/// How many languages have something, and how many don't.
package struct VoteCount {
  /// The votes of the languages that have it.
  package var kept = 0.0

  /// The votes of the languages that lack it.
  package var lost = 0.0

  /// Creates a count without votes.
  package init() {}

  /// Whether nearly all of three or more languages, or both of two, have it, so that a text that
  /// lacks it is wrong.
  package var isCertain: Bool { kept >= 3 && kept >= 6 * lost || kept >= 2 && lost == 0 }
}
