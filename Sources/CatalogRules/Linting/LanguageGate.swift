import StringCatalogs

/// What the rules of a language can check, so that everything else can be skipped.
struct LanguageGate {
  /// The shapes of which a localization must have one.
  var shapes: LocalizationShape = []

  /// The traits of which a text, or its source text, must have one.
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
