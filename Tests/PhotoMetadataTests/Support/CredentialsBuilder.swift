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
