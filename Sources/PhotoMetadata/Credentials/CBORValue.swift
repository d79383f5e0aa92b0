/// A CBOR value, RFC 8949, as far as needed: maps have text keys.
indirect enum CBORValue {
  case text(String)
  case bytes(ArraySlice<UInt8>)
  case number(Int)
  case flag(Bool)
  case array([CBORValue])
  case map([(name: String, value: CBORValue)])
  /// Negative, large and floating-point numbers, and the rest.
  case other

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The bytes, if it is a string of them.
  var bytes: ArraySlice<UInt8>? {
    if case .bytes(let bytes) = self { bytes } else { nil }
  }

  /// The number, if it is a whole one from 0 up to 2^48.
  var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The truth value, if it is one.
  var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
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
