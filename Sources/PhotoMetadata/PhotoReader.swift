public import PhotoFormats

/// Reads the metadata of a photo, and no more of the file than necessary.
///
/// Every kind of file in ``PhotoContainer`` is supported. A photo in a file and the same bytes in
/// memory give equal results.
///
/// ```swift
/// let metadata = try PhotoReader().metadata(in: bytes)
/// let camera = metadata.exif?.model
/// ```
public struct PhotoReader: Sendable {
  /// Compares a thumbnail at a position of a JPEG file with the picture of the file; nil if one of
  /// them is damaged, too large or too uniform to compare.
  package typealias ThumbnailComparing =
    @Sendable (_ file: ArraySlice<UInt8>, _ thumbnail: Range<Int>) -> ThumbnailComparison?

  private let compare: ThumbnailComparing?
  private var comparesCredentials = true

  /// Creates a reader.
  public init() { compare = nil }

  /// Creates a reader that compares thumbnails in a way.
  package init(_ compare: ThumbnailComparing?) { self.compare = compare }

  /// Returns a reader that leaves the hard binding of Content Credentials to whoever verifies them.
  ///
  /// It reads what they claim, but a digest of the file takes as long as reading all of it.
  package func withoutComparingCredentials() -> PhotoReader {
    var copy = self
    copy.comparesCredentials = false
    return copy
  }

  /// Reads a photo in memory.
  public func metadata(in bytes: [UInt8]) throws(PhotoReadError) -> EmbeddedMetadata {
    var source = ByteSource(bytes)
    return try metadata(from: &source)
  }

  /// Reads a photo from a file.
  ///
  /// Symbolic links are followed. Anything but a regular file is refused before reading, and a file
  /// that changes while it is read is an error.
  public func metadata(ofFileAt path: PhotoPath) throws(PhotoReadError) -> EmbeddedMetadata {
    var file = try PhotoFile(at: path)
    let result = Result { () throws(PhotoReadError) in try metadata(of: &file) }
    guard file.isUnchanged else { throw .changed }
    return try result.get()
  }

  /// Reads a photo from an open file.
  ///
  /// The result is valid only if ``PhotoFile/isUnchanged`` is true afterward.
  public func metadata(of file: inout PhotoFile) throws(PhotoReadError) -> EmbeddedMetadata {
    try metadata(from: &file.source)
  }

  func metadata(from source: inout ByteSource) throws(PhotoReadError) -> EmbeddedMetadata {
    let contents = try contents(of: &source)
    var problems = contents.problems
    var traces = FileTraces()
    let exif = try ExifFields.read(
      contents, in: &source, problems: &problems, traces: &traces)
    let xmp = try XMPFields.read(contents, in: &source, problems: &problems, traces: &traces)
    try traces.read(contents, in: &source, comparesCredentials: comparesCredentials)
    if let compare, contents.container == .jpeg, let position = traces.thumbnailRange,
      let file = try file(withThumbnailAt: position, in: &source)
    {
      let comparison = compare(file, position)
      traces.thumbnail?.similarity = comparison?.similarity
      traces.thumbnail?.largestDifference = comparison?.largestDifference
      let orientation = traces.orientation
      traces.thumbnail?.changedPart = comparison?.changedPart?.oriented(by: orientation)
      traces.thumbnail?.shownPart = comparison?.shownPart?.oriented(by: orientation)
    }
    try traces.readEmbeddedMedia(contents, in: &source)
    for index in traces.exif.indices {
      if let encoding = traces.exif[index].encoding { problems.note(.init(assumed: encoding)) }
    }
    for index in traces.others.indices {
      if let encoding = traces.others[index].encoding { problems.note(.init(assumed: encoding)) }
    }
    try traces.readEnd(contents, in: &source, problems: &problems)
    if source.isExhausted { problems.note(.readLimitReached) }
    guard contents.dimensions != nil || exif != nil || xmp != nil else { throw .damaged }
    return EmbeddedMetadata(
      container: contents.container, fileSize: source.size, dimensions: contents.dimensions,
      exif: exif, xmp: xmp, problems: problems, traces: traces)
  }

  /// Walks the container and returns its contents.
  func contents(of source: inout ByteSource) throws(PhotoReadError) -> ContainerContents {
    let signature = try source.bytes(at: 0, count: FileKind.signatureSize)
    switch FileKind(signature: signature) {
    case .photo(.jpeg): return try JPEGWalker.contents(of: &source)
    case .photo(.png): return try PNGWalker.contents(of: &source)
    case .photo(.webp): return try WebPWalker.contents(of: &source)
    case .photo(.heif): return try HEIFWalker.contents(of: &source)
    case .photo(.tiff): return try TIFFWalker.contents(of: &source)
    case .photo(.jpegXL): return try JPEGXLWalker.contents(of: &source)
    case .photo(.jpeg2000): return try JPEG2000Walker.contents(of: &source)
    case .photo(.gif): return try GIFWalker.contents(of: &source)
    case .photo(.bmp): return try BMPWalker.contents(of: &source)
    case .photo(.photoshop): return try PhotoshopWalker.contents(of: &source)
    case .photo(.cr3): return try CR3Walker.contents(of: &source)
    case .photo(.crw): return try CRWWalker.contents(of: &source)
    case .photo(.mrw): return try MRWWalker.contents(of: &source)
    case .photo(.raf): return try RAFWalker.contents(of: &source)
    case .photo(.x3f): return try X3FWalker.contents(of: &source)
    case .video: throw .video
    case .other: throw .notAPhoto
    }
  }
}
