/// The rules for texts of a language, laid out so that those without interest in a text cost next to
/// nothing.
final class TextRuleTable {
  private var slots: [RuleSlot<any TextRule>] = []

  /// For each rule what makes a text worth a look.
  private var traits: [TextTraits] = []

  /// For each rule what in the source makes a translation worth a look.
  private var sourceTraits: [TextTraits] = []

  private var allTraits: TextTraits = []
  private var allSourceTraits: TextTraits = []

  /// The places of the rules.
  var indices: Range<Int> { slots.indices }

  /// Adds a rule.
  func append(
    _ slot: RuleSlot<any TextRule>, traits: TextTraits, sourceTraits: TextTraits
  ) {
    slots.append(slot)
    self.traits.append(traits)
    self.sourceTraits.append(sourceTraits)
    allTraits.formUnion(traits)
    allSourceTraits.formUnion(sourceTraits)
  }

  /// Returns the rule at a place.
  func slot(at place: Int) -> RuleSlot<any TextRule> { slots[place] }

  /// Returns whether any rule wants to look at a text.
  @inline(__always)
  func isWorthALook(_ text: TextTraits, source: TextTraits) -> Bool {
    (text.rawValue & allTraits.rawValue) | (source.rawValue & allSourceTraits.rawValue) != 0
  }

  /// Returns whether the rule at a place wants to look at a text.
  @inline(__always)
  func isWorthALook(_ place: Int, _ text: TextTraits, source: TextTraits) -> Bool {
    (text.rawValue & traits[place].rawValue) | (source.rawValue & sourceTraits[place].rawValue) != 0
  }
}
