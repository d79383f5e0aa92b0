import ScreenTexts
import StringCatalogs

extension StringMatch {
  /// Creates the match of a string that a package names, without recognition.
  init(_ string: NamedString, in index: CandidateIndex) {
    let candidate = index.positions[string.key]?.first.map { index.candidates[$0] }
    run = TextRun(frame: string.frame)
    keys = [string.key]
    text = candidate?.text ?? ""
    cost = 0
    weight = candidate?.pattern.weight ?? 0
    isWeak = false
  }
}

extension TextRun {
  /// Creates a run of no lines at a position that is certain.
  fileprivate init(frame: PixelFrame) {
    (lines, units, startsOfWords, text) = ([], [], [], "")
    (self.frame, confidence, omission, rowCount) = (frame, 1, 0, 1)
  }
}
