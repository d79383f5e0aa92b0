package import PhotoFormats

/// An open file with Content Credentials, of which every byte may be read.
package struct CredentialsFile: ~Copyable {
  /// The stores of manifests; a file may have one.
  package var stores: [[UInt8]] { contents.stores }

  /// Whether a store is too large to be read.
  package var hasLargeStore: Bool { contents.hasLargeStore }

  /// The address in XMP of a manifest elsewhere, if there is no store.
  package var remoteAddress: String? { contents.remoteAddress }

  /// Whether the file is as it was when it was opened.
  package var isUnchanged: Bool { source.isUnchanged }

  private let contents: Contents
  private var source: ByteSource

  /// Opens a regular file; anything else is refused before reading.
  ///
  /// A store with more bytes than `storeLimit` is not read.
  package init(at path: PhotoPath, storeLimit: Int) throws(PhotoReadError) {
    var source = try ByteSource(OpenFile(path: path))
    let contents = try Contents(of: &source, storeLimit: storeLimit)
    self.init(source, contents)
  }

  /// Creates a file of bytes in memory.
  package init(_ bytes: [UInt8], storeLimit: Int) throws(PhotoReadError) {
    var source = ByteSource(bytes)
    let contents = try Contents(of: &source, storeLimit: storeLimit)
    self.init(source, contents)
  }

  fileprivate init(_ source: consuming ByteSource, _ contents: Contents) {
    self.source = source
    self.contents = contents
  }

  fileprivate consuming func close() -> ByteSource { source }

  /// Compares a hard binding of the manifests in the store with the file.
  package mutating func check(_ binding: HardBinding) throws(PhotoReadError) -> CredentialsBinding {
    guard contents.ranges.count == 1 else { return .severalStores }
    let subject = HardBinding.Subject(
      container: contents.container, parts: contents.parts, store: contents.ranges[0])
    return try binding.check(subject, in: &source)
  }

  /// What a file consists of, as far as credentials are concerned.
  fileprivate struct Contents {
    let container: PhotoContainer
    let parts: [FilePart]
    var stores: [[UInt8]] = []
    var ranges: [Range<Int>] = []
    var hasLargeStore = false
    var remoteAddress: String?

    init(of source: inout ByteSource, storeLimit: Int) throws(PhotoReadError) {
      let contents = try PhotoReader().contents(of: &source)
      try self.init(contents.parts, of: contents.container, in: &source, storeLimit: storeLimit)
      guard ranges.isEmpty else { return }
      var (traces, problems) = (FileTraces(), [MetadataProblem]())
      _ = try XMPFields.read(contents, in: &source, problems: &problems, traces: &traces)
      remoteAddress = traces.remoteCredentials
    }

    /// Finds the stores in the parts of a file, which were read before.
    init(
      _ parts: [FilePart], of container: PhotoContainer, in source: inout ByteSource,
      storeLimit: Int
    ) throws(PhotoReadError) {
      (self.container, self.parts) = (container, parts)
      let found = try CredentialsStore.all(in: parts, of: container, &source)
      for store in found.prefix(Limits.credentialStores) {
        let begin = try store.block.bytes(at: 0, count: Limits.credentialDescription, in: &source)
        guard try Self.isStore(Array(begin)) else { continue }
        ranges.append(store.range)
        guard store.block.count <= storeLimit else {
          hasLargeStore = true
          continue
        }
        stores.append(
          try source.withoutLimit { (source: inout ByteSource) throws(PhotoReadError) -> [UInt8] in
            Array(try store.block.bytes(at: 0, count: storeLimit, in: &source))
          })
      }
    }

    /// Whether bytes begin like a store; other standards keep their boxes in the same places.
    private static func isStore(_ begin: [UInt8]) throws(PhotoReadError) -> Bool {
      var nothing = ByteSource([])
      let block = MetadataBlock.bytes(begin)
      guard let box = try JUMBFBox(at: 0, of: 0..<begin.count, in: block, &nothing),
        box.type == "jumb"
      else { return false }
      let kind = try JUMBFDescription(of: box.content, in: block, &nothing)?.kind
      return kind == nil || kind == "c2pa"
    }
  }
}

extension PhotoFile {
  /// Passes on the file with its Content Credentials, after its metadata were read.
  ///
  /// The container is not walked again: `parts` are those of the metadata. A store with more bytes
  /// than `storeLimit` is not read.
  package mutating func withCredentials<Value>(
    in parts: [FilePart], of container: PhotoContainer, storeLimit: Int,
    _ body: (inout CredentialsFile) throws(PhotoReadError) -> Value
  ) throws(PhotoReadError) -> Value {
    var source = ByteSource([])
    swap(&source, &self.source)
    let contents: CredentialsFile.Contents
    do throws(PhotoReadError) {
      contents = try CredentialsFile.Contents(
        parts, of: container, in: &source, storeLimit: storeLimit)
    } catch {
      self.source = source
      throw error
    }
    var file = CredentialsFile(source, contents)
    let result = Result { () throws(PhotoReadError) in try body(&file) }
    self.source = file.close()
    return try result.get()
  }
}

extension FileTraces {
  /// The address in XMP of Content Credentials elsewhere.
  ///
  /// C2PA 2.2, 8.4: an address in JUMBF is one in the same file.
  package var remoteCredentials: String? {
    let address = xmp("dcterms:provenance")?.text
    return address?.lowercased().hasPrefix("self#jumbf") == true ? nil : address
  }
}
