/// A change to all texts that reveals layout problems; it is computed and never written to a file.
public enum Pseudolanguage: String, Hashable, Sendable, CaseIterable {
  /// Letters with accents: plain text is not from the catalog.
  case accented

  /// Every text twice: truncated text has too little space.
  case doubleLength = "double-length"

  /// Every text in brackets: a missing one means that the text is cut or concatenated.
  case bounded

  /// Every text as if its letters ran from right to left.
  case rightToLeft = "right-to-left"
}

extension Pseudolanguage {
  /// Returns the runs of a text in this pseudolanguage; values are unchanged.
  func applied(to runs: [Rendering.Run]) -> [Rendering.Run] {
    switch self {
    case .accented:
      return runs.map { run in
        var run = run
        if !run.isValue { run.text = AccentedText.text(of: run.text) }
        return run
      }
    case .doubleLength: return runs + [Self.words(" ")] + runs
    case .bounded: return [Self.words("[# ")] + runs + [Self.words(" #]")]
    case .rightToLeft:
      // The override reverses words; a value is isolated from it, as in Foundation.
      return runs.flatMap { run in
        run.isValue
          ? [Self.words("\u{2068}"), run, Self.words("\u{2069}")]
          : [Self.words("\u{202E}" + run.text + "\u{202C}")]
      }
    }
  }

  private static func words(_ text: String) -> Rendering.Run {
    Rendering.Run(text: text, isValue: false, position: nil)
  }
}

extension [Rendering.Run] {
  /// The runs of a right-to-left pseudolanguage without its controls, for callers that reverse text
  /// themselves.
  var withoutOverrides: [Rendering.Run] {
    let controls: Set<Unicode.Scalar> = ["\u{202E}", "\u{202C}", "\u{2068}", "\u{2069}"]
    return map { run in
      var run = run
      if !run.isValue { run.text.unicodeScalars.removeAll(where: controls.contains) }
      return run
    }
  }
}
