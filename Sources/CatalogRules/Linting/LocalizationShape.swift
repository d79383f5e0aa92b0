internal import StringCatalogs

/// The parts of a localization: a unit, a set, variants by plural category or device,
/// substitutions.
typealias LocalizationShape = WalkedLocalization.Shape

extension WalkedLocalization.Shape {
  /// Any localization.
  static var any: Self { [] }

  /// All shapes.
  static var all: Self { Self(rawValue: .max) }
}
