import ArgumentParser
import Originality

/// The value of `--fail-on`: assessments separated by commas, and `unreadable`.
struct FailureList: ExpressibleByArgument {
  /// Files that could not be read, which have no assessment.
  private static let unreadable = "unreadable"

  /// The assessments.
  let verdicts: Set<Assessment.Verdict>

  /// Whether files that could not be read count as well.
  let includesUnreadable: Bool

  /// The possible elements.
  static let allValueStrings = Assessment.Verdict.allCases.map(\.rawValue) + [unreadable]

  init?(argument: String) {
    let names = argument.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    guard !names.isEmpty, names.allSatisfy(Self.allValueStrings.contains) else { return nil }
    verdicts = Set(names.compactMap(Assessment.Verdict.init))
    includesUnreadable = names.contains(Self.unreadable)
  }
}
