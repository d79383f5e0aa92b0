/// A status of validation, C2PA 2.2, 15.2.2, by its code.
public enum StatusCode: String, Hashable, Sendable, CaseIterable {
  // What succeeded.
  case timeStampValidated = "timeStamp.validated"
  case timeStampTrusted = "timeStamp.trusted"
  case signatureInsideValidity = "claimSignature.insideValidity"
  case signatureValidated = "claimSignature.validated"
  case credentialTrusted = "signingCredential.trusted"
  case credentialNotRevoked = "signingCredential.ocsp.notRevoked"
  case assertionMatch = "assertion.hashedURI.match"
  case dataHashMatch = "assertion.dataHash.match"
  case boxesHashMatch = "assertion.boxesHash.match"
  case fileHashMatch = "assertion.bmffHash.match"
  case ingredientValidated = "ingredient.manifest.validated"
  case ingredientSignatureValidated = "ingredient.claimSignature.validated"

  // What is told.
  case additionalExclusions = "assertion.dataHash.additionalExclusionsPresent"
  case additionalBoxExclusions = "assertion.bmffHash.additionalExclusionsPresent"
  case ingredientUnknownProvenance = "ingredient.unknownProvenance"
  case revocationSkipped = "signingCredential.ocsp.skipped"
  case timeStampMalformed = "timeStamp.malformed"
  case timeStampMismatch = "timeStamp.mismatch"
  case timeStampOutsideValidity = "timeStamp.outsideValidity"
  case timeStampUntrusted = "timeStamp.untrusted"

  // What failed.
  case algorithmUnsupported = "algorithm.unsupported"
  case actionMalformed = "assertion.action.malformed"
  case actionIngredientMismatch = "assertion.action.ingredientMismatch"
  case actionRedacted = "assertion.action.redacted"
  case actionRedactionMismatch = "assertion.action.redactionMismatch"
  case assertionMismatch = "assertion.hashedURI.mismatch"
  case assertionMissing = "assertion.missing"
  case assertionNotRedacted = "assertion.notRedacted"
  case assertionOutsideManifest = "assertion.outsideManifest"
  case assertionSelfRedacted = "assertion.selfRedacted"
  case assertionUndeclared = "assertion.undeclared"
  case assertionValuesInvalid = "assertion.cbor.invalid"
  case boxesHashMalformed = "assertion.boxesHash.malformed"
  case boxesHashMismatch = "assertion.boxesHash.mismatch"
  case claimMalformed = "claim.malformed"
  case claimMissing = "claim.missing"
  case claimMultiple = "claim.multiple"
  case claimValuesInvalid = "claim.cbor.invalid"
  case credentialInvalid = "signingCredential.invalid"
  case credentialRevoked = "signingCredential.ocsp.revoked"
  case credentialUntrusted = "signingCredential.untrusted"
  case dataHashMalformed = "assertion.dataHash.malformed"
  case dataHashMismatch = "assertion.dataHash.mismatch"
  case dataHashRedacted = "assertion.dataHash.redacted"
  case fileHashMalformed = "assertion.bmffHash.malformed"
  case fileHashMismatch = "assertion.bmffHash.mismatch"
  case hardBindingMissing = "claim.hardBindings.missing"
  case hardBindingMultiple = "assertion.multipleHardBindings"
  case ingredientMalformed = "assertion.ingredient.malformed"
  case ingredientMismatch = "ingredient.manifest.mismatch"
  case ingredientMissing = "ingredient.manifest.missing"
  case ingredientSignatureMismatch = "ingredient.claimSignature.mismatch"
  case ingredientSignatureMissing = "ingredient.claimSignature.missing"
  case manifestMultipleParents = "manifest.multipleParents"
  case manifestUpdateInvalid = "manifest.update.invalid"
  case manifestUpdateWrongParents = "manifest.update.wrongParents"
  case signatureMismatch = "claimSignature.mismatch"
  case signatureMissing = "claimSignature.missing"
  case signatureOutsideValidity = "claimSignature.outsideValidity"

  /// What a status means for the manifest.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case success
    case informational
    case failure
  }

  /// What the status means for the manifest.
  public var kind: Kind {
    switch self {
    case .timeStampValidated, .timeStampTrusted, .signatureInsideValidity, .signatureValidated,
      .credentialTrusted, .credentialNotRevoked, .assertionMatch, .dataHashMatch, .boxesHashMatch,
      .fileHashMatch, .ingredientValidated, .ingredientSignatureValidated:
      .success
    case .additionalExclusions, .additionalBoxExclusions, .ingredientUnknownProvenance,
      .revocationSkipped, .timeStampMalformed, .timeStampMismatch, .timeStampOutsideValidity,
      .timeStampUntrusted:
      .informational
    default: .failure
    }
  }

  /// Whether the status says only that the signer is not on the trust list.
  ///
  /// Somebody who is on no list may sign: the manifest is as unbroken as any other.
  public var isAboutTrustOnly: Bool { self == .credentialUntrusted }
}
