internal import StringCatalogs

/// What a localization is made of: a unit, a set, variants by plural category or device,
/// substitutions.
typealias LocalizationShape = WalkedLocalization.Shape

extension WalkedLocalization.Shape {
  /// Any localization.
  static var any: Self { [] }

  /// All that a localization can be made of.
  static var all: Self { Self(rawValue: .max) }
}
