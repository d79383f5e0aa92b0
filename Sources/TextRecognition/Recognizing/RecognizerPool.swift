public import Pictures
public import ScreenTexts

/// Recognizers that work at the same time, one for each core.
public actor RecognizerPool {
  private var idle: [TextRecognizer]
  private var waiting: [CheckedContinuation<TextRecognizer, Never>] = []

  /// The number of recognizers, at least 1.
  public nonisolated let count: Int

  /// Starts recognizers; each takes 30 to 60 MB for a model.
  public init(models: [TextModel], count: Int) throws(RecognitionError) {
    var recognizers: [TextRecognizer] = []
    for _ in 0..<max(1, count) { recognizers.append(try TextRecognizer(models: models)) }
    idle = recognizers
    self.count = recognizers.count
  }

  /// Returns the lines of text in a picture, as soon as a recognizer is idle.
  public func observations(in picture: Picture) async -> [TextObservation] {
    let recognizer = await next()
    let observations = await recognizer.observations(in: picture)
    if waiting.isEmpty {
      idle.append(recognizer)
    } else {
      waiting.removeFirst().resume(returning: recognizer)
    }
    return observations
  }

  private func next() async -> TextRecognizer {
    if let recognizer = idle.popLast() { return recognizer }
    return await withCheckedContinuation { waiting.append($0) }
  }
}
