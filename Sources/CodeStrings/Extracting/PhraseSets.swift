/// The strings of a file, in which each phrase of an App Shortcut knows the others of its set.
///
/// Xcode extracts a set under its first phrase, so all of its phrases have to be literals.
struct PhraseSets {
  /// The strings, in the order of the file.
  private(set) var strings: [CodeString] = []

  /// The positions of the phrases of the set that is being read.
  private var open: [Int] = []

  /// Adds the string of a literal.
  mutating func add(_ string: CodeString, of literal: CodeLiteral) {
    strings.append(string)
    guard string.phrases != nil, case .element(_, let location?) = literal.context else { return }
    if location.index == 0 { open = [] }
    guard location.index == open.count, !string.parts.contains(.unknown) else {
      open = []
      return
    }
    open.append(strings.count - 1)
    guard open.count == location.count else { return }
    let phrases = open.map { strings[$0].key }
    for index in open {
      strings[index].phrases = phrases
      strings[index].isExtracted = true
    }
  }
}
