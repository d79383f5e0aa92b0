/// The command-line options.
struct Options {
  var rounds = 7
  var keys = 18_500
  var tool: String?
  var write: String?
  var lintOnce: String?
  var files: [String] = []

  /// Parses the arguments.
  init(_ arguments: [String]) {
    var words = arguments.dropFirst()
    while let word = words.popFirst() {
      switch word {
      case "--rounds": rounds = words.popFirst().flatMap { Int($0) } ?? rounds
      case "--keys": keys = words.popFirst().flatMap { Int($0) } ?? keys
      case "--tool": tool = words.popFirst()
      case "--write": write = words.popFirst()
      case "--lint-once": lintOnce = words.popFirst()
      default: files.append(word)
      }
    }
  }
}
