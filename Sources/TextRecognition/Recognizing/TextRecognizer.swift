public import Pictures
public import ScreenTexts

/// Recognizes the texts of pictures: one at a time, with one set of models.
///
/// Each recognizer uses one core; ``RecognizerPool`` has one for each.
public actor TextRecognizer {
  private let engine: Tesseract
  private let finder = ElementFinder()

  /// The largest number of pixels that are searched; larger pictures are scaled down.
  private static let maximumPixels = 8 << 20

  /// The maximum number of lines that are read in a picture.
  private static let maximumLines = 1_000

  /// Starts a recognizer for texts in the languages of some models.
  public init(models: [TextModel]) throws(RecognitionError) {
    engine = try Tesseract(models)
  }

  /// Returns the lines of text in a picture, from the top left.
  ///
  /// Frames are in pixels of the picture. Where nothing could be read, there is no observation.
  public func observations(in picture: Picture) -> [TextObservation] {
    var divisor = 1
    while picture.width / divisor * (picture.height / divisor) > Self.maximumPixels { divisor += 1 }
    let searched = picture.flattened().reduced(by: divisor)
    return finder.elements(in: searched).prefix(Self.maximumLines)
      .compactMap { observation(of: $0, in: searched) }
      .map { $0.scaled(by: divisor) }
  }

  private func observation(of element: TextElement, in picture: Picture) -> TextObservation? {
    guard let image = LineImage(element, in: picture, height: 36) else { return nil }
    var words = engine.words(in: image.pixels, width: image.width, as: .line)
    let isPartial = Self.coverage(of: words) * 3 < image.inkWidth * 2
    if isPartial || words.map(\.confidence).max() ?? 0 < 0.5 {
      let raw = engine.words(in: image.pixels, width: image.width, as: .rawLine)
      let (sure, rawSure) = (words.map(\.confidence).max() ?? 0, raw.map(\.confidence).max() ?? 0)
      if rawSure > (isPartial ? min(sure, 0.3) : sure) { words = raw }
    }
    return WordJoiner.observation(of: words, in: image)
  }

  /// Returns the number of columns from the first word to the last one.
  private static func coverage(of words: [RecognizedWord]) -> Int {
    let first = words.map(\.columns.lowerBound).min() ?? 0
    return (words.map(\.columns.upperBound).max() ?? 0) - first
  }
}

extension TextObservation {
  /// Returns the observation with its frames enlarged.
  fileprivate func scaled(by factor: Int) -> TextObservation {
    guard factor > 1 else { return self }
    var observation = self
    observation.frame = frame.scaled(by: factor)
    for index in words.indices {
      observation.words[index].frame = words[index].frame.scaled(by: factor)
    }
    return observation
  }
}
