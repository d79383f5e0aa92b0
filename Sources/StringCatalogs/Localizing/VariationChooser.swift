/// Chooses one text of a localization, by device and by number.
struct VariationChooser {
  /// A chosen text, and the reasons.
  struct Choice {
    var text: String
    var state: StringUnitState?

    /// Whether the number decided.
    var isByNumber = false

    /// The plural category of the number if it has no text.
    var missingCategory: PluralCategory?

    /// Whether the text is Xcode's placeholder for a missing translation.
    var isUntranslated: Bool { text.isEmpty && state == .new }
  }

  /// The fallback categories, in this order, if there is no text for the number.
  private static let substituteCategories: [PluralCategory] = [
    .other, .many, .few, .two, .one, .zero,
  ]

  let device: Device?
  let pluralRules: PluralRules

  /// The number that selects the plural category; nil if there is none, which selects `other`.
  let number: PluralOperands?

  /// The plural category of the number.
  private var wanted: PluralCategory { number.map { pluralRules.category(of: $0) } ?? .other }

  /// Whether the number is exactly 0, for which Apple's platforms use `zero` in every language.
  private var isZero: Bool { number.map { $0.i == 0 && $0.t == 0 } ?? false }

  /// The devices to try, best first.
  private var devices: [Device] { Device.choices(for: device) }

  /// The plural categories to try, best first.
  private var categories: [PluralCategory] {
    let best = isZero && wanted != .zero ? [.zero, wanted] : [wanted]
    return best + Self.substituteCategories.filter { !best.contains($0) }
  }

  /// Returns the text for the device and the number, or nil if there is no text at all.
  ///
  /// The first text of a set is chosen. Axes may be nested in any order.
  func choose(from content: StringContent) -> Choice? {
    if let unit = content.unit, let text = unit.value {
      return Choice(text: text, state: unit.state)
    }
    if let set = content.set, let text = set.values.first {
      return Choice(text: text, state: set.state)
    }
    guard let variations = content.variations else { return nil }
    return chooseByDevice(from: variations) ?? chooseByNumber(from: variations)
      ?? chooseAny(of: variations)
  }

  // Each text is tried only once: deeply nested ones would be tried again at every level.

  private func chooseByDevice(from variations: Variations) -> Choice? {
    guard variations.vary(by: .device) else { return nil }
    for device in devices {
      if let choice = variations.content(for: device).flatMap(choose) { return choice }
    }
    return nil
  }

  private func chooseByNumber(from variations: Variations) -> Choice? {
    guard variations.vary(by: .plural) else { return nil }
    let wanted = wanted
    for category in categories {
      guard var choice = variations.content(for: category).flatMap(choose) else { continue }
      choice.isByNumber = true
      if category != wanted && !(isZero && category == .zero) && isNeeded(wanted, in: variations) {
        choice.missingCategory = wanted
      }
      return choice
    }
    return nil
  }

  /// Returns the first text along an unknown axis, device or category.
  private func chooseAny(of variations: Variations) -> Choice? {
    let devices = devices
    let categories = categories
    return variations.all.lazy.filter { variation in
      if let device = variation.device { return !devices.contains(device) }
      if let category = variation.category { return !categories.contains(category) }
      return true
    }.compactMap { choose(from: $0.content) }.first
  }

  /// Whether a set of texts should have one for a category.
  ///
  /// A set with only `other` applies to all numbers. The `many` that French, Spanish and others
  /// have for whole millions is rarely used, and `other` is correct without it.
  private func isNeeded(_ category: PluralCategory, in variations: Variations) -> Bool {
    if category == .many, let number, let n = number.n, n.isMultiple(of: 1_000_000), n > 0 {
      return pluralRules.category(of: 1_000_007) == .many
    }
    return variations.cases(of: .plural).contains { $0.category != .other }
  }
}
