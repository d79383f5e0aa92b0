/// The rules for texts of a language, laid out so that those without interest in a text cost next to
/// nothing.
final class TextRuleTable {
  /// A rule, and what makes a text worth a look.
  struct Row {
    var slot: RuleSlot<any TextRule>
    var traits: TextTraits
    var sourceTraits: TextTraits
  }

  private let slots: [RuleSlot<any TextRule>]
  private let traits: [TextTraits]
  private let sourceTraits: [TextTraits]
  private let allTraits: TextTraits
  private let allSourceTraits: TextTraits

  init(_ rows: [Row] = []) {
    slots = rows.map(\.slot)
    traits = rows.map(\.traits)
    sourceTraits = rows.map(\.sourceTraits)
    allTraits = TextTraits(rows.map(\.traits))
    allSourceTraits = TextTraits(rows.map(\.sourceTraits))
  }

  /// The places of the rules.
  var indices: Range<Int> { slots.indices }

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
