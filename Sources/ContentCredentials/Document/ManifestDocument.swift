import Escaping
import PhotoMetadata

/// A manifest with everything in it, as crJSON has it.
struct ManifestDocument {
  let manifest: Manifest

  /// What was found out about it; nil if it does not lead from the active manifest to an
  /// ingredient.
  let report: ManifestReport?

  /// The time of the verification, in seconds since 1970.
  let time: Int

  /// Writes the manifest as an object.
  func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("label", manifest.label)
      object.name("assertions")
      object.object { writeAssertions(to: &$0) }
      if let claim = manifest.claim {
        object.name(claim.version == 1 ? "claim" : "claim.v2")
        ClaimDocument(claim: claim, label: manifest.label).write(to: &object)
      }
      if let signature = manifest.signature.flatMap({ SignatureDocument($0, report) }) {
        object.name("signature")
        signature.write(to: &object)
      }
      object.name("validationResults")
      object.object { results in
        Self.writeStatuses(report?.statuses ?? [], to: &results)
        results.member("specVersion", Self.specificationVersion)
        results.member("validationTime", UTCTime.text(time))
      }
      let ingredients = report?.ingredients.filter { !$0.statuses.isEmpty } ?? []
      guard !ingredients.isEmpty else { return }
      object.member("ingredientDeltas", list: ingredients) { writer, ingredient in
        writer.object { delta in
          delta.member("ingredientAssertionURI", ingredient.address)
          delta.name("validationDeltas")
          delta.object { Self.writeStatuses(ingredient.statuses, to: &$0) }
        }
      }
    }
  }

  private static func writeStatuses(
    _ statuses: [ValidationStatus], to object: inout JSONWriter
  ) {
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

  /// Writes the assertions by their labels, of several with one label the first.
  private func writeAssertions(to object: inout JSONWriter) {
    let digests = Dictionary(
      (manifest.claim?.assertions ?? []).compactMap { reference in
        reference.address?.path.last.map { ($0, reference.digest) }
      }, uniquingKeysWith: { first, _ in first })
    var written: Set<String> = []
    for assertion in manifest.assertions where written.insert(assertion.label).inserted {
      object.name(assertion.label)
      switch assertion.embedded {
      case .json(let bytes) where JSONText.isObject(bytes): object.json(JSONText.line(of: bytes))
      case nil where assertion.value != nil: assertion.value?.write(to: &object)
      case .json, .file, nil:
        // Files, and what can't be read, are named only.
        object.object { reference in
          if case .file(let type?) = assertion.embedded { reference.member("format", type) }
          reference.member("identifier", manifest.address(of: assertion))
          if let digest = digests[assertion.label] {
            reference.name("hash")
            CBORValue.bytes(digest).write(to: &reference)
          }
        }
      }
    }
  }

  /// The version of the specification of C2PA by which manifests are verified.
  private static let specificationVersion = "2.2.0"
}
