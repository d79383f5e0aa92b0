/// A text as templates see it: `{{#runs}}…{{/runs}}`.
struct TextView {
  /// A piece of text; exactly one of the three is true.
  struct RunView {
    let text: String
    let isWords: Bool
    let isValue: Bool
    let isCode: Bool
  }

  /// The pieces, in order.
  let runs: [RunView]

  /// The whole of a value that was cut; nil when nothing was.
  let fullText: String?

  /// Creates the view of a text.
  init(_ text: ReportText) {
    runs = text.runs.map { run in
      RunView(
        text: run.text, isWords: run.kind == .words, isValue: run.kind == .value,
        isCode: run.kind == .code)
    }
    fullText = text.fullText
  }
}
