/// The claims of Content Credentials (C2PA) in a photo: their generator, and the actions.
///
/// Nothing is verified, neither signatures nor digests.
struct ContentCredentials {
  /// The claims, in the order of the boxes.
  private(set) var traces: [FileTrace] = []

  private let block: MetadataBlock
  private var boxesLeft = Limits.credentialBoxes
  private var actions = 0

  /// Creates a reader of a `jumb` box, from its size on.
  init(_ block: MetadataBlock) { self.block = block }

  /// Reads the boxes.
  mutating func read(in source: inout ByteSource) throws(PhotoReadError) {
    let head = try block.prefix(64, in: &source)
    guard head.dropFirst(4).starts(with: "jumb".utf8) else { return }
    traces.append(
      FileTrace(
        .credentials("manifest store"), at: block.fileOffset(of: 0), text: "\(block.count) B",
        numbers: [Double(block.count)]))
    try read(0..<block.count, label: "", depth: 0, in: &source)
  }

  /// Returns the offset of the credentials in a `uuid` box of HEIF; nil if it contains something
  /// else.
  ///
  /// C2PA 2.1, A.4.1: the identifier, a version and flags, a purpose and NUL, 8 bytes, the box.
  static func start(inBox content: ArraySlice<UInt8>) -> Int? {
    var reader = ByteReader(content)
    guard let identifier = reader.read(16), identifier.elementsEqual(Self.identifier),
      reader.read(4) != nil, reader.readToNUL()?.elementsEqual("manifest".utf8) == true,
      reader.read(8) != nil
    else { return nil }
    return content.count - reader.rest.count
  }

  // ISO/IEC 19566-5, B.2: a superbox `jumb` begins with `jumd`, which labels it.
  private mutating func read(
    _ range: Range<Int>, label: String, depth: Int, in source: inout ByteSource
  ) throws(PhotoReadError) {
    guard depth < Limits.credentialDepth else { return }
    var label = label
    var position = range.lowerBound
    while position + 8 <= range.upperBound, boxesLeft > 0 {
      boxesLeft -= 1
      var reader = ByteReader(try block.bytes(at: position, count: 16, in: &source))
      guard var size = reader.number(4), let type = reader.read(4) else { return }
      var head = 8
      if size == 1 {
        guard let large = reader.number(8) else { return }
        (size, head) = (large, 16)
      }
      if size == 0 { size = range.upperBound - position }
      guard size >= head, size <= range.upperBound - position else { return }
      let content = position + head..<position + size
      switch String(decoding: type, as: UTF8.self) {
      case "jumb": try read(content, label: label, depth: depth + 1, in: &source)
      case "jumd":
        // The kind in 16 bytes, then bits, of which the second indicates a label.
        let bytes = try block.bytes(
          at: content.lowerBound, count: min(content.count, 256), in: &source)
        var reader = ByteReader(bytes)
        if reader.read(16) != nil, let bits = reader.number(1), bits & 2 != 0,
          let name = reader.readToNUL()
        {
          label = String(decoding: name, as: UTF8.self)
        }
      case "cbor": try readValue(content, label: label, in: &source)
      default: break
      }
      position += size
    }
  }

  private mutating func readValue(
    _ content: Range<Int>, label: String, in source: inout ByteSource
  ) throws(PhotoReadError) {
    let isClaim = label.hasPrefix("c2pa.claim")
    let isActions = label.hasPrefix("c2pa.actions")
    guard isClaim || isActions, content.count <= Limits.credentialValue else { return }
    let bytes = try block.bytes(at: content.lowerBound, count: content.count, in: &source)
    var reader = CBORReader(bytes)
    guard let value = reader.value() else { return }
    let offset = block.fileOffset(of: content.lowerBound)
    func add(_ member: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      traces.append(FileTrace(.credentials(member), at: offset, text: text))
    }
    if isClaim {
      // A claim names its generator as text, or since version 2 as a name with a version.
      let information = value["claim_generator_info"]
      add("claim_generator", value["claim_generator"]?.text ?? information?.program)
    } else {
      for action in value["actions"]?.elements ?? [] where actions < Limits.credentialActions {
        actions += 1
        add("action", action["action"]?.text)
        add("softwareAgent", action["softwareAgent"]?.program)
        add("digitalSourceType", action["digitalSourceType"]?.text)
      }
    }
  }

  /// The identifier of a box for credentials, d8fec3d6-1b0e-483c-9297-5828877ec481.
  private static let identifier: [UInt8] = [
    0xD8, 0xFE, 0xC3, 0xD6, 0x1B, 0x0E, 0x48, 0x3C, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7E, 0xC4, 0x81,
  ]
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
