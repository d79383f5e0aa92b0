import StringCatalogs

/// What any rule of a language wants to look at, so that all else can be passed by at once.
struct LanguageGate {
  /// What a localization must be made of.
  var shapes: LocalizationShape = []

  /// What a text, or the one it translates, must hold.
  var traits: TextTraits = []
  var sourceTraits: TextTraits = []

  /// Returns whether any rule wants to look at a localization.
  @inline(__always)
  func shouldCheck(_ shape: LocalizationShape) -> Bool {
    shape.rawValue & shapes.rawValue != 0
  }

  /// Returns whether any rule wants to look at a text.
  @inline(__always)
  func shouldCheck(_ text: TextTraits, source: TextTraits) -> Bool {
    (text.rawValue & traits.rawValue) | (source.rawValue & sourceTraits.rawValue) != 0
  }
}
