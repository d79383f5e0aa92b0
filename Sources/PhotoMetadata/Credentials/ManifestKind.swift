/// A kind of manifest of Content Credentials, C2PA 2.2, 11.1.4.2.
package enum ManifestKind: String {
  /// A manifest with claims about a file, and a hard binding to it.
  case standard = "c2ma"
  /// A manifest that is compressed with Brotli.
  case compressed = "c2cm"
  /// A manifest that adds to its parent, whose hard binding stays.
  case update = "c2um"
}
