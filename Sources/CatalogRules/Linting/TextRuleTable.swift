/// The rules for texts of a language, laid out so that those without interest in a text cost next
/// to nothing.
final class TextRuleTable {
  /// A rule, and what a text must hold to be checked by it.
  struct Row {
    var slot: RuleSlot<any TextRule>
    var traits: TextTraits
    var sourceTraits: TextTraits
  }

  private let slots: [RuleSlot<any TextRule>]

  /// What each of the rules should check.
  private let gates: [LanguageGate]

  /// What any of the rules should check.
  let gate: LanguageGate

  init(_ rows: [Row] = []) {
    slots = rows.map(\.slot)
    gates = rows.map { LanguageGate(traits: $0.traits, sourceTraits: $0.sourceTraits) }
    gate = LanguageGate(
      traits: TextTraits(rows.map(\.traits)), sourceTraits: TextTraits(rows.map(\.sourceTraits)))
  }

  /// The places of the rules.
  var indices: Range<Int> { slots.indices }

  /// Returns the rule at a place.
  func slot(at place: Int) -> RuleSlot<any TextRule> { slots[place] }

  /// Returns whether the rule at a place should check a text.
  @inline(__always)
  func shouldCheck(_ place: Int, _ text: TextTraits, source: TextTraits) -> Bool {
    gates[place].shouldCheck(text, source: source)
  }
}
