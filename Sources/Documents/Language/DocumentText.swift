import Escaping

/// A text in a language that distinguishes untrusted values from words.
struct DocumentText: Hashable, Sendable {
  /// A piece of text.
  struct Run: Hashable, Sendable {
    /// What a piece is.
    enum Kind: Hashable, Sendable {
      /// Words of a catalog.
      case words
      /// Untrusted text, made visible and not escaped.
      case value
      /// Untrusted text that is an identifier.
      case code
      /// The folders of a path, with the last slash.
      case folder
      /// The name at the end of a path.
      case name
    }

    /// The text.
    var text: String

    /// What it is.
    var kind: Kind
  }

  /// The pieces, in order.
  var runs: [Run]

  /// The full text of a value that was cut; nil if none was.
  var fullText: String?

  /// Creates a text of words.
  init(words: String) {
    runs = [Run(text: words, kind: .words)]
  }

  /// Creates a text of an untrusted value.
  init(untrusted raw: String, kind: Run.Kind = .value) {
    let visible = VisibleText(raw)
    runs = [Run(text: visible.text, kind: kind)]
    fullText = visible.fullText
  }

  /// Creates a text of values with a separator between them.
  init(joining texts: [DocumentText], by separator: String) {
    runs = Array(
      texts.map(\.runs).joined(separator: [Run(text: separator, kind: .words)]))
    let isCut = texts.contains { $0.fullText != nil }
    if isCut { fullText = texts.map { $0.fullText ?? $0.plain }.joined(separator: "; ") }
  }

  /// Creates a text from one with marked values, of which one may be cut.
  init(marked text: String, fullText: String? = nil) {
    self.fullText = fullText
    runs = []
    var kind = Run.Kind.words
    for scalar in text.unicodeScalars {
      switch scalar {
      case Self.valueStart: kind = .value
      case Self.codeStart: kind = .code
      case Self.end: kind = .words
      default: append(scalar, kind)
      }
    }
  }

  /// Adjacent pieces of a kind become one, so that no format has to separate them.
  private mutating func append(_ scalar: Unicode.Scalar, _ kind: Run.Kind) {
    if runs.last?.kind != kind { runs.append(Run(text: "", kind: kind)) }
    runs[runs.count - 1].text.unicodeScalars.append(scalar)
  }

  // Isolates mark values inside sentences; visible text never contains them.
  private static let valueStart: Unicode.Scalar = "\u{2068}"
  private static let codeStart: Unicode.Scalar = "\u{2067}"
  private static let end: Unicode.Scalar = "\u{2069}"

  /// The text with marked values, for a placeholder of a sentence.
  var marked: String {
    runs.map { run in
      switch run.kind {
      case .words: run.text
      case .code: "\(Self.codeStart)\(run.text)\(Self.end)"
      default: "\(Self.valueStart)\(run.text)\(Self.end)"
      }
    }.joined()
  }

  /// The concatenated pieces.
  var plain: String { runs.map(\.text).joined() }
}
