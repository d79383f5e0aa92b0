/// A CBOR value, RFC 8949, as far as needed.
package indirect enum CBORValue {
  case text(String)
  case bytes(ArraySlice<UInt8>)
  case number(Int)
  /// A whole number from -1 down.
  case negative(Int)
  case flag(Bool)
  /// A floating-point number.
  case fraction(Double)
  case array([CBORValue])
  case map([(key: CBORValue, value: CBORValue)])
  /// Large numbers and the rest.
  case other

  /// The text, if it is one.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The bytes, if it is a string of them.
  package var bytes: ArraySlice<UInt8>? {
    if case .bytes(let bytes) = self { bytes } else { nil }
  }

  /// The number, if it is a whole one from 0 up to 2^48.
  package var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The number, if it is a whole one, negative or not.
  package var integer: Int? {
    if case .negative(let number) = self { number } else { number }
  }

  /// The truth value, if it is one.
  package var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }

  /// The members of a list, if it is one.
  package var elements: [CBORValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of a map, if it is one.
  package var members: [(key: CBORValue, value: CBORValue)]? {
    if case .map(let members) = self { members } else { nil }
  }

  /// The member of a map, the last of several with the name; nil if there is none.
  package subscript(key: String) -> CBORValue? { members?.last { $0.key.text == key }?.value }

  /// The member of a map with a number as its key, as those of COSE have; nil if there is none.
  package subscript(key: Int) -> CBORValue? { members?.last { $0.key.integer == key }?.value }
}
