import Foundation
import TestSupport
import Testing

/// `metalens credentials`, on real files.
@Suite(.needs(.data))
struct CredentialsTests {
  private let tool: Tool
  private let scratch: TemporaryFolder
  private let folder = Repository.sharedData.appending(path: "credentials")

  init() throws {
    scratch = try TemporaryFolder()
    tool = Tool(folder: scratch.url)
  }

  private func run(_ names: [String], _ options: String...) throws -> Program.Run {
    let paths = names.map { folder.appending(path: $0).path }
    return try tool.run(arguments: ["credentials"] + paths + options)
  }

  @Test func answersEachQuestionOnALineOfItsOwn() throws {
    let run = try run(["c2pa-rs/CA.jpg"])
    #expect(run.status == 0)
    for line in [
      "  The Content Credentials are valid, but the signer isn’t on a trust list.\n",
      "  File: The credentials match this file\n",
      "  Credentials: Unchanged since they were signed\n",
      "  Signed by: C2PA Signer, C2PA Test Signing Cert\n",
      "  Trust: Not on the C2PA Trust List dated",
      "  Claims: Opened for editing\n", "  Made from: the picture before it was edited, A.jpg\n",
      "  Valid Content Credentials show who",
    ] {
      #expect(run.text.contains(line), "\(line)")
    }
    #expect(!run.text.contains("What failed"))
  }

  @Test func failsWithWhatChanged() throws {
    let changed = try run(["c2pa-rs/C.jpg", "c2pa-rs/XCA.jpg"])
    #expect(changed.status == 1)
    #expect(changed.text.contains("  File: The credentials don’t match this file\n"))
    let words = changed.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words.contains(
        "The Content Credentials don’t match this file. It was changed after signing, or"))
    #expect(
      words.contains(
        "What failed: The file was changed after signing, or the credentials belong to another file "
          + "(assertion.dataHash.mismatch)"))
    let signature = try run(["c2pa-rs/E-sig-CA.jpg"])
    #expect(signature.status == 1)
    #expect(signature.text.contains("  Signed by: Unknown; the signature doesn’t match"))
    #expect(!signature.text.contains("Trust:"))
  }

  @Test func namesFilesThatCannotBeRead() throws {
    let run = try run(["c2pa-rs/C.jpg", "SOURCES.tsv", "nowhere.jpg"])
    #expect(run.status == 2)
    #expect(run.text.contains("File: The credentials match this file"))
    #expect(run.errorText.split(separator: "\n").count == 2)
  }

  @Test func trustsTheListOfItsUser() throws {
    let list = folder.appending(path: "trust/test_cert_root_bundle.pem").path
    let run = try run(["c2pa-rs/C.jpg"], "--trust-list", list, "--format", "json")
    #expect(run.status == 0)
    let json = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let file = (json["files"] as? [[String: Any]])?.first
    let credentials = file?["credentials"] as? [String: Any]
    #expect(credentials?["state"] as? String == "trusted")
    #expect(file?["file"] as? String == folder.appending(path: "c2pa-rs/C.jpg").path)
    try scratch.write("no certificate".utf8, to: "empty.pem")
    let wrong = try self.run(["c2pa-rs/C.jpg"], "--trust-list", "empty.pem")
    #expect(wrong.status == 2)
    #expect(wrong.errorText == "error: No PEM certificates were found in empty.pem\n")
  }

  /// An audit trusts as `credentials` does, in its rows and in the report made from them.
  @Test func trustsTheListOfItsUserInAudits() throws {
    let list = folder.appending(path: "trust/test_cert_root_bundle.pem").path
    let photo = folder.appending(path: "c2pa-rs/C.jpg").path
    func state(_ options: [String]) throws -> String? {
      let run = try tool.run(arguments: ["audit", photo, "--format", "ndjson"] + options)
      #expect(run.status == 0)
      let row = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
      let report = row?["report"] as? [String: Any]
      return ((report ?? row)?["credentials"] as? [String: Any])?["state"] as? String
    }
    #expect(try state([]) == "valid")
    #expect(try state(["--trust-list", list]) == "trusted")
    let text = try tool.run(arguments: ["audit", photo, "--trust-list", list, "--verbose"]).text
    #expect(text.contains("On the list ") && !text.contains("Not on the "))
    try scratch.write("nothing".utf8, to: "empty.pem")
    for (option, message) in [
      ("--trust-list", "No PEM certificates were found in empty.pem"),
      ("--time-stamp-list", "No PEM certificates were found in empty.pem"),
      (
        "--revocations",
        "empty.pem contains no list of revoked certificates (CRL) in PEM or DER format"
      ),
    ] {
      for command in ["audit", "credentials"] {
        let wrong = try tool.run(arguments: [command, photo, option, "empty.pem"])
        #expect(wrong.status == 2)
        let text = wrong.errorText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text == "error: \(message)")
      }
    }
  }

  @Test func answersTheRubrics() throws {
    let text = try run(["c2pa-rs/XCA.jpg"]).text
    for line in [
      "  C2PA rubric: No structural failures found\n",
      "  C2PA rubric: Found validation mismatches: assertion.dataHash.mismatch\n",
      "  C2PA rubric: Contains ambiguous actions\n",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    // A signer who is on no list never reads like a failure.
    #expect(!text.contains("Does not contain") && !text.contains("trust failures"))
    let run = try run(["c2pa-rs/XCA.jpg"], "--format", "json")
    let json = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let rubrics = (json["files"] as? [[String: Any]])?.first?["rubrics"] as? [[String: Any]]
    #expect(rubrics?.count == 20)
    let statement = rubrics?.first { $0["id"] as? String == "validation:valid_success" }
    #expect(statement?["result"] as? Bool == false)
    #expect(statement?["matches"] as? [String] == ["assertion.dataHash.mismatch"])
  }

  /// Each file has a line, from which other programs read it.
  @Test func writesTheFormOfC2PA() throws {
    let run = try run(["c2pa-rs/C.jpg", "c2pa-rs/no_manifest.jpg"], "--format", "crjson")
    #expect(run.status == 0)
    let documents = try run.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(documents.count == 2)
    #expect(documents.map { ($0["manifests"] as? [Any])?.count } == [1, 0])
    #expect((documents[0]["jsonGenerator"] as? [String: String])?["name"] == "metalens")
  }

  /// Files without credentials fail nothing.
  @Test func saysWhatIsNotThere() throws {
    let run = try run(["c2pa-rs/no_manifest.jpg", "c2pa-rs/cloud.jpg"])
    #expect(run.status == 0)
    #expect(
      run.text.contains("No Content Credentials. Their absence says nothing about the picture.\n"))
    #expect(run.text.contains("weren’t loaded:"))
  }
}
