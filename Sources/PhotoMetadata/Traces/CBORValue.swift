/// A CBOR value, RFC 8949, as far as needed: texts, lists and maps with text keys.
indirect enum CBORValue {
  case text(String)
  case array([CBORValue])
  case map([(name: String, value: CBORValue)])
  /// Numbers, bytes and the rest.
  case other

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The members of a list, if it is one.
  var elements: [CBORValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The member of a map, the last of several with the name; nil if there is none.
  subscript(key: String) -> CBORValue? {
    if case .map(let members) = self { members.last { $0.name == key }?.value } else { nil }
  }
}
