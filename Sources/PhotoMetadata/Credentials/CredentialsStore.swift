package import PhotoFormats

/// A store of Content Credentials in a file.
package struct CredentialsStore {
  /// The box with the manifests, from its size on.
  package private(set) var block: MetadataBlock

  /// The bytes of the parts of the file that contain it.
  package let range: Range<Int>

  /// Whether the part that follows has an update of it.
  private var isOriginal: Bool

  private init(block: MetadataBlock, range: Range<Int>, isOriginal: Bool = false) {
    (self.block, self.range, self.isOriginal) = (block, range, isOriginal)
  }

  /// Creates the store in segments of a JPEG file.
  ///
  /// A marker, a length, `JP` and two numbers precede the box in the first one.
  private init?(segments block: MetadataBlock) {
    guard case .extents(let extents) = block, let first = extents.first else { return nil }
    let end = extents.map(\.upperBound).max() ?? first.upperBound
    self.init(block: block, range: max(0, first.lowerBound - 12)..<max(end, first.upperBound))
  }

  /// Returns the stores in the parts of a file, which may be those of other standards.
  package static func all(
    in parts: [FilePart], of container: PhotoContainer, _ source: inout ByteSource
  ) throws(PhotoReadError) -> [CredentialsStore] {
    var pieces: [JUMBFPiece] = []
    var stores: [CredentialsStore] = []
    for part in parts {
      switch (container, part.name) {
      case (.jpeg, "APP11"):
        let header = try source.bytes(at: part.content.lowerBound, count: JUMBFPiece.headerSize)
        if let piece = JUMBFPiece(header, content: part.content) { pieces.append(piece) }
      case (.png, "caBX"), (.webp, "C2PA"), (.jpegXL, "jumb"), (.tiff, TIFFWalker.credentialsName):
        // A JPEG XL box begins with its size and type, as the content of the others does.
        let range = part.name == "jumb" ? part.range : part.content
        stores.append(CredentialsStore(block: .extents([range]), range: part.range))
      case (.gif, GIFApplication.credentials):
        let extents = try GIFApplication.extents(
          of: part.content, in: &source, limit: Limits.credentialPieces)
        if let extents {
          stores.append(CredentialsStore(block: .extents(extents), range: part.range))
        }
      case (.heif, "uuid"), (.cr3, "uuid"):
        let box = try source.bytes(at: part.content.lowerBound, count: 64)
        guard let (start, purpose) = ContentCredentials.start(inBox: box),
          start < part.content.count
        else { continue }
        let store = CredentialsStore(
          block: .extents([part.content.dropFirst(start)]), range: part.range,
          isOriginal: purpose == "original")
        if purpose == "update", stores.last?.isOriginal == true {
          stores[stores.count - 1].append(store)
        } else {
          stores.append(store)
        }
      default: break
      }
    }
    return stores + JUMBFPiece.blocks(of: pieces).compactMap(CredentialsStore.init(segments:))
  }

  /// Returns the store in the contents of a box of HEIF, and what fills the box up; whatever
  /// follows the identifier of the box if its header is damaged.
  package static func bytes(inBox content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    content.dropFirst(
      ContentCredentials.start(inBox: content)?.offset ?? Box.credentialsIdentifier.count)
  }

  /// Adds a store with an update.
  private mutating func append(_ update: CredentialsStore) {
    guard case .extents(let own) = block, case .extents(let others) = update.block else { return }
    (block, isOriginal) = (.extents(own + others), false)
  }
}
