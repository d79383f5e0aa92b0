/// The text rules of a language, laid out so that rules that skip a text cost nothing.
final class TextRuleTable {
  /// A rule, and the traits of the texts that it checks.
  struct Row {
    var slot: RuleSlot<any TextCheck>
    var traits: TextTraits
    var sourceTraits: TextTraits
  }

  /// A check, as the engine runs it: calling a function takes a fraction of copying a rule.
  struct Check {
    let index: Int
    let coversTranslations: Bool
    let run: (TextContext, Reporter) -> Void

    init(_ slot: RuleSlot<any TextCheck>) {
      index = slot.index
      coversTranslations = slot.coversTranslations
      let rule = slot.rule
      run = { rule.check($0, $1) }
    }
  }

  /// The checks, in their order.
  let checks: [Check]

  /// The gate of all rules.
  let gate: LanguageGate

  /// For each trait of a text, and for each of a source text, the rules that check it: 64 of them,
  /// then the next 64.
  private let rulesByTrait: [UInt64]
  private let rulesBySourceTrait: [UInt64]

  init(_ rows: [Row] = []) {
    checks = rows.map { Check($0.slot) }
    gate = LanguageGate(
      traits: TextTraits(rows.map(\.traits)), sourceTraits: TextTraits(rows.map(\.sourceTraits)))
    rulesByTrait = Self.rules(rows.map(\.traits))
    rulesBySourceTrait = Self.rules(rows.map(\.sourceTraits))
  }

  /// The blocks of up to 64 rules.
  var blocks: Range<Int> { 0..<(checks.count + 63) / 64 }

  /// Returns the rules of a block that should check a text, each as a bit.
  @inline(__always)
  func rules(in block: Int, for text: TextTraits, source: TextTraits) -> UInt64 {
    Self.union(rulesByTrait, in: block, text.rawValue & gate.traits.rawValue)
      | Self.union(rulesBySourceTrait, in: block, source.rawValue & gate.sourceTraits.rawValue)
  }

  @inline(__always)
  private static func union(_ rules: [UInt64], in block: Int, _ traits: UInt64) -> UInt64 {
    var (all, rest): (UInt64, UInt64) = (0, traits)
    while rest != 0 {
      all |= rules[64 * block + rest.trailingZeroBitCount]
      rest &= rest &- 1
    }
    return all
  }

  private static func rules(_ traits: [TextTraits]) -> [UInt64] {
    var rules = [UInt64](repeating: 0, count: (traits.count + 63) / 64 * 64)
    for (position, traits) in traits.enumerated() {
      var rest = traits.rawValue
      while rest != 0 {
        rules[position / 64 * 64 + rest.trailingZeroBitCount] |= 1 << UInt64(position % 64)
        rest &= rest &- 1
      }
    }
    return rules
  }
}
