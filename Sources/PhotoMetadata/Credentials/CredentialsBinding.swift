/// Whether Content Credentials belong to the file that contains them.
///
/// Their hard binding is a digest of the file's bytes without the credentials themselves, C2PA 2.2,
/// 9.2. What a manifest claims counts for the picture only if the digest is that of this file. That
/// says nothing about who signed it.
public enum CredentialsBinding: String, Hashable, Sendable, Codable, CaseIterable {
  /// The digest is that of this file.
  case bound

  /// The digest is not that of this file: the credentials belong to other content, or the file was
  /// changed after they were made.
  case notBound

  // Not checked, and why.

  /// The file has several stores of manifests, of which none can be trusted.
  case severalStores

  /// The manifest has no hard binding.
  case noHardBinding

  /// The hard binding is of a kind that is not supported, or not for this kind of file.
  case unsupportedKind

  /// The digest is computed by an algorithm that is not supported.
  case unsupportedAlgorithm

  /// The manifest is compressed.
  case compressedManifest

  /// The hard binding, or the manifest that has it, is damaged or missing.
  case damaged

  /// The digest is that of this file, but leaves out some or all of the picture.
  case pictureLeftOut

  /// The file is too large.
  case tooLarge

  /// Whether the digest was compared with the bytes that it must cover.
  public var isChecked: Bool { self == .bound || self == .notBound }
}
