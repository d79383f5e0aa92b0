import ScreenTexts
import ToolSupport

/// The words and the paths among the arguments of `find`.
struct FindArguments {
  /// What to look for.
  let keywords: [Keyword]

  /// Where to look.
  let paths: [String]

  /// Divides the arguments; without `hasPaths`, all must be words.
  ///
  /// The first is a word. Pictures begin with the first other one that is `-` or exists as a file
  /// or folder, and with the last one otherwise.
  init(_ arguments: [String], hasPaths: Bool, tolerance: Double) throws {
    let first = arguments.indices.dropFirst().first {
      arguments[$0] == "-" || FileStatus.kind(of: arguments[$0]) != nil
    }
    var count = arguments.count
    if hasPaths {
      guard arguments.count >= 2 else { throw ScreenError.noPictures }
      count = first ?? arguments.count - 1
    } else if first != nil {
      throw ScreenError.tooManySources
    }
    keywords = try arguments[..<count].map { word in
      guard let keyword = Keyword(word, tolerance: tolerance) else {
        throw ScreenError.emptyWord(word)
      }
      return keyword
    }
    paths = Array(arguments[count...])
  }
}
