internal import StringCatalogs

/// What a localization is made of: a unit, a set, variants by plural category or device, substitutions.
typealias LocalizationShape = WalkedLocalization.Shape

extension WalkedLocalization.Shape {
  /// Any localization.
  static var any: Self { [] }
}
