public import Escaping
import PhotoMetadata

extension CredentialReport {
  /// Writes the report as an object of JSON, with the codes and the names of members that the
  /// specification has for results of validation.
  public func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("state", state.rawValue)
      object.member("presence", presence.name)
      object.member("remoteAddress", presence.remoteAddress)
      object.member("binding", binding?.rawValue)
      object.member("isUnbroken", active == nil ? nil : isUnbroken) { $0.value($1) }
      object.member("activeManifest", active?.label)
      object.member("validationResults", active) { writer, active in
        writer.object { results in
          results.member("activeManifest", active.statuses) { Self.write($1, to: &$0) }
          let ingredients = manifests.flatMap(\.ingredients).filter { !$0.statuses.isEmpty }
          results.member("ingredientDeltas", list: ingredients) { writer, ingredient in
            writer.object { delta in
              delta.member("ingredientAssertionURI", ingredient.address)
              delta.member("validationDeltas", ingredient.statuses) { Self.write($1, to: &$0) }
            }
          }
        }
      }
      object.member("manifests", list: manifests) { $1.write(to: &$0) }
    }
  }

  private static func write(_ statuses: [ValidationStatus], to writer: inout JSONWriter) {
    writer.object { object in
      for kind in StatusCode.Kind.allCases {
        object.member(kind.rawValue, list: statuses.filter { $0.code.kind == kind }) {
          writer, status in
          writer.object { object in
            object.member("code", status.code.rawValue)
            object.member("url", status.address)
          }
        }
      }
    }
  }
}

extension CredentialReport.Presence {
  /// The name in JSON.
  fileprivate var name: String {
    switch self {
    case .absent: "absent"
    case .remote: "remote"
    case .embedded: "embedded"
    case .several: "several"
    case .unreadable(let reason): reason.rawValue
    }
  }

  fileprivate var remoteAddress: String? {
    if case .remote(let address) = self { address } else { nil }
  }
}

extension ManifestReport {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("label", label)
      object.member("isUpdate", isUpdate) { $0.value($1) }
      object.member("claimVersion", claimVersion)
      object.member("claimGenerator", generator)
      object.member("title", title)
      object.member("format", format)
      object.member("isSignatureValid", has(.signatureValidated)) { $0.value($1) }
      object.member("signer", signer) { $1.write(to: &$0) }
      object.member("time", time) { writer, time in
        writer.object { object in
          object.member("certainty", time.name)
          object.member("time", time.text)
          object.member("authority", time.authority)
        }
      }
      object.member("actions", list: actions) { writer, action in
        writer.object { object in
          object.member("action", action.name)
          object.member("digitalSourceType", action.sourceType)
          object.member("softwareAgent", action.agent)
          object.member("when", action.time)
        }
      }
      object.member("ingredients", list: ingredients) { writer, ingredient in
        writer.object { object in
          object.member("relationship", ingredient.relationship.rawValue)
          object.member("title", ingredient.title)
          object.member("format", ingredient.format)
          object.member("manifest", ingredient.manifest)
        }
      }
      object.member("identities", list: identities) { writer, identity in
        writer.object { object in
          object.member("assertion", identity.label)
          object.member("type", identity.kind)
          object.member("roles", identity.roles)
          object.member("verification", identity.verification.rawValue)
          object.member("commonName", identity.name)
          guard let issuer = identity.issuer else { return }
          object.member("issuer", issuer)
          object.member("verifiedIdentities", list: identity.claims) { writer, claim in
            writer.object { object in
              object.member("type", claim.kind)
              object.member("name", claim.name)
              object.member("username", claim.username)
              object.member("address", claim.address)
              object.member("provider", claim.provider)
              object.member("verifiedAt", claim.time)
            }
          }
        }
      }
      object.member("softBindings", softBindings)
      object.member("redactedAssertions", redactions)
    }
  }
}

extension SigningTime {
  fileprivate var name: String {
    switch self {
    case .proved: "proved"
    case .claimed: "claimed"
    case .unknown: "unknown"
    }
  }
}

extension Signer {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("commonName", name)
      object.member("organization", organization)
      object.member("issuer", issuer)
      object.member("serialNumber", serialNumber)
      object.member("notBefore", UTCTime.text(validity.lowerBound))
      object.member("notAfter", UTCTime.text(validity.upperBound))
      object.member("algorithm", algorithm?.rawValue)
      object.member("trust", trust) { writer, trust in
        writer.object { object in
          switch trust {
          case .listed(let list, let date, let anchor):
            object.member("isListed", true) { $0.value($1) }
            object.member("list", list)
            object.member("listDate", date)
            object.member("anchor", anchor)
          case .unlisted(let list, let date):
            object.member("isListed", false) { $0.value($1) }
            object.member("list", list)
            object.member("listDate", date)
          }
        }
      }
      object.member("product", product) { writer, product in
        writer.object { object in
          object.member("name", product.name)
          object.member("organization", product.organization)
          object.member("maximumAssuranceLevel", product.maximumAssuranceLevel)
        }
      }
      object.member("revocation", revocation.rawValue)
      object.member("revokedOn", revokedOn.map(UTCTime.text))
      object.member("revocationListDate", revocationList.map(UTCTime.text))
    }
  }
}
