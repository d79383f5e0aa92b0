import ContentCredentials
import LocaleFormats
import StringCatalogs
import ToolSupport

extension RubricStatement {
  /// The answer of the rubric in the language of the user, with the codes that it names.
  var text: String {
    let key = "credentials.rubric.\(question).\(isTrue)"
    return codes.isEmpty
      ? ToolText.text(key) : ToolText.text(key, .text(ToolText.list(codes.map(\.rawValue))))
  }

  /// Whether the answer tells something that a reader can't do without.
  ///
  /// Most signals are not in most files, and results are always there. That a signer is on no list
  /// is a line of its own, as the rubric calls it a failure, which it is not.
  var isShown: Bool {
    question.rubric == .integrity
      ? !question.isAboutData && (question != .trusted || isTrue) : isTrue
  }
}
