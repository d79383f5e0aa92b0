import Escaping

/// A text in a language that distinguishes untrusted values from the report's own words.
struct ReportText: Hashable, Sendable {
  /// The pieces, in order.
  var runs: [Run]

  /// The full text of a value that was cut; nil if none was.
  var fullText: String?

  /// A piece of text.
  struct Run: Hashable, Sendable {
    /// The kind of the piece.
    enum Kind: Hashable, Sendable {
      /// The report's own words.
      case words
      /// Untrusted text, made visible and not escaped.
      case value
      /// Untrusted text that is an identifier.
      case code
    }

    /// The text.
    var text: String

    /// The kind of the piece.
    var kind: Kind
  }

  /// Creates a text from the report's own words.
  init(words: String) {
    runs = [Run(text: words, kind: .words)]
  }

  /// Creates a text from an untrusted value.
  init(untrusted raw: String, kind: Run.Kind = .value) {
    let visible = VisibleText(raw)
    runs = [Run(text: visible.text, kind: kind)]
    fullText = visible.fullText
  }

  /// Creates a text from one in which isolates (U+2068, U+2069) enclose untrusted values.
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

  /// Adjacent values become one piece, so that no format has to separate them.
  private mutating func append(_ scalar: Unicode.Scalar, _ kind: Run.Kind) {
    if runs.last?.kind != kind { runs.append(Run(text: "", kind: kind)) }
    runs[runs.count - 1].text.unicodeScalars.append(scalar)
  }

  /// Begins a value inside a sentence; visible text never contains this character.
  static let isolateStart: Unicode.Scalar = "\u{2068}"

  /// Ends a value inside a sentence.
  static let isolateEnd: Unicode.Scalar = "\u{2069}"

  /// The concatenated pieces.
  var plain: String { runs.map(\.text).joined() }
}
