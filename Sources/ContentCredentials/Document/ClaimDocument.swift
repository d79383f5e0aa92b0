import Escaping
import PhotoMetadata

/// A claim with the members that crJSON has for its version.
struct ClaimDocument {
  let claim: Claim

  /// The label of the manifest.
  let label: String

  /// Writes the claim as an object.
  func write(to writer: inout JSONWriter) {
    var reader = CBORReader(claim.bytes, limit: CredentialLimits.values)
    let value = reader.value()
    writer.object { object in
      for name in claim.version == 1 ? Self.firstMembers : Self.secondMembers {
        switch name {
        case "signature":
          object.member(
            name, StoreAddress(claim.signature)?.absolute(in: label) ?? claim.signature)
        case "claim_generator_info": writeGenerator(of: value, to: &object)
        case "assertions", "created_assertions", "gathered_assertions":
          guard let references = value?[name]?.elements else { continue }
          object.member(name, list: references.compactMap { HashedAddress($0) }, Self.write)
        case "redacted_assertions":
          if value?[name] != nil { object.member(name, claim.redacted) }
        case "metadata":
          guard let metadata = value?[name], metadata.members != nil else { continue }
          object.name(name)
          metadata.write(to: &object)
        default:
          if let text = value?[name]?.text { object.member(name, text) }
        }
      }
    }
  }

  private static func write(to writer: inout JSONWriter, _ reference: HashedAddress) {
    writer.object { object in
      object.member("url", reference.text)
      if let algorithm = reference.algorithm { object.member("alg", algorithm) }
      object.name("hash")
      CBORValue.bytes(reference.digest).write(to: &object)
    }
  }

  /// Writes what a claim says of the program, which has a list of them in version 1, and there may
  /// be only a text.
  private func writeGenerator(of value: CBORValue?, to object: inout JSONWriter) {
    let described = value?["claim_generator_info"]
    let programs = (described?.elements ?? [described].compactMap { $0 }).filter {
      $0["name"]?.text != nil
    }
    object.name("claim_generator_info")
    let named = CBORValue.map([(.text("name"), .text(claim.generator ?? ""))])
    if claim.version == 1 {
      object.list(programs.isEmpty ? [named] : programs) { $1.write(to: &$0) }
    } else {
      (programs.first ?? named).write(to: &object)
    }
  }

  private static let firstMembers = [
    "claim_generator", "claim_generator_info", "signature", "assertions", "dc:format",
    "instanceID", "dc:title", "redacted_assertions", "alg", "alg_soft", "metadata",
  ]

  private static let secondMembers = [
    "instanceID", "claim_generator_info", "signature", "created_assertions",
    "gathered_assertions", "dc:title", "redacted_assertions", "alg", "alg_soft", "specVersion",
    "metadata",
  ]
}
