import PhotoFormats
import PhotoMetadata

/// The manifests of a file, C2PA 2.2, 11.1: boxes of JUMBF in which each value is bounded.
struct ManifestStore {
  /// The bytes of the store, from the size of its box on, then those of compressed manifests.
  private(set) var bytes: [UInt8]

  /// The manifests, in the order of the store.
  private(set) var manifests: [Manifest] = []

  /// Whether boxes are cut off, nested wrong, or too many.
  private(set) var isDamaged = false

  /// Whether a manifest is compressed, and Brotli is not installed.
  private(set) var isCompressed = false

  /// The number of bytes before those of compressed manifests.
  private let size: Int
  private var boxesLeft = CredentialLimits.boxes
  private var valuesLeft = CredentialLimits.allValues
  private var positions: [String: Int] = [:]

  /// The manifest that describes the file.
  ///
  /// C2PA 2.2, 15.5.1: the last one.
  var active: Manifest? { isDamaged || isCompressed ? nil : manifests.last }

  /// Reads a store.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    size = bytes.count
    var reader = StoreReader(bytes)
    var position = 0
    // An update is a second box beside the original one in files of boxes.
    while position < size, !isDamaged, let box = reader.box(at: position, of: 0..<size) {
      guard box.type == "jumb", !box.isCutOff, reader.description(of: box.content)?.kind == "c2pa"
      else { break }
      addManifests(in: box.content, &reader)
      position = box.content.upperBound
    }
    if position == 0 { isDamaged = true }
  }

  /// Returns the manifest with a label, the last of several.
  func manifest(_ label: String) -> Manifest? { positions[label].map { manifests[$0] } }

  private mutating func addManifests(in store: Range<Int>, _ reader: inout StoreReader) {
    guard let boxes = superboxes(in: store, reader) else {
      isDamaged = true
      return
    }
    let found = boxes.filter { reader.description(of: $0)?.manifest != nil }
    guard manifests.count + found.count <= CredentialLimits.manifests else {
      isDamaged = true
      return
    }
    // All are expanded before one is read, since what is read keeps the bytes.
    let contents = found.map { expanded($0, &reader) }
    for content in contents {
      guard let content, let description = reader.description(of: content),
        let kind = description.manifest,
        let manifest = manifest(description.label, kind, in: content, reader)
      else {
        isDamaged = true
        return
      }
      positions[manifest.label] = manifests.count
      manifests.append(manifest)
    }
  }

  /// Returns the content of a manifest; nil if it is compressed and damaged, or too large.
  ///
  /// C2PA 2.2, 11.1.4.3: the whole manifest is in a box `brob` of another one. It is added to the
  /// bytes of the store.
  private mutating func expanded(_ content: Range<Int>, _ reader: inout StoreReader) -> Range<Int>?
  {
    guard let box = boxes(in: content, reader)?.first(where: { $0.type == "brob" }) else {
      return content
    }
    let room = size + CredentialLimits.expandedBytes - bytes.count
    switch Brotli.decompress(bytes[box.content], limit: room) {
    case .bytes(let manifest):
      let start = bytes.count
      // Bytes that nobody else keeps are not copied.
      reader = StoreReader([])
      bytes += manifest
      reader = StoreReader(bytes)
      let box = reader.box(at: start, of: start..<bytes.count)
      return box?.type == "jumb" && box?.isCutOff == false ? box?.content : nil
    case .damaged: return nil
    case .noLibrary:
      isCompressed = true
      return nil
    }
  }

  /// Returns the contents of the superboxes in one, after its description; nil if they are damaged.
  private mutating func superboxes(
    in content: Range<Int>, _ reader: StoreReader
  ) -> [Range<Int>]? {
    boxes(in: content, reader)?.filter { $0.type == "jumb" }.map(\.content)
  }

  /// Returns the boxes in a superbox; nil if they are damaged.
  private mutating func boxes(in content: Range<Int>, _ reader: StoreReader) -> [JUMBFBox]? {
    var boxes: [JUMBFBox] = []
    var position = content.lowerBound
    while position < content.upperBound {
      guard boxesLeft > 0, let box = reader.box(at: position, of: content), !box.isCutOff else {
        return nil
      }
      boxesLeft -= 1
      boxes.append(box)
      position = box.content.upperBound
    }
    return boxes
  }

  private mutating func manifest(
    _ label: String, _ kind: ManifestKind, in content: Range<Int>, _ reader: StoreReader
  ) -> Manifest? {
    guard let parts = superboxes(in: content, reader) else { return nil }
    var problems: [StatusCode] = []
    var claims: [Claim?] = []
    var signatures: [(content: Range<Int>, bytes: ArraySlice<UInt8>)] = []
    var assertions: [Assertion] = []
    for part in parts {
      switch reader.description(of: part)?.kind {
      case "c2cl":
        guard let bytes = value(in: part, reader) else { return nil }
        let value = self.value(bytes)
        if value == nil { problems.append(.claimValuesInvalid) }
        let claim = value.flatMap { Claim($0, bytes: bytes) }
        if value != nil, claim == nil { problems.append(.claimMalformed) }
        claims.append(claim)
      case "c2cs":
        guard let bytes = value(in: part, reader) else { return nil }
        signatures.append((part, bytes))
      case "c2as":
        guard let boxes = superboxes(in: part, reader),
          assertions.count + boxes.count <= CredentialLimits.assertions
        else { return nil }
        for box in boxes {
          guard let assertion = assertion(in: box, reader) else { return nil }
          assertions.append(assertion)
        }
      default: break
      }
    }
    if claims.isEmpty { problems.append(.claimMissing) }
    if claims.count > 1 { problems.append(.claimMultiple) }
    if signatures.isEmpty { problems.append(.signatureMissing) }
    return Manifest(
      label: label, kind: kind, content: content, claim: claims.last ?? nil,
      signature: signatures.last?.bytes, signatureContent: signatures.last?.content,
      assertions: assertions,
      ingredients: assertions.compactMap { assertion in
        IngredientAssertion(assertion).map { (assertion, $0) }
      }, problems: problems)
  }

  /// Returns the bytes of the box with values in a superbox; nil if there is none.
  private mutating func value(in content: Range<Int>, _ reader: StoreReader) -> ArraySlice<UInt8>? {
    boxes(in: content, reader)?.first { $0.type == "cbor" }.map { bytes[$0.content] }
  }

  /// Returns the value in bytes; nil if they are damaged, too many, or more than the value.
  private mutating func value(_ bytes: ArraySlice<UInt8>) -> CBORValue? {
    guard bytes.count <= CredentialLimits.valueBytes else { return nil }
    let limit = min(CredentialLimits.values, valuesLeft)
    var reader = CBORReader(bytes, limit: limit)
    let value = reader.value()
    valuesLeft -= limit - reader.itemsLeft
    return reader.isAtEnd ? value : nil
  }

  /// Returns what boxes without values have: a text in JSON, or a file, ISO/IEC 19566-5, B.1.
  private func embedded(in boxes: [JUMBFBox]) -> Assertion.Embedded? {
    for box in boxes {
      let content = bytes[box.content]
      switch box.type {
      case "json": return .json(content)
      // Bits, then the media type, which NUL ends.
      case "bfdb":
        return .file(String(validating: content.dropFirst().prefix { $0 != 0 }, as: UTF8.self))
      case "bidb": return .file(nil)
      default: break
      }
    }
    return nil
  }

  private mutating func assertion(in content: Range<Int>, _ reader: StoreReader) -> Assertion? {
    guard let label = reader.description(of: content)?.label,
      let boxes = boxes(in: content, reader)
    else { return nil }
    let data = boxes.filter { $0.type == "cbor" || $0.type == "json" || $0.type == "uuid" }.first
    let values = boxes.first { $0.type == "cbor" }.map { bytes[$0.content] }
    // C2PA 2.2, 6.8: what is redacted is replaced by zeros.
    let isRedacted = data.map { box in bytes[box.content].dropFirst(16).allSatisfy { $0 == 0 } }
    let value = values.flatMap { self.value($0) }
    return Assertion(
      label: label, content: content, bytes: values ?? [], value: value,
      embedded: values == nil ? embedded(in: boxes) : nil,
      isDamaged: values != nil && value == nil && isRedacted != true,
      isRedacted: data?.type == "uuid" && isRedacted == true)
  }
}

/// Reads boxes and values of a store in memory.
private struct StoreReader {
  private let block: MetadataBlock

  init(_ bytes: [UInt8]) { block = .bytes(bytes) }

  /// Returns the box at a position; nil if there is none.
  func box(at position: Int, of range: Range<Int>) -> JUMBFBox? {
    var nothing = ByteSource([])
    // Reading from memory doesn’t fail.
    return (try? JUMBFBox(at: position, of: range, in: block, &nothing)) ?? nil
  }

  /// Returns the description at the beginning of a superbox; nil if there is none, or no whole one.
  func description(of content: Range<Int>) -> JUMBFDescription? {
    var nothing = ByteSource([])
    let found = (try? JUMBFDescription(of: content, in: block, &nothing)) ?? nil
    return found?.isLabelDamaged == true ? nil : found
  }
}
