/// Why an XMP packet is rejected.
enum XMPProblem: Error {
  case damaged
  case tooLarge
  case refused

  /// The corresponding problem of the metadata.
  var metadataProblem: MetadataProblem {
    switch self {
    case .damaged: .xmpDamaged
    case .tooLarge: .xmpTooLarge
    case .refused: .xmpRefused
    }
  }
}
