/// The text rules of a language, laid out so that rules that skip a text cost almost nothing.
final class TextRuleTable {
  /// A rule, and the traits of the texts that it checks.
  struct Row {
    var slot: RuleSlot<any TextCheck>
    var traits: TextTraits
    var sourceTraits: TextTraits
  }

  private let slots: [RuleSlot<any TextCheck>]

  /// The gate of each rule.
  private let gates: [LanguageGate]

  /// The gate of all rules.
  let gate: LanguageGate

  init(_ rows: [Row] = []) {
    slots = rows.map(\.slot)
    gates = rows.map { LanguageGate(traits: $0.traits, sourceTraits: $0.sourceTraits) }
    gate = LanguageGate(
      traits: TextTraits(rows.map(\.traits)), sourceTraits: TextTraits(rows.map(\.sourceTraits)))
  }

  /// The indices of the rules.
  var indices: Range<Int> { slots.indices }

  /// Returns the rule at an index.
  func slot(at place: Int) -> RuleSlot<any TextCheck> { slots[place] }

  /// Returns whether the rule at an index should check a text.
  @inline(__always)
  func shouldCheck(_ place: Int, _ text: TextTraits, source: TextTraits) -> Bool {
    gates[place].shouldCheck(text, source: source)
  }
}
