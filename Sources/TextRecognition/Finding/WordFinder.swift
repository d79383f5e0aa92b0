public import Pictures
public import ScreenTexts

/// Finds keywords in pictures.
///
/// ```swift
/// let finder = try WordFinder(models: [english], recognizers: 2)
/// await finder.prepare([keyword])
/// let findings = await finder.findings(in: picture)
/// let texts = findings.map(\.observation.text)
/// ```
public actor WordFinder {
  private let recognizers: RecognizerPool
  private var keywords: [Keyword] = []

  /// The models that read the pictures.
  public nonisolated let models: [TextModel]

  /// The number of pictures that are searched at the same time.
  public nonisolated let count: Int

  /// Starts a finder with models for the languages of the pictures.
  public init(models: [TextModel], recognizers count: Int) throws(RecognitionError) {
    recognizers = try RecognizerPool(models: models, count: count)
    self.models = models
    self.count = recognizers.count
  }

  /// Sets what to look for from now on.
  public func prepare(_ keywords: [Keyword]) {
    self.keywords = keywords
  }

  /// Returns where a picture says the keywords, from the top left, in pixels of the picture.
  public func findings(in picture: Picture) async -> [WordFinding] {
    let keywords = keywords
    return await recognizers.observations(in: picture).flatMap { observation in
      keywords.flatMap { keyword in
        keyword.matches(in: observation.text).map {
          WordFinding(keyword: keyword, observation: observation, match: $0)
        }
      }
    }
  }
}
