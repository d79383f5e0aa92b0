import Mustache

/// A text as templates see it: `{{#runs}}…{{/runs}}`.
///
/// Frequent views provide their members to templates themselves: the engine's reflection takes ten
/// times as long as all the rest.
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

  /// The full text of a value that was cut; nil if none was.
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

extension TextView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "runs": runs
    case "fullText": fullText
    default: nil
    }
  }
}

extension TextView.RunView: MustacheParent {
  /// Returns the member with a name.
  func child(named name: String) -> Any? {
    switch name {
    case "text": text
    case "isWords": isWords
    case "isValue": isValue
    case "isCode": isCode
    default: nil
    }
  }
}
