import StringCatalogs
import StringTables

/// Converts the variations of a localization to the rules of a `.stringsdict`.
struct StringsRules {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let deviceKey = "NSStringDeviceSpecificRuleType"

  /// The variable name for a text that varies by number as a whole.
  private static let variable = "value"

  let localization: Localization

  /// Whether texts in the state `new` count, as they do in the source language.
  let includesNew: Bool

  /// Returns the value for a text; nil if it is untranslated.
  func value(of content: StringContent) throws(OmittedUnit.Failure) -> PropertyList? {
    if let unit = content.unit { return try text(of: unit).flatMap(value) }
    if content.set != nil { throw OmittedUnit.Failure(reason: .phrases) }
    guard let variations = content.variations else { return nil }
    switch variations.axes {
    case [.device]: return try devices(variations)
    case [.plural]:
      return try plural(variations).map { plural in
        let argument = CountedArgument(in: plural.map(\.text))
        return .dictionary([
          .init(Self.formatKey, .string(argument.reference(to: Self.variable))),
          .init(
            Self.variable,
            Self.rule(plural.map { ($0.name, argument.explicit($0.text)) }, argument.type)
          ),
        ])
      }
    default: throw OmittedUnit.Failure(reason: .nesting)
    }
  }

  private func devices(_ variations: Variations) throws(OmittedUnit.Failure) -> PropertyList? {
    var members: [PropertyList.Member] = []
    for variation in variations.cases(of: .device) {
      if let value = try value(of: variation.content) {
        members.append(.init(variation.name, value))
      }
    }
    return members.isEmpty ? nil : .dictionary([.init(Self.deviceKey, .dictionary(members))])
  }

  /// Returns the value for a text, with the rules for the substitutions that it refers to; nil if
  /// one of them is untranslated.
  private func value(_ text: String) throws(OmittedUnit.Failure) -> PropertyList? {
    let format = ExchangeText(localization, path: []).exported(text)
    var rules: [PropertyList.Member] = []
    for name in FormatString(text).substitutionNames
    where !rules.contains(where: { $0.name == name }) {
      guard let rule = try rule(for: name) else { return nil }
      rules.append(.init(name, rule))
    }
    return rules.isEmpty
      ? .string(text) : .dictionary([.init(Self.formatKey, .string(format))] + rules)
  }

  private func rule(for name: String) throws(OmittedUnit.Failure) -> PropertyList? {
    guard let substitution = localization.substitution(named: name),
      let variations = substitution.content.variations
    else { return nil }
    guard variations.axes == [.plural] else { throw OmittedUnit.Failure(reason: .nesting) }
    let type = substitution.formatSpecifier ?? "lld"
    let text = ExchangeText(localization, path: [.substitution(name)])
    return try plural(variations).map { plural in
      Self.rule(
        plural.map { ($0.name, text.exported($0.text).replacing("%arg", with: "%\(type)")) }, type)
    }
  }

  /// Returns the texts by plural category; nil if the one for `other` is untranslated.
  private func plural(
    _ variations: Variations
  ) throws(OmittedUnit.Failure) -> [(name: String, text: String)]? {
    var texts: [(name: String, text: String)] = []
    for variation in variations.cases(of: .plural) {
      guard let unit = variation.content.unit else { throw OmittedUnit.Failure(reason: .nesting) }
      if let text = text(of: unit) { texts.append((variation.name, text)) }
    }
    return texts.contains { $0.name == PluralCategory.other.rawValue } ? texts : nil
  }

  private func text(of unit: StringUnit) -> String? {
    unit.state == .new && !includesNew ? nil : unit.value
  }

  private static func rule(_ texts: [(String, String)], _ type: String) -> PropertyList {
    .dictionary(
      [
        .init("NSStringFormatSpecTypeKey", .string("NSStringPluralRuleType")),
        .init("NSStringFormatValueTypeKey", .string(type)),
      ] + texts.map { .init($0, .string($1)) })
  }
}

extension OmittedUnit {
  /// The reason for omitting a text, thrown to the caller that knows its key.
  struct Failure: Error {
    var reason: Reason
  }
}
