import PhotoMetadata

/// An assertion in a manifest, C2PA 2.2, 6.2.
struct Assertion {
  /// The label, with the number of several of a kind.
  let label: String

  /// The range of the content of its box in the store, which its digest covers.
  let content: Range<Int>

  /// The bytes of its values; empty if it has none.
  let bytes: ArraySlice<UInt8>

  /// Its values; nil if it has none, or too many.
  let value: CBORValue?

  /// What it has instead of values in CBOR; nil if it has none.
  let embedded: Embedded?

  /// Whether it should have values, but they can't be read.
  let isDamaged: Bool

  /// Whether it was redacted: its bytes were replaced by zeros.
  let isRedacted: Bool

  /// What an assertion has instead of values in CBOR.
  enum Embedded {
    /// A text in JSON.
    case json(ArraySlice<UInt8>)

    /// A file of a media type, which is untrusted text; nil if it has none.
    case file(String?)
  }

  /// The label without the number of several of a kind: C2PA 2.2, 6.4.
  var kind: String {
    guard let end = label.range(of: "__") else { return label }
    return String(label[..<end])
  }

  /// Whether it is about an ingredient.
  var isIngredient: Bool { kind == "c2pa.ingredient" || kind.hasPrefix("c2pa.ingredient.v") }

  /// Whether it lists actions.
  var isActions: Bool { kind == "c2pa.actions" || kind.hasPrefix("c2pa.actions.v") }

  /// Whether it binds the manifest to a file.
  var isHardBinding: Bool {
    kind.hasPrefix(HardBinding.prefix) && !kind.hasPrefix("c2pa.hash.multi-asset")
      && !kind.hasSuffix(".part")
  }
}

extension String {
  /// Returns where a text of ASCII is first found; nil if it is nowhere.
  fileprivate func range(of text: String) -> String.Index? {
    let (bytes, searched) = (utf8, Array(text.utf8))
    return bytes.indices.first { bytes[$0...].starts(with: searched) }
  }
}
