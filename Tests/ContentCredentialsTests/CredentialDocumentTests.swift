import ContentCredentials
import Escaping
import Foundation
import PhotoFormats
import TestSupport
import Testing

/// Documents in crJSON.
///
/// They are compared with those that c2pa-python writes; each kind of difference is a row of
/// `crjson-differences.tsv` with its reason.
@Suite(.needs(.python))
struct CredentialDocumentTests {
  @Test func agreesOnFilesThatAreSignedAndBroken() throws {
    let files = try SignedFiles.shared()
    let anchors = ["signers", "authorities"].map { files.url.appending(path: "\($0).pem") }
    let paths = files.verdicts.map(\.path)
    let found = try differences(on: paths, files.verifier, anchors)
    #expect(found.count > 350)
    try expectRows(explain: found.lines, of: "signed")
  }

  @Test(.needs(.data)) func agreesOnRealFiles() throws {
    let folder = Repository.sharedData.appending(path: "credentials")
    let anchors = ["C2PA-TRUST-LIST.pem", "C2PA-TSA-TRUST-LIST.pem"].map {
      folder.appending(path: "trust/\($0)")
    }
    let paths = try ["c2pa-rs", "public-testfiles"].flatMap { name in
      let path = folder.appending(path: name).path
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted().map {
        "\(path)/\($0)"
      }
    }
    let found = try differences(on: paths, CredentialVerifier(), anchors)
    #expect(found.count == 28)
    try expectRows(explain: found.lines, of: "real")
  }

  @Test func isOneLineWithItsGenerator() throws {
    let files = try SignedFiles.shared()
    let path = files.url.appending(path: "container-2.jpg").path
    let text = try line(for: path, files.verifier)
    #expect(!text.contains("\n"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let generator = json["jsonGenerator"] as? [String: String]
    #expect(generator == ["name": "test", "version": "1.0.0"])
    let context = json["@context"] as? [String: String]
    #expect(context?["@vocab"] == "https://c2pa.org/crjson")
    let manifest = (json["manifests"] as? [[String: Any]])?.first
    let results = manifest?["validationResults"] as? [String: Any]
    #expect((results?["success"] as? [Any])?.isEmpty == false)
    #expect((results?["failure"] as? [Any])?.isEmpty == true)
    #expect(results?["validationTime"] is String)
  }

  /// A file without credentials has a document without manifests.
  @Test(.needs(.data)) func hasNoManifestsWithoutCredentials() throws {
    let path = Repository.sharedData.appending(path: "credentials/c2pa-rs/no_manifest.jpg").path
    #expect(try line(for: path, CredentialVerifier()).contains(#""manifests":[],"#))
  }

  /// Digests may be lists of numbers, and of members with one name the last counts.
  @Test func writesEveryKindOfValue() throws {
    let value = StoreBuilder.map([
      ("a", StoreBuilder.head(0, 1)), ("a", [0xF9, 0x3E, 0x00]), ("n", [0xF6]), ("t", [0xF5]),
      ("b", StoreBuilder.bytes([1, 2])), ("m", [0x38, 0x63]), ("e", StoreBuilder.list([])),
      ("hash", StoreBuilder.list([StoreBuilder.head(0, 1), StoreBuilder.head(0, 255)])),
      ("pad", StoreBuilder.list([StoreBuilder.head(0, 256)])), ("i", [0xF9, 0x7C, 0x00]),
    ])
    let store = StoreBuilder.store([StoreBuilder.manifest("urn:c2pa:1", [("test", value)])])
    var writer = JSONWriter()
    try CredentialVerifier().document(on: StoreBuilder.jpeg(store))
      .write(to: &writer, generator: "test", version: "1.0.0")
    let members =
      #""a":1.5,"n":null,"t":true,"b":"b64'AQI='","m":-100,"e":[],"#
      + #""hash":"b64'Af8='","pad":[256],"i":null"#
    #expect(String(decoding: writer.bytes, as: UTF8.self).contains(#""test":{\#(members)}"#))
  }

  // MARK: Comparison

  private func line(for path: String, _ verifier: CredentialVerifier) throws -> String {
    var writer = JSONWriter()
    try verifier.document(onFileAt: PhotoPath(path))
      .write(to: &writer, generator: "test", version: "1.0.0", file: path)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns how many files both have documents for, and what differs.
  private func differences(
    on paths: [String], _ verifier: CredentialVerifier, _ anchors: [URL]
  ) throws -> (count: Int, lines: [String]) {
    let scratch = try TemporaryFolder()
    let pem = try anchors.map { try Data(contentsOf: $0) }.reduce(Data(), +)
    let lines = paths.compactMap { try? line(for: $0, verifier) }.joined(separator: "\n")
    let list = try scratch.write(pem, to: "anchors.pem")
    let documents = try scratch.write(Data(lines.utf8), to: "documents.jsonl")
    let script = Repository.root.appending(
      path: "Tests/ContentCredentialsTests/Checks/compare_crjson.py")
    let run = try #require(Program.python).run([script.path, list.path, documents.path])
    #expect(run.status == 0, "\(run.errorText)")
    let output = run.text.split(separator: "\n").map(String.init)
    return (output.first.flatMap { Int($0) } ?? 0, Array(output.dropFirst()))
  }

  /// Expects a row for each difference, and that each row is needed.
  private func expectRows(explain lines: [String], of files: String) throws {
    let table = Repository.root.appending(
      path: "Tests/ContentCredentialsTests/crjson-differences.tsv")
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t").map(String.init) }
      .filter { $0[0] == files || $0[0] == "both" }
    func explains(_ row: [String], _ line: String) -> Bool {
      let difference = String(line.prefix { $0 != "\t" })
      // The way to a member that differs everywhere begins with `*`.
      guard let star = row[1].firstIndex(of: "*") else { return difference == row[1] }
      return difference.hasPrefix(row[1][..<star])
        && difference.hasSuffix(row[1][row[1].index(after: star)...])
    }
    for line in lines { #expect(rows.contains { explains($0, line) }, "\(line)") }
    for row in rows { #expect(lines.contains { explains(row, $0) }, "unused: \(row[1])") }
  }
}
