import Escaping

/// A signature with its certificates, as crJSON has it.
struct SignatureDocument {
  private let algorithm: String
  private let certificate: Certificate
  private let stamp: TimeStampToken?

  /// Reads a signature; nil if it can't be read, or has no certificate.
  init?(_ bytes: ArraySlice<UInt8>, _ report: ManifestReport?) {
    guard let message = SignedMessage(bytes), let algorithm = message.algorithm,
      let certificate = message.chain.first.flatMap({ Certificate($0) })
    else { return nil }
    self.algorithm = algorithm.rawValue
    self.certificate = certificate
    let tokens = message.timeStamps?.tokens ?? []
    // What a stamp says counts only if it is one of this signature.
    let isStamped = report?.has(.timeStampValidated) == true
    stamp = isStamped ? tokens.first.flatMap { TimeStampToken($0) } : nil
  }

  /// Writes the signature as an object.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("algorithm", algorithm)
      Self.write(certificate, to: &object)
      guard let stamp, let authority = stamp.signer else { return }
      object.name("timeStampInfo")
      object.object { info in
        info.member("timestamp", UTCTime.text(stamp.time))
        Self.write(authority, to: &info)
      }
    }
  }

  private static func write(_ certificate: Certificate, to object: inout JSONWriter) {
    object.name("certificateInfo")
    object.object { info in
      info.member("serialNumber", certificate.serialNumber)
      for (name, isIssuer) in [("issuer", true), ("subject", false)] {
        info.name(name)
        info.object { object in
          for part in certificate.parts(ofIssuer: isIssuer) { object.member(part.name, part.text) }
        }
      }
      info.name("validity")
      info.object { validity in
        validity.member("notBefore", UTCTime.text(certificate.validity.lowerBound))
        validity.member("notAfter", UTCTime.text(certificate.validity.upperBound))
      }
    }
  }
}
