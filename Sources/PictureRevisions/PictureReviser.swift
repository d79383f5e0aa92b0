package import PhotoFormats
package import PhotoMetadata
import Pictures

/// Changes the picture of a photo: decodes it, changes its pixels, encodes it in the same form, and
/// puts it in the place of the old one, with what must fit it.
///
/// What can’t be encoded in its own form becomes a JPEG file.
package struct PictureReviser {
  private let changes: [PictureChange]
  /// What the copy leaves out, so that it needs no change.
  let removed: Set<MetadataKind>
  private let software: String
  private let date: String?
  private let limits: PictureLimits

  /// Creates a reviser that applies changes in their order.
  ///
  /// `removed` is what will be removed anyway. `software` and `date` are for the entries of EXIF
  /// that say what wrote a file, and when.
  package init(
    _ changes: [PictureChange], removed: Set<MetadataKind> = [], software: String, date: String?,
    maximumPixels: Int? = nil
  ) {
    (self.changes, self.removed) = (changes, removed)
    limits = PictureLimits(
      bytes: .max, pixels: maximumPixels ?? Self.maximumPixels,
      pixelsPerByte: maximumPixels == nil ? PictureLimits.usualPixelsPerByte : nil)
    self.software = software
    self.date = date
  }

  /// The maximum number of pixels, unless a plan says otherwise.
  package static let maximumPixels = 1 << 27

  /// Returns a photo with a changed picture.
  package func revise(
    _ bytes: consuming [UInt8], _ container: PhotoContainer
  ) throws(RevisionError) -> PictureRevision {
    guard let metadata = try? PhotoReader().metadata(in: bytes) else { throw .damaged }
    let limit = limits.pixels(inFileOf: bytes.count)
    var revision = PictureRevision(
      bytes: [], summaries: [], sourceType: sourceType(of: metadata), changes: [],
      container: container)
    if revision.sourceType != nil {
      revision.changes.append(
        MetadataChange(.added, .technical, "XMP Iptc4xmpExt:DigitalSourceType"))
    }
    revision.date = date
    var exif = ExifRevision(removed: removed, software: software, date: date)
    switch container {
    case .jpeg: try JPEGRevision(bytes, limit: limit).revise(&revision, &exif, self, metadata)
    case .png: try PNGRevision(bytes, limit: limit).revise(&revision, &exif, self, metadata)
    case .webp: try WebPRevision(bytes, limit: limit).revise(&revision, &exif, self, metadata)
    case .tiff:
      if let name = TIFFHeader.relatedFormat(of: bytes) { throw .unsupported(name) }
      var tiff = try TIFFRevision(bytes, limit: limit)
      try tiff.revise(&revision, &exif, self, metadata)
    case .heif:
      try HEIFRevision(bytes, limit: limit).revise(&revision, &exif, self, metadata)
    default: throw .unsupported(container.name)
    }
    revision.changes += exif.changes
    return revision
  }

  /// Applies all changes to a picture with 8 bits per channel, and notes them.
  func apply(
    to raster: inout Raster<UInt8>, _ photo: PictureFacts, _ revision: inout PictureRevision
  ) throws(RevisionError) {
    for change in changes {
      try change.apply(to: &raster, photo)
      revision.summaries.append(try change.summary(for: photo))
    }
  }

  /// Applies all changes to a picture with 16 bits per channel, and notes them.
  func apply(
    to raster: inout Raster<UInt16>, _ photo: PictureFacts, _ revision: inout PictureRevision
  ) throws(RevisionError) {
    for change in changes {
      try change.apply(to: &raster, photo)
      revision.summaries.append(try change.summary(for: photo))
    }
  }

  /// Returns the source type to declare; nil to leave what the photo declares.
  ///
  /// Whatever is not a capture stays declared: a look makes no photograph of it. What Content
  /// Credentials declare of it would end with them, if they belong to the photo.
  private func sourceType(of metadata: EmbeddedMetadata) -> String? {
    guard changes.contains(where: \.isLook) else { return nil }
    let declared = metadata.traces.xmp("Iptc4xmpExt:DigitalSourceType")?.text
    if let declared, !Self.isCapture(declared) { return nil }
    let credentials = metadata.traces.others.first {
      $0.source == .credentials("digitalSourceType", of: .active) && !Self.isCapture($0.text)
    }
    // A file may have a million traces, so that this is asked once.
    guard let credentials, metadata.traces.hasBoundClaims else {
      return Self.vocabulary + "algorithmicallyEnhanced"
    }
    return credentials.text
  }

  private static func isCapture(_ declaration: String) -> Bool {
    let term = declaration.split { $0 == "/" || $0 == ":" }.last ?? ""
    return captures.contains(term.lowercased())
  }

  /// IPTC NewsCodes: the digital source types.
  private static let vocabulary = "http://cv.iptc.org/newscodes/digitalsourcetype/"

  /// The terms for captures of a camera or a scanner and for what people and algorithms corrected.
  private static let captures: Set<String> = [
    "digitalcapture", "computationalcapture", "negativefilm", "positivefilm", "print",
    "minorhumanedits", "humanedits", "algorithmicallyenhanced",
  ]
}
