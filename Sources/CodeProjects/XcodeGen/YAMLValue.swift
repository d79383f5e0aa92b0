/// A value of a YAML document.
indirect enum YAMLValue: Hashable, Sendable {
  case text(String)
  case list([YAMLValue])

  /// The members of a mapping in their order; of a key that is there twice, both.
  case map([Member])

  /// A member of a mapping.
  struct Member: Hashable, Sendable {
    var key: String
    var value: YAMLValue
  }

  /// The value of a key; nil if this isn’t a mapping or lacks the key.
  subscript(key: String) -> YAMLValue? { members.last { $0.key == key }?.value }

  /// The members of a mapping; empty for other values.
  var members: [Member] { if case .map(let members) = self { members } else { [] } }

  /// The text of a scalar.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list; another value is a list of itself, as XcodeGen reads it.
  var elements: [YAMLValue] { if case .list(let elements) = self { elements } else { [self] } }
}
