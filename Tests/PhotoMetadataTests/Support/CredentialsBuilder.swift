/// Builds Content Credentials for tests.
enum CredentialsBuilder {
  static func text(_ text: String) -> [UInt8] {
    text.utf8.count < 24
      ? [0x60 | UInt8(text.utf8.count)] + Array(text.utf8)
      : [0x78, UInt8(text.utf8.count)] + Array(text.utf8)
  }

  static func map(_ members: (String, [UInt8])...) -> [UInt8] {
    [0xA0 | UInt8(members.count)] + members.flatMap { text($0.0) + $0.1 }
  }

  static func bytes(_ bytes: [UInt8]) -> [UInt8] { [0x58, UInt8(bytes.count)] + bytes }

  static func number(_ number: Int) -> [UInt8] { [0x1A] + BoxBuilder.number(number, 4) }

  static func list(_ elements: [[UInt8]]) -> [UInt8] {
    [0x80 | UInt8(elements.count)] + elements.flatMap { $0 }
  }

  /// A manifest whose claim lists assertions that bind it to files.
  static func boundManifest(
    _ bindings: [(label: String, value: [UInt8])], listed: [String]? = nil, kind: String = "c2ma"
  ) -> [UInt8] {
    let references = (listed ?? bindings.map(\.label)).map { label in
      map(("url", text("self#jumbf=c2pa.assertions/\(label)")))
    }
    let assertions = bindings.flatMap { superbox($0.label, BoxBuilder.box("cbor", $0.value)) }
    return superbox(
      "urn:c2pa:1", kind: kind, superbox("c2pa.assertions", assertions),
      superbox(
        "c2pa.claim.v2", BoxBuilder.box("cbor", map(("created_assertions", list(references))))))
  }

  /// A digest of a file without excluded ranges.
  static func dataHash(
    _ digest: [UInt8], without excluded: [Range<Int>], algorithm: String = "sha256"
  ) -> [UInt8] {
    let ranges = excluded.map { range in
      map(("start", number(range.lowerBound)), ("length", number(range.count)))
    }
    return map(
      ("exclusions", list(ranges)), ("alg", text(algorithm)), ("hash", bytes(digest)),
      ("pad", bytes([])))
  }

  /// A superbox; without a label if it is empty.
  static func superbox(
    _ label: String, kind: String = "test", _ content: [UInt8]...
  ) -> [UInt8] {
    let name = label.isEmpty ? [] : Array("\(label)\0".utf8)
    return BoxBuilder.box(
      "jumb",
      BoxBuilder.box(
        "jumd", Array(kind.utf8), [0, 0x11, 0, 0x10, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71],
        [label.isEmpty ? 1 : 3], name), content.flatMap { $0 })
  }

  static func store(_ content: [UInt8]...) -> [UInt8] {
    superbox("c2pa", kind: "c2pa", content.flatMap { $0 })
  }

  /// A manifest with one action and ingredients.
  static func manifest(
    _ label: String, action: String, source: String? = nil, kind: String = "c2ma",
    _ ingredients: [UInt8]...
  ) -> [UInt8] {
    let type = source.map { text("digitalSourceType") + text($0) } ?? []
    let action = [type.isEmpty ? 0xA1 : 0xA2] + text("action") + text(action) + type
    let actions = superbox(
      "c2pa.actions", BoxBuilder.box("cbor", map(("actions", [0x81] + action))))
    return superbox(
      label, kind: kind,
      superbox("c2pa.assertions", actions, ingredients.flatMap { $0 }))
  }

  /// An ingredient assertion that refers to a manifest.
  static func ingredient(
    _ relationship: String, _ label: String, assertion: String = "c2pa.ingredient",
    member: String = "c2pa_manifest", path: String = ""
  ) -> [UInt8] {
    superbox(
      assertion,
      BoxBuilder.box(
        "cbor",
        map(
          ("relationship", text(relationship)),
          (member, map(("url", text("self#jumbf=/c2pa/\(label)\(path)")))))))
  }
}
