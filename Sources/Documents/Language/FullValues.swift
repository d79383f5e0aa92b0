/// Collects the values that were cut, so that they can follow in full.
struct FullValues {
  /// The names and the full texts, in order.
  private(set) var values: [(label: String, text: String)] = []

  /// What the next values are details of; nil if they are not details.
  var subject: String?

  /// Adds the full text of a value if it is cut; without a name it has its own beginning.
  mutating func add(_ text: DocumentText, named label: String? = nil) {
    guard let whole = text.fullText else { return }
    let name = label ?? String(text.plain.prefix(24)) + "…"
    values.append((subject.map { "\(name) — \($0)" } ?? name, whole))
  }

  /// Returns the values so far, and forgets them.
  mutating func take() -> [(label: String, text: String)] {
    defer { values = [] }
    return values
  }
}
