@testable import PreviewServer

extension ChangeOutcome {
  /// Whether the change was saved.
  var isSaved: Bool { if case .saved = self { true } else { false } }
}
