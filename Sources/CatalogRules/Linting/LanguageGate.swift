import StringCatalogs

/// What any rule of a language should check, so that everything else can be skipped.
struct LanguageGate {
  /// What a localization must be made of.
  var shapes: LocalizationShape = []

  /// What a text, or the one it translates, must hold.
  var traits: TextTraits = []
  var sourceTraits: TextTraits = []

  /// Returns whether any rule should check a localization.
  @inline(__always)
  func shouldCheck(_ shape: LocalizationShape) -> Bool {
    shape.rawValue & shapes.rawValue != 0
  }

  /// Returns whether any rule should check a text.
  @inline(__always)
  func shouldCheck(_ text: TextTraits, source: TextTraits) -> Bool {
    (text.rawValue & traits.rawValue) | (source.rawValue & sourceTraits.rawValue) != 0
  }
}
