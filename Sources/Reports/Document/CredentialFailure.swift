public import ContentCredentials
public import StringCatalogs

/// What fails in Content Credentials, in words for readers, with the codes of C2PA that say so.
public struct CredentialFailure: Hashable, Sendable {
  /// What fails, where several codes are one reason.
  ///
  /// The one that explains most comes first.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case file
    case statements
    case signature
    case signatureMissing
    case revocation
    case validity
    case certificate
    case algorithm
    case binding
    case redaction
    case form
    case earlierFile

    init(_ code: StatusCode) {
      self =
        switch code {
        case .dataHashMismatch, .boxesHashMismatch, .fileHashMismatch: .file
        case .assertionMismatch, .assertionMissing, .assertionUndeclared: .statements
        case .signatureMismatch: .signature
        case .signatureMissing: .signatureMissing
        case .credentialRevoked: .revocation
        case .signatureOutsideValidity: .validity
        case .credentialInvalid: .certificate
        case .algorithmUnsupported: .algorithm
        case .hardBindingMissing, .hardBindingMultiple, .dataHashMalformed, .boxesHashMalformed,
          .fileHashMalformed:
          .binding
        case .actionRedacted, .actionRedactionMismatch, .assertionNotRedacted,
          .assertionSelfRedacted, .dataHashRedacted:
          .redaction
        case .ingredientMismatch, .ingredientMissing, .ingredientSignatureMismatch,
          .ingredientSignatureMissing:
          .earlierFile
        default: .form
        }
    }

    /// The reason as a part of a sentence.
    public var message: LocalizedMessage { LocalizedMessage("credentials.failure.\(rawValue)") }
  }

  /// What fails.
  public var reason: Reason

  /// The codes, each once.
  public var codes: [StatusCode]

  /// Returns what codes of failures say, each reason once.
  public static func all(of codes: [StatusCode]) -> [CredentialFailure] {
    Reason.allCases.compactMap { reason in
      var known: Set<StatusCode> = []
      let codes = codes.filter { Reason($0) == reason && known.insert($0).inserted }
      return codes.isEmpty ? nil : CredentialFailure(reason: reason, codes: codes)
    }
  }
}
