import StringCatalogs

/// The texts of an entry in the source language, each parsed once for all of its translations.
final class SourceTexts {
  private let bytes: [UInt8]
  private var texts: [LintedText]
  private var count = 0
  private var paths: [[LeafStep]] = []

  /// The rules that have reported each text, so that they can skip its translations.
  private var reported: [(rule: Int, text: Int)] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    texts = [LintedText(bytes: bytes)]
  }

  /// The first text.
  var first: LintedText { texts[0] }

  /// All texts.
  var all: ArraySlice<LintedText> { texts[..<count] }

  /// Moves to another entry.
  func removeAll() {
    count = 0
    paths.removeAll(keepingCapacity: true)
    reported.removeAll(keepingCapacity: true)
  }

  /// Adds a text and returns its number.
  @discardableResult
  func add(_ range: Range<Int>, isEscaped: Bool, state: WalkedText.State, path: [LeafStep]) -> Int {
    if count == texts.count { texts.append(LintedText(bytes: bytes)) }
    texts[count].read(range, isEscaped: isEscaped, state: state)
    paths.append(path)
    count += 1
    return count - 1
  }

  /// Whether there is only one text, so that every translation translates it.
  var isSingle: Bool { count <= 1 }

  /// Returns a text.
  func text(at index: Int) -> LintedText { texts[index] }

  /// The number that stands for the whole localization.
  static let none = -1

  /// Records that a rule has reported a text.
  func markReported(_ text: Int, by rule: Int) {
    reported.append((rule: rule, text: text))
  }

  /// Whether a rule has reported a text.
  var hasReports: Bool { !reported.isEmpty }

  /// Returns whether a rule has reported a text.
  func isReported(_ text: Int, by rule: Int) -> Bool {
    reported.contains { $0 == (rule: rule, text: text) }
  }

  /// Returns the number of the source text of a translation with a path.
  func index(for path: @autoclosure () -> [LeafStep], isPlain: Bool) -> Int {
    guard !isSingle else { return 0 }
    if isPlain, let plain = paths.firstIndex(where: \.isEmpty) { return plain }
    let path = path()
    if let same = paths.firstIndex(of: path) { return same }
    var best = (index: 0, score: -1)
    for index in 0..<count {
      let score = path.likeness(to: paths[index])
      if score > best.score { best = (index, score) }
    }
    return best.index
  }
}
