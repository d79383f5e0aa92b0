import ScreenTexts
import StringCatalogs

/// What is known of a screenshot while it is checked.
struct ShotReading {
  let shot: ScreenShot
  let language: LanguageTag?
  var isLanguageDetected = false
  let reader: ScreenReader

  /// The strings in the language of the screen.
  var strings: [StringMatch] = []

  /// The source texts that stand on the screen in place of their translations.
  var sourceTexts: [StringMatch] = []

  /// The texts of which the end is missing.
  var cutTexts: [StringMatch] = []

  /// The language that the screen is in, if it is not its own.
  var wrongLanguage: LanguageTag?

  /// The lines of all matches.
  var usedLines: Set<Int> {
    reader.covered(by: (strings + sourceTexts + cutTexts).flatMap(\.run.lines))
  }

  /// Returns the middle of a frame, as shares of the width and the height.
  func location(of frame: PixelFrame) -> ScreenLocation {
    ScreenLocation(
      x: (Double(frame.x) + Double(frame.width) / 2) / Double(max(1, shot.width)),
      y: (Double(frame.y) + Double(frame.height) / 2) / Double(max(1, shot.height)))
  }
}
