import Escaping

/// A text in a language, in which what comes from outside is told apart from the report's own
/// words.
struct ReportText: Hashable, Sendable {
  /// The pieces, in order.
  var runs: [Run]

  /// The whole of a value that was cut; nil when nothing was.
  var fullText: String?

  /// A piece of text.
  struct Run: Hashable, Sendable {
    /// What the piece is.
    enum Kind: Hashable, Sendable {
      /// The report's own words.
      case words
      /// Text from outside, made visible and not escaped.
      case value
      /// Text from outside that is an identifier.
      case code
    }

    /// The text.
    var text: String

    /// What the piece is.
    var kind: Kind
  }

  /// Creates a text of the report's own words.
  init(words: String) {
    runs = [Run(text: words, kind: .words)]
  }

  /// Creates a text from outside.
  init(untrusted raw: String, kind: Run.Kind = .value) {
    let visible = VisibleText(raw)
    runs = [Run(text: visible.text, kind: kind)]
    fullText = visible.fullText
  }

  /// Creates a text from one in which isolates (U+2068, U+2069) enclose what comes from outside.
  init(isolating text: String) {
    runs = []
    var kind = Run.Kind.words
    for scalar in text.unicodeScalars {
      switch scalar {
      case Self.isolateStart: kind = .value
      case Self.isolateEnd: kind = .words
      default: append(scalar, kind)
      }
    }
  }

  /// Adjacent values become one piece, so that no format needs a boundary between them.
  private mutating func append(_ scalar: Unicode.Scalar, _ kind: Run.Kind) {
    if runs.last?.kind != kind { runs.append(Run(text: "", kind: kind)) }
    runs[runs.count - 1].text.unicodeScalars.append(scalar)
  }

  /// Begins a value inside a sentence; visible text has none of its own.
  static let isolateStart: Unicode.Scalar = "\u{2068}"

  /// Ends a value inside a sentence.
  static let isolateEnd: Unicode.Scalar = "\u{2069}"

  /// The text without the difference of its pieces.
  var plain: String { runs.map(\.text).joined() }
}
