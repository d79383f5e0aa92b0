import ContentCredentials
import Escaping
import PhotoMetadata

/// Writes Content Credentials with the members of ``StoredCredentials``.
extension JSONWriter {
  mutating func write(_ report: CredentialReport) {
    let stored = StoredCredentials(report)
    object { line in
      line.member("presence", stored.presence)
      line.member("remoteAddress", stored.remoteAddress.value)
      line.member("binding", stored.binding.value?.rawValue)
      line.member("state", stored.state)
      line.member("isUnbroken", stored.isUnbroken) { $0.value($1) }
      line.member("manifests", list: stored.manifests) { $0.write($1) }
    }
  }

  private mutating func write(_ manifest: StoredCredentials.Manifest) {
    object { line in
      line.member("label", manifest.label)
      line.member("isUpdate", manifest.isUpdate) { $0.value($1) }
      line.member("claimVersion", manifest.claimVersion.value)
      line.member("claimGenerator", manifest.claimGenerator.value)
      line.member("title", manifest.title.value)
      line.member("format", manifest.format.value)
      line.member("signer", manifest.signer.value) { $0.write($1) }
      line.member("time", manifest.time) { line, time in
        line.object { line in
          line.member("certainty", time.certainty)
          line.member("time", time.time.value?.text)
          line.member("authority", time.authority.value)
        }
      }
      line.member("actions", list: manifest.actions) { line, action in
        line.object { line in
          line.member("action", action.action)
          line.member("digitalSourceType", action.digitalSourceType.value)
          line.member("softwareAgent", action.softwareAgent.value)
          line.member("when", action.when.value)
        }
      }
      line.member("ingredients", list: manifest.ingredients) { line, ingredient in
        line.object { line in
          line.member("relationship", ingredient.relationship)
          line.member("title", ingredient.title.value)
          line.member("format", ingredient.format.value)
          line.member("manifest", ingredient.manifest.value)
          line.member("codes", ingredient.codes)
        }
      }
      line.member("identities", list: manifest.identities) { line, identity in
        line.object { line in
          line.member("assertion", identity.assertion)
          line.member("type", identity.type.value)
          line.member("roles", identity.roles)
          line.member("verification", identity.verification)
          line.member("commonName", identity.commonName.value)
          line.member("issuer", identity.issuer.value)
          line.member("claims", list: identity.claims) { $0.write($1) }
        }
      }
      line.member("softBindings", manifest.softBindings)
      line.member("codes", manifest.codes)
    }
  }

  private mutating func write(_ claim: StoredCredentials.Claim) {
    object { line in
      line.member("type", claim.type)
      line.member("name", claim.name.value)
      line.member("username", claim.username.value)
      line.member("uri", claim.uri.value)
      line.member("provider", claim.provider.value)
      line.member("verifiedAt", claim.verifiedAt.value)
    }
  }

  private mutating func write(_ signer: StoredSigner) {
    object { line in
      line.member("commonName", signer.commonName.value)
      line.member("organization", signer.organization.value)
      line.member("issuer", signer.issuer.value)
      line.member("serialNumber", signer.serialNumber.value)
      line.member("notBefore", signer.notBefore.text)
      line.member("notAfter", signer.notAfter.text)
      line.member("algorithm", signer.algorithm.value)
      line.member("trust", signer.trust) { line, trust in
        line.object { line in
          line.member("isListed", trust.isListed) { $0.value($1) }
          line.member("list", trust.list)
          line.member("listDate", trust.listDate.value)
          line.member("anchor", trust.anchor.value)
        }
      }
      line.member("product", signer.product.value) { line, product in
        line.object { line in
          line.member("name", product.name)
          line.member("organization", product.organization)
          line.member("maximumAssuranceLevel", product.maximumAssuranceLevel)
        }
      }
      line.member("revocation", signer.revocation)
      line.member("revokedOn", signer.revokedOn.value?.text)
      line.member("revocationListDate", signer.revocationListDate.value?.text)
    }
  }
}
