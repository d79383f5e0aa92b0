/// A resource of Photoshop as stored.
package struct ImageResource: Hashable, Sendable {
  /// What it is, such as ``iptc``.
  package let number: Int

  /// All its bytes, with what makes it even.
  package let range: Range<Int>

  /// The length of its name, the name, and what makes both even.
  package let name: Range<Int>

  /// Its content.
  package let content: Range<Int>

  /// The resources for IPTC, thumbnails as pixels and of JPEG, a color profile, the version, EXIF,
  /// XMP, and the digest of IPTC.
  package static let iptc = 0x0404
  package static let oldThumbnail = 0x0409
  package static let thumbnail = 0x040C
  package static let profile = 0x040F
  package static let versionInformation = 0x0421
  package static let exif = 0x0422
  package static let xmp = 0x0424
  package static let iptcDigest = 0x0425
}
