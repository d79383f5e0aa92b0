import CodeStrings

/// What the code says about a key, at all of its positions.
struct ExtractedKey {
  /// The different comments, in the order of the code.
  private(set) var comments: [String] = []

  /// The default value in the source language, at the first position that has another than the key.
  private(set) var value: String?

  /// Whether the specifiers of the default value are known.
  private(set) var isValueKnown = true

  /// Adds a position that uses the key.
  mutating func add(_ string: CodeString) {
    if let comment = string.comment, !comment.isEmpty, !comments.contains(comment) {
      comments.append(comment)
    }
    guard value == nil, let text = string.value, text != string.key else { return }
    value = NumberedText.text(text)
    isValueKnown = string.isValueKnown
  }

  /// The comment in the catalog; nil if the code has none.
  var comment: String? { comments.isEmpty ? nil : comments.joined(separator: "\n") }
}
