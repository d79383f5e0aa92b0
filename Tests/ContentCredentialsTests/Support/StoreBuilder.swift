/// Builds stores of manifests, right and wrong ones, and files with them.
enum StoreBuilder {
  // MARK: Values

  static func text(_ text: String) -> [UInt8] { head(3, text.utf8.count) + Array(text.utf8) }

  static func bytes(_ bytes: [UInt8]) -> [UInt8] { head(2, bytes.count) + bytes }

  static func list(_ elements: [[UInt8]]) -> [UInt8] {
    head(4, elements.count) + elements.flatMap { $0 }
  }

  static func map(_ members: [(String, [UInt8])]) -> [UInt8] {
    head(5, members.count) + members.flatMap { text($0.0) + $0.1 }
  }

  /// The head of a value: its kind and its number.
  static func head(_ kind: UInt8, _ number: Int) -> [UInt8] {
    number < 24 ? [kind << 5 | UInt8(number)] : [kind << 5 | 26] + digits(number)
  }

  static func digits(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  // MARK: Boxes

  static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    digits(content.count + 8) + Array(type.utf8) + content
  }

  static func superbox(_ label: String, _ kind: String, _ content: [UInt8]) -> [UInt8] {
    let identifier: [UInt8] = [
      0x00, 0x11, 0x00, 0x10, 0x80, 0x00, 0x00, 0xAA, 0x00, 0x38, 0x9B, 0x71,
    ]
    return box(
      "jumb",
      box("jumd", Array(kind.utf8) + identifier + [3] + Array(label.utf8) + [0]) + content)
  }

  /// An assertion with values.
  static func assertion(_ label: String, _ value: [UInt8]) -> [UInt8] {
    superbox(label, "cbor", box("cbor", value))
  }

  /// An assertion about an ingredient with a manifest.
  static func ingredient(_ manifest: String, _ number: Int = 0) -> (label: String, value: [UInt8]) {
    let address = map([
      ("url", text("self#jumbf=/c2pa/\(manifest)")), ("hash", bytes([1, 2, 3])),
    ])
    return (
      number == 0 ? "c2pa.ingredient.v3" : "c2pa.ingredient.v3__\(number)",
      map([("relationship", text("parentOf")), ("activeManifest", address)])
    )
  }

  /// A manifest whose claim lists its assertions by wrong digests.
  static func manifest(
    _ label: String, _ assertions: [(label: String, value: [UInt8])] = [],
    signature: [UInt8] = [0xD2, 0x84, 0x40, 0xA0, 0xF6, 0x40], kind: String = "c2ma"
  ) -> [UInt8] {
    let references = assertions.map { assertion in
      map([
        ("url", text("self#jumbf=c2pa.assertions/\(assertion.label)")), ("hash", bytes([0])),
      ])
    }
    let claim = map([
      ("instanceID", text("1")), ("alg", text("sha256")),
      ("signature", text("self#jumbf=/c2pa/\(label)/c2pa.signature")),
      ("claim_generator_info", map([("name", text("test"))])),
      ("created_assertions", list(references)),
    ])
    return superbox(
      label, kind,
      superbox(
        "c2pa.assertions", "c2as", assertions.flatMap { Self.assertion($0.label, $0.value) })
        + superbox("c2pa.claim.v2", "c2cl", box("cbor", claim))
        + superbox("c2pa.signature", "c2cs", box("cbor", signature)))
  }

  static func store(_ manifests: [[UInt8]]) -> [UInt8] {
    superbox("c2pa", "c2pa", manifests.flatMap { $0 })
  }

  /// A JPEG file with a store in as many segments as it takes.
  static func jpeg(_ store: [UInt8]) -> [UInt8] {
    let size = 60_000
    let pieces = stride(from: 8, to: max(9, store.count), by: size).enumerated().map {
      number, start in
      let content =
        Array("JP".utf8) + [0, 1] + digits(number + 1) + store.prefix(8)
        + store[min(start, store.count)..<min(start + size, store.count)]
      return [0xFF, 0xEB] + digits(content.count + 2).suffix(2) + content
    }
    return [0xFF, 0xD8] + pieces.flatMap { $0 } + [0xFF, 0xD9]
  }
}
