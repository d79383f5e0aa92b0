/// Why an XMP packet gives nothing.
enum XMPProblem: Error {
  case damaged
  case tooLarge
  case refused

  /// The problem as a reader of the metadata learns of it.
  var metadataProblem: MetadataProblem {
    switch self {
    case .damaged: .xmpDamaged
    case .tooLarge: .xmpTooLarge
    case .refused: .xmpRefused
    }
  }
}
