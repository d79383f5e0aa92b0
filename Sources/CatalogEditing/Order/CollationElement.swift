/// The weights of a part of a text for sorting, from coarse to fine.
struct CollationElement: Equatable {
  /// Distinguishes letters; zero for a modifier such as an accent.
  var primary: UInt32

  /// Distinguishes accents.
  var secondary: UInt32

  /// Distinguishes case and other forms of a letter.
  var tertiary: UInt32
}
