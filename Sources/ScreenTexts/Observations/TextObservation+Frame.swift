extension TextObservation {
  /// Returns where a part of the text stands: the words that it touches, of the first and the last
  /// one only the share of their letters; the frame of the line if it has no words.
  public func frame(of range: Range<String.Index>) -> PixelFrame {
    var result: PixelFrame?
    var rest = text.startIndex
    for word in words where !word.text.isEmpty {
      guard let position = text[rest...].firstRange(of: word.text) else { continue }
      rest = position.upperBound
      let part = range.clamped(to: position)
      guard !part.isEmpty else { continue }
      let count = text.distance(from: position.lowerBound, to: position.upperBound)
      let first = text.distance(from: position.lowerBound, to: part.lowerBound)
      let last = text.distance(from: position.lowerBound, to: part.upperBound)
      let (left, right) = (word.frame.width * first / count, word.frame.width * last / count)
      let frame = PixelFrame(
        x: word.frame.x + left, y: word.frame.y, width: max(1, right - left),
        height: word.frame.height)
      result = result.map { $0.union(frame) } ?? frame
    }
    return result ?? frame
  }
}
