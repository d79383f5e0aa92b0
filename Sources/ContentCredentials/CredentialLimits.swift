/// The limits for verifying Content Credentials.
///
/// Real manifests stay far below each limit. Files that exceed one are damaged or hostile.
enum CredentialLimits {
  /// Bytes of a store of manifests.
  static let storeBytes = 16 * 1024 * 1024

  /// Bytes of all compressed manifests in a store.
  static let expandedBytes = 8 * 1024 * 1024

  /// Manifests in a store.
  static let manifests = 64

  /// Boxes in a store.
  static let boxes = 16_384

  /// Assertions of a manifest.
  static let assertions = 512

  /// Bytes of a claim, a signature, or an assertion whose values are read.
  static let valueBytes = 1024 * 1024

  /// Bytes of an assertion in JSON that is part of a document.
  static let jsonBytes = 256 * 1024

  /// Values in a claim, a signature or an assertion.
  static let values = 16_384

  /// Values in all claims and assertions of a store.
  static let allValues = 262_144

  /// Ingredients on the way from the active manifest to another.
  static let depth = 32

  /// Statuses in a report.
  static let statuses = 4096

  /// Bytes of a certificate.
  static let certificateBytes = 32 * 1024

  /// Certificates of a chain.
  static let chain = 8

  /// Bits of an RSA key, which takes time by the cube of them.
  static let keyBits = 8192

  /// Extended key usages of a certificate.
  static let keyUsages = 32

  /// Certificates in a trust list.
  static let trustAnchors = 1024

  /// Bytes of a time stamp.
  static let tokenBytes = 128 * 1024

  /// Time stamps of a manifest store.
  static let tokens = 64

  /// Answers of revocation services in a signature.
  static let revocationAnswers = 1

  /// Bits of the exponent of an RSA key, which is small in every real one.
  static let exponentBits = 64

  /// Identities of a manifest, each with a signature.
  static let identities = 8

  /// What an identity claims to have been checked.
  static let identityClaims = 32

  /// Bytes of a file with lists of revoked certificates, and lists in it.
  static let (revocationBytes, revocationLists) = (16 * 1024 * 1024, 64)

  /// Actions and redactions of a manifest that are listed.
  static let listed = 256
}
