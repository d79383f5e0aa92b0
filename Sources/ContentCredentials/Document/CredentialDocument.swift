public import Escaping
import PhotoMetadata

/// The Content Credentials of a file with everything in them, for other programs.
public struct CredentialDocument {
  /// What was found out about the credentials.
  public let report: CredentialReport

  /// The manifests of the store, the active one first.
  let manifests: [Manifest]

  /// The time of the verification, in seconds since 1970.
  let time: Int

  /// Writes the document as crJSON, the form that C2PA publishes for the exchange of results.
  ///
  /// The program that writes is named with its version, which has three numbers. Bytes are in
  /// Base64 as `b64'…'`. A file without credentials has no manifests. The schema has no form for a
  /// manifest without a claim, or without a signature that can be read: these are left out of it.
  /// The name of the file is a member of our own, `extras:file`. There are no line feeds.
  public func write(
    to writer: inout JSONWriter, generator: String, version: String, file: String? = nil
  ) {
    writer.object { object in
      object.name("@context")
      object.object { context in
        context.member("@vocab", "https://c2pa.org/crjson")
        context.member("extras", "https://c2pa.org/crjson/extras")
      }
      if let file { object.member("extras:file", file) }
      object.member("manifests", list: manifests) { writer, manifest in
        let report = report.manifests.first { $0.label == manifest.label }
        ManifestDocument(manifest: manifest, report: report, time: time).write(to: &writer)
      }
      object.name("jsonGenerator")
      object.object { program in
        program.member("name", generator)
        program.member("version", version)
      }
    }
  }
}
