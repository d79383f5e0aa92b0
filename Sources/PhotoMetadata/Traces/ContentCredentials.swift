import PhotoFormats

/// The claims of Content Credentials (C2PA) in a photo: their generator, and the actions.
///
/// Nothing is verified, neither signatures nor digests.
struct ContentCredentials {
  /// The claims of the active manifest, then those of ingredients, parents first.
  private(set) var traces: [FileTrace] = []

  private let block: MetadataBlock
  private var boxesLeft = Limits.credentialBoxes
  private var actions = 0

  /// Creates a reader of a `jumb` box, from its size on.
  init(_ block: MetadataBlock) { self.block = block }

  /// Reads the boxes.
  mutating func read(in source: inout ByteSource) throws(PhotoReadError) {
    let box = try JUMBFBox(at: 0, of: 0..<block.count, in: block, &source)
    guard let box, box.type == "jumb" else { return }
    traces.append(
      FileTrace(
        .credentials("manifest store"), at: block.fileOffset(of: 0), text: "\(block.count) B",
        numbers: [Double(block.count)]))
    guard !box.isCutOff else { return }
    try readManifests(of: box.content, in: &source)
  }

  /// Returns the offset of the credentials in a `uuid` box of HEIF; nil if it contains something
  /// else.
  ///
  /// C2PA 2.1, A.4.1: the identifier, a version and flags, a purpose and NUL, 8 bytes, the box.
  static func start(inBox content: ArraySlice<UInt8>) -> Int? {
    var reader = ByteReader(content)
    guard let identifier = reader.read(16), identifier.elementsEqual(Box.credentialsIdentifier),
      reader.read(4) != nil, reader.readToNUL()?.elementsEqual("manifest".utf8) == true,
      reader.read(8) != nil
    else { return nil }
    return content.count - reader.rest.count
  }

  /// Reads the active manifest, then those that lead from it to ingredients, then the rest.
  private mutating func readManifests(
    of store: Range<Int>, in source: inout ByteSource
  ) throws(PhotoReadError) {
    var (manifests, active) = try manifests(of: store, in: &source)
    let labels = Dictionary(
      manifests.map { ($0.value.label, $0.key) }, uniquingKeysWith: { first, _ in first })
    var references = active.map { [ManifestReference(manifest: $0, role: .active)] } ?? []
    // The closest role counts, so that a picture which is opened and placed is a parent.
    while let next = references.indices.min(by: {
      references[$0].role.rawValue < references[$1].role.rawValue
    }) {
      let reference = references.remove(at: next)
      // An ingredient that leads back to a manifest is not followed.
      guard let manifest = manifests.removeValue(forKey: reference.manifest) else { continue }
      let claims = try read(manifest, as: reference, in: &source)
      references += claims.ingredients.compactMap { ingredient in
        labels[ingredient.label].map { manifest in
          ManifestReference(
            manifest: manifest, role: reference.role.combined(with: ingredient.role),
            isSuperseded: reference.isSuperseded || claims.declaresSource)
        }
      }
    }
    for (offset, manifest) in manifests.sorted(by: { $0.key < $1.key }) {
      _ = try read(manifest, as: ManifestReference(manifest: offset, role: .other), in: &source)
    }
  }

  /// Returns the manifests of a store by their offsets, and the offset of the active one; nil if
  /// the store is too long to find it.
  ///
  /// C2PA 2.2, 15.5.1: the last manifest is the active one. Other boxes may follow it (11.1.4.2).
  private func manifests(
    of store: Range<Int>, in source: inout ByteSource
  ) throws(PhotoReadError) -> (manifests: [Int: Manifest], active: Int?) {
    var manifests: [Int: Manifest] = [:]
    var last: Int?
    var position = store.lowerBound
    for _ in 0..<Limits.credentialManifests {
      guard let box = try JUMBFBox(at: position, of: store, in: block, &source) else {
        return (manifests, last)
      }
      if box.type == "jumb",
        let description = try JUMBFDescription(of: box.content, in: block, &source),
        description.isManifest
      {
        manifests[position] = Manifest(label: description.label, content: box.content)
        last = position
      }
      position = box.content.upperBound
    }
    return (manifests, nil)
  }

  private mutating func read(
    _ manifest: Manifest, as reference: ManifestReference, in source: inout ByteSource
  ) throws(PhotoReadError) -> ManifestClaims {
    var claims = ManifestClaims()
    try read(
      manifest.content, label: "", depth: 0, of: reference, into: &claims, in: &source)
    return claims
  }

  // ISO/IEC 19566-5, B.2: a superbox `jumb` begins with `jumd`, which labels it.
  private mutating func read(
    _ superbox: Range<Int>, label: String, depth: Int, of reference: ManifestReference,
    into claims: inout ManifestClaims, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard depth < Limits.credentialDepth else { return }
    var position = superbox.lowerBound
    while boxesLeft > 0,
      let box = try JUMBFBox(at: position, of: superbox, in: block, &source)
    {
      boxesLeft -= 1
      position = box.content.upperBound
      switch box.type {
      case "jumb":
        let label = try JUMBFDescription(of: box.content, in: block, &source)?.label ?? ""
        try read(
          box.content, label: label, depth: depth + 1, of: reference, into: &claims, in: &source)
      case "cbor" where box.content.count <= Limits.credentialValue:
        let bytes = try block.bytes(
          at: box.content.lowerBound, count: box.content.count, in: &source)
        var reader = CBORReader(bytes)
        guard let value = reader.value() else { continue }
        let offset = block.fileOffset(of: box.content.lowerBound)
        add(value, label: label, at: offset, of: reference, to: &claims)
      default: break
      }
    }
  }

  private mutating func add(
    _ value: CBORValue, label: String, at offset: Int?, of reference: ManifestReference,
    to claims: inout ManifestClaims
  ) {
    func add(_ member: String, _ text: String?, role: ManifestRole = reference.role) {
      guard let text, !text.isEmpty else { return }
      traces.append(FileTrace(.credentials(member, of: role), at: offset, text: text))
    }
    if label.hasPrefix("c2pa.claim") {
      // A claim names its generator as text, or since version 2 as a name with a version.
      let information = value["claim_generator_info"]
      add("claim_generator", value["claim_generator"]?.text ?? information?.program)
    } else if label.hasPrefix("c2pa.actions") {
      for action in value["actions"]?.elements ?? [] where actions < Limits.credentialActions {
        actions += 1
        let type = action["digitalSourceType"]?.text
        add("action", action["action"]?.text)
        add("softwareAgent", action["softwareAgent"]?.program)
        add("digitalSourceType", type, role: reference.isSuperseded ? .other : reference.role)
        if let type, Self.isSource(type) { claims.declaresSource = true }
      }
    } else if label.hasPrefix("c2pa.ingredient") {
      // C2PA 2.2, 18.15.6: the third version renamed the member.
      let manifest = value["activeManifest"] ?? value["c2pa_manifest"]
      guard let label = manifest?["url"]?.text.flatMap(Self.label) else { return }
      let role = ManifestRole(relationship: value["relationship"]?.text)
      claims.ingredients.append((role, label))
    }
  }

  /// Returns the label of the manifest that an address names or leads into.
  ///
  /// C2PA 2.2, 8.4.1: an address in the store begins with the label of the store.
  private static func label(in address: String) -> String? {
    let start = "self#jumbf=/c2pa/"
    guard address.hasPrefix(start) else { return nil }
    return address.dropFirst(start.count).split(separator: "/").first.map(String.init)
  }

  /// Whether a source type says where a picture comes from.
  ///
  /// C2PA 2.2, 18.14.2: a picture that begins empty gets its content later.
  private static func isSource(_ type: String) -> Bool {
    !type.isEmpty && !type.hasSuffix("/empty")
  }
}

/// A manifest in a store.
private struct Manifest {
  /// The label by which ingredients refer to it.
  var label: String
  var content: Range<Int>
}

/// A way to a manifest.
private struct ManifestReference {
  /// The offset of the manifest in the block.
  var manifest: Int
  var role: ManifestRole

  /// Whether a manifest on the way declares the source of its subject, so that this one's source no
  /// longer says anything about the picture.
  var isSuperseded = false
}

/// What a manifest says about other manifests.
private struct ManifestClaims {
  var ingredients: [(role: ManifestRole, label: String)] = []
  var declaresSource = false
}

extension CBORValue {
  /// The name of a program, from a text or from a name and a version.
  fileprivate var program: String? {
    if let text { return text }
    let described = elements?.first ?? self
    guard let name = described["name"]?.text else { return nil }
    return described["version"]?.text.map { "\(name) \($0)" } ?? name
  }
}
