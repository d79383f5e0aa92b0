/// A word as Tesseract reads it.
struct RecognizedWord: Hashable {
  /// The text, never empty.
  var text: String

  /// The position in the picture that was given to Tesseract: columns and rows.
  var columns: Range<Int>
  var rows: Range<Int>

  /// How sure Tesseract is, 0 to 1.
  var confidence: Double
}
