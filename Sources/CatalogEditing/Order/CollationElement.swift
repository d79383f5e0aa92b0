/// The weights of a part of a text by which it is sorted, from the coarse to the fine.
struct CollationElement: Equatable {
  /// Tells letters apart; zero for what only changes a letter, such as an accent.
  var primary: UInt32

  /// Tells accents apart.
  var secondary: UInt32

  /// Tells capitals and other forms of a letter apart.
  var tertiary: UInt32
}
