/// A value of CBOR, RFC 8949, as far as it is looked at: texts, lists and maps by text.
indirect enum CBORValue {
  case text(String)
  case array([CBORValue])
  case map([String: CBORValue])
  /// Numbers, bytes and the rest.
  case other

  /// The text, when it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The members of a list, when it is one.
  var elements: [CBORValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The member of a map; nil when there is none.
  subscript(key: String) -> CBORValue? {
    if case .map(let members) = self { members[key] } else { nil }
  }
}
