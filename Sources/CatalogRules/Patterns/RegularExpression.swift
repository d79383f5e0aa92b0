/// A regular expression in the syntax of ICU, matched in time proportional to the text.
///
/// An expression with large repetitions, such as `.{1,500}`, may take more steps for a long text
/// than there are for it; then it finds nothing there.
///
/// It can look around, but has no back-references, possessive quantifiers and atomic groups. It
/// needs no Foundation. Scalars are compared, not characters.
///
/// ```swift
/// let expression = try RegularExpression(#"(?<=v)\d+\.\d+"#)
/// let version = expression.firstMatch(in: "Album v2.1")  // 2.1
/// ```
public struct RegularExpression: Hashable, Sendable {
  /// The expression as it was written.
  public let pattern: String

  private let program: RegularExpressionProgram

  /// Parses an expression.
  public init(_ pattern: String) throws(RegularExpressionError) {
    self.pattern = pattern
    var parser = RegularExpressionParser(pattern)
    guard let program = RegularExpressionProgram(try parser.parse()) else {
      throw RegularExpressionError(reason: .tooLarge, range: 0..<pattern.utf8.count)
    }
    self.program = program
  }

  /// Returns the first match in a text; nil if there is none, or if finding it takes more than
  /// 50,000 steps and 150 for each scalar of the text.
  public func firstMatch(in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    var budget = PatternBudget(scalarCount: scalars.count)
    return firstMatch(in: scalars, &budget).map { range in
      scalars[range].reduce(into: "") { $0.unicodeScalars.append($1) }
    }
  }

  /// Returns an automaton that tells quickly whether a text may match.
  func makeAutomaton() -> LazyAutomaton { LazyAutomaton(program) }

  /// Returns the first match, as a range of scalars; nil also if that spends the budget.
  func firstMatch(in scalars: [Unicode.Scalar], _ budget: inout PatternBudget) -> Range<Int>? {
    var matcher = RegularExpressionMatcher(program, in: scalars, budget: budget)
    defer { budget = matcher.budget }
    return matcher.firstMatch()
  }
}
