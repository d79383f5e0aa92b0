import ArgumentParser
import TextRecognition
import ToolSupport

/// The value of `--languages`: tags separated by commas.
struct ModelList: ExpressibleByArgument {
  /// The models of the languages, in their order.
  let models: [TextModel]

  init?(argument: String) {
    let tags = argument.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    models = tags.compactMap { TextModel(language: $0) }
    if tags.isEmpty || models.count != tags.count { return nil }
  }
}
