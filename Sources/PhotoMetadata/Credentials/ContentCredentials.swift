import PhotoFormats

/// The claims of Content Credentials (C2PA) in a photo, their generator and the actions, and what
/// else they say about places and people.
///
/// Signatures are not verified. Whether the claims are about this file is for ``HardBinding``.
struct ContentCredentials {
  /// The store, then the claims of the active manifest, then those of ingredients, parents first;
  /// empty if there is no store.
  private(set) var traces: [FileTrace] = []

  /// The places and people in all assertions, those of the active manifest first.
  private(set) var facts = CredentialFacts()

  /// How the active manifest is bound to a file.
  private(set) var binding = ManifestBinding.unknown(.damaged)

  private let block: MetadataBlock
  private var boxesLeft = Limits.credentialBoxes
  private var actions = 0
  private var digests = 0
  private var regions = 0

  /// Creates a reader of a `jumb` box, from its size on; one with an update may follow it.
  init(_ block: MetadataBlock) { self.block = block }

  /// Reads the boxes.
  mutating func read(in source: inout ByteSource) throws(PhotoReadError) {
    guard let box = try store(at: 0, in: &source) else {
      return try readFacts(in: 0..<block.count, of: &source)
    }
    traces.append(
      FileTrace(
        .credentials("manifest store"), at: block.fileOffset(of: 0), text: "\(block.count) B",
        numbers: [Double(block.count)]))
    guard !box.isCutOff else { return try readFacts(in: box.content, of: &source) }
    let update = try store(at: box.content.upperBound, in: &source)
    try readManifests(of: [box, update].compactMap { $0?.content }, in: &source)
  }

  /// Returns the store at an offset of the block; nil if there is none.
  ///
  /// Other standards keep their own boxes in the same places, such as JPEG 360.
  private func store(
    at offset: Int, in source: inout ByteSource
  ) throws(PhotoReadError) -> JUMBFBox? {
    let box = try JUMBFBox(at: offset, of: 0..<block.count, in: block, &source)
    guard let box, box.type == "jumb" else { return nil }
    let kind = try JUMBFDescription(of: box.content, in: block, &source)?.kind
    return kind == nil || kind == "c2pa" ? box : nil
  }

  /// Returns the offset of the credentials in a `uuid` box of HEIF and their purpose, one of
  /// `manifest`, `original` and `update`; nil if it contains something else.
  ///
  /// C2PA 2.2, annex A: the identifier, a version and flags, a purpose and NUL, 8 bytes, the box.
  /// An update is a second box beside the original one.
  static func start(inBox content: ArraySlice<UInt8>) -> (offset: Int, purpose: String)? {
    var reader = ByteReader(content)
    guard let identifier = reader.read(16), identifier.elementsEqual(Box.credentialsIdentifier),
      reader.read(4) != nil, let name = reader.readToNUL(), reader.read(8) != nil
    else { return nil }
    let purpose = String(decoding: name, as: UTF8.self)
    guard ["manifest", "original", "update"].contains(purpose) else { return nil }
    return (content.count - reader.rest.count, purpose)
  }

  /// Reads the active manifest, then those that lead from it to ingredients, then the rest.
  private mutating func readManifests(
    of stores: [Range<Int>], in source: inout ByteSource
  ) throws(PhotoReadError) {
    var (manifests, active, others) = try manifests(of: stores, in: &source)
    let labels = Dictionary(
      manifests.map { ($0.value.label, $0.key) }, uniquingKeysWith: { first, _ in first })
    var read: [Int: (kind: ManifestKind, claims: ManifestClaims)] = [:]
    var references = active.map { [ManifestReference(manifest: $0, role: .active)] } ?? []
    // The closest role counts, so that a picture which is opened and placed is a parent.
    while let next = references.indices.min(by: {
      references[$0].role.rawValue < references[$1].role.rawValue
    }) {
      let reference = references.remove(at: next)
      // An ingredient that leads back to a manifest is not followed.
      guard let manifest = manifests.removeValue(forKey: reference.manifest) else { continue }
      let claims = try self.read(manifest, as: reference, in: &source)
      read[reference.manifest] = (manifest.kind, claims)
      references += claims.ingredients.compactMap { ingredient in
        labels[ingredient.label].map { manifest in
          ManifestReference(
            manifest: manifest, role: reference.role.combined(with: ingredient.role),
            isSuperseded: reference.isSuperseded || claims.declaresSource)
        }
      }
    }
    binding = Self.binding(of: active, in: read, labels)
    for (offset, manifest) in manifests.sorted(by: { $0.key < $1.key }) {
      _ = try self.read(
        manifest, as: ManifestReference(manifest: offset, role: .other), in: &source)
    }
    for box in others { try readFacts(in: box, of: &source) }
  }

  /// Returns how a manifest is bound: an update by the hard binding of its parent.
  ///
  /// C2PA 2.2, 15.12: the binding is that of the first standard manifest on the way to parents.
  private static func binding(
    of active: Int?, in manifests: [Int: (kind: ManifestKind, claims: ManifestClaims)],
    _ labels: [String: Int]
  ) -> ManifestBinding {
    var next = active
    var passed: Set<Int> = []
    while let offset = next, passed.insert(offset).inserted, let manifest = manifests[offset] {
      switch manifest.kind {
      case .compressed: return .unknown(.compressedManifest)
      case .standard:
        var binding = manifest.claims.binding
        binding.isUpdated = passed.count > 1
        return binding.result
      case .update:
        let parent = manifest.claims.ingredients.first { $0.role == .parent }
        next = parent.flatMap { labels[$0.label] }
      }
    }
    return .unknown(.damaged)
  }

  /// Returns the manifests of stores by their offsets, the offset of the active one, nil if a store
  /// is too long to find it, and the contents of other superboxes.
  ///
  /// C2PA 2.2, 15.5.1: the last manifest is the active one. Other boxes may follow it (11.1.4.2).
  private func manifests(
    of stores: [Range<Int>], in source: inout ByteSource
  ) throws(PhotoReadError) -> (
    manifests: [Int: Manifest], active: Int?, others: [Range<Int>]
  ) {
    var manifests: [Int: Manifest] = [:]
    var others: [Range<Int>] = []
    var last: Int?
    var stores = stores[...]
    var position = stores.first?.lowerBound ?? 0
    for _ in 0..<Limits.credentialManifests {
      guard let store = stores.first,
        let box = try JUMBFBox(at: position, of: store, in: block, &source)
      else {
        guard stores.count > 1 else { return (manifests, last, others) }
        stores.removeFirst()
        position = stores[stores.startIndex].lowerBound
        continue
      }
      if box.type == "jumb",
        let description = try JUMBFDescription(of: box.content, in: block, &source),
        let kind = description.manifest
      {
        manifests[position] = Manifest(
          kind: kind, label: description.label, content: box.content)
        last = position
      } else if box.type == "jumb" {
        others.append(box.content)
      }
      position = box.content.upperBound
    }
    return (manifests, nil, others)
  }

  private mutating func read(
    _ manifest: Manifest, as reference: ManifestReference, in source: inout ByteSource
  ) throws(PhotoReadError) -> ManifestClaims {
    var claims = ManifestClaims()
    try read(
      manifest.content, label: "", depth: 0, of: reference, into: &claims, in: &source)
    return claims
  }

  /// Reads only the facts in a superbox that is no manifest, or in one of another standard.
  private mutating func readFacts(
    in superbox: Range<Int>, of source: inout ByteSource
  ) throws(PhotoReadError) {
    var claims = ManifestClaims()
    try read(superbox, label: "", depth: 0, of: nil, into: &claims, in: &source)
  }

  // ISO/IEC 19566-5, B.2: a superbox `jumb` begins with `jumd`, which labels it.
  private mutating func read(
    _ superbox: Range<Int>, label: String, depth: Int, of reference: ManifestReference?,
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
      case "json" where box.content.count <= Limits.credentialValue:
        facts.add(json: try bytes(of: box, in: &source), of: label)
      case "cbor" where box.content.count <= Limits.credentialValue:
        var reader = CBORReader(try bytes(of: box, in: &source))
        guard let value = reader.value() else { continue }
        facts.add(value, of: label)
        guard let reference else { continue }
        let offset = block.fileOffset(of: box.content.lowerBound)
        add(value, label: label, at: offset, of: reference, to: &claims)
      default: break
      }
    }
  }

  private func bytes(
    of box: JUMBFBox, in source: inout ByteSource
  ) throws(PhotoReadError) -> ArraySlice<UInt8> {
    try block.bytes(at: box.content.lowerBound, count: box.content.count, in: &source)
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
      claims.binding.add(claim: value)
    } else if label.hasPrefix(HardBinding.prefix), digests < Limits.credentialDigests {
      digests += 1
      claims.binding.add(assertion: value, label: label)
    } else if label.hasPrefix("c2pa.actions") {
      for action in value["actions"]?.elements ?? [] where actions < Limits.credentialActions {
        actions += 1
        let type = action["digitalSourceType"]?.text
        add("action", action["action"]?.text)
        add("softwareAgent", action["softwareAgent"]?.program)
        add("digitalSourceType", type, role: reference.isSuperseded ? .other : reference.role)
        for region in (action["changes"]?.elements ?? []).prefix(Limits.regions) {
          for part in ClaimedRegion.all(in: region) where regions < Limits.regions {
            regions += 1
            add("changes", part.text)
            traces[traces.count - 1].numbers = part.edges + [part.isInPixels ? 1 : 0]
          }
        }
        if let type, Self.isSource(type, of: action["action"]?.text) {
          claims.declaresSource = true
        }
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

  /// Whether a source type of an action says where a picture comes from.
  ///
  /// C2PA 2.2, 18.14.2: a picture that begins empty gets its content later. What was added to a
  /// picture that was opened, such as a visible watermark, doesn’t say where that came from.
  private static func isSource(_ type: String, of action: String?) -> Bool {
    let isAddition = action != "c2pa.created" && additions.contains { type.hasSuffix("/\($0)") }
    return !type.isEmpty && !type.hasSuffix("/empty") && !isAddition
  }

  /// The terms of the IPTC for what people and programs add to a picture.
  private static let additions = [
    "composite", "compositeCapture", "humanEdits", "minorHumanEdits", "algorithmicallyEnhanced",
  ]
}

/// A manifest in a store.
private struct Manifest {
  var kind: ManifestKind
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
  var binding = HardBindingSearch()
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
