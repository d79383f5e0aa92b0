/// A plural category and its condition.
struct PluralRule: Hashable, Sendable {
  let category: PluralCategory

  /// The alternatives, one of which must hold; each is a list of relations that must all hold.
  private let alternatives: [[PluralRelation]]

  /// Parses a condition in the syntax of UTS 35, part 3, section 5.1.1: `n = 1 or n % 10 = 2..4,9`.
  ///
  /// Returns nil if the condition is not in that syntax.
  init?(_ category: PluralCategory, condition: String) {
    var alternatives: [[PluralRelation]] = [[]]
    var words = condition.split(separator: " ")[...]
    while true {
      guard let relation = PluralRelation(takingFrom: &words) else { return nil }
      alternatives[alternatives.count - 1].append(relation)
      switch words.popFirst() {
      case "and": continue
      case "or": alternatives.append([])
      case nil:
        self.category = category
        self.alternatives = alternatives
        return
      default: return nil
      }
    }
  }

  /// Whether a number belongs to the category.
  func holds(for operands: PluralOperands) -> Bool {
    alternatives.contains { relations in
      relations.allSatisfy { $0.holds(for: operands) }
    }
  }
}
