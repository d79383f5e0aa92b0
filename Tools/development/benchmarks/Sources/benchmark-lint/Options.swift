/// The command-line options.
struct Options {
  var rounds = 7
  var keys: Int?
  var mix = CatalogGenerator.Mix.real
  var configuration: String?
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
      case "--keys": keys = words.popFirst().flatMap { Int($0) }
      case "--mix": mix = words.popFirst().flatMap(CatalogGenerator.Mix.init) ?? mix
      case "--configuration": configuration = words.popFirst()
      case "--tool": tool = words.popFirst()
      case "--write": write = words.popFirst()
      case "--lint-once": lintOnce = words.popFirst()
      default: files.append(word)
      }
    }
  }
}
