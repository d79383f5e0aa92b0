import Foundation
import PhotoCopies
import PhotoMetadata
import TestSupport
import Testing

/// What `metalens copy` says of Content Credentials that end with a copy, before and afterward.
@Suite(.needs(.data))
struct CopyCredentialsTests {
  private let tool: Tool
  private let folder: TemporaryFolder
  private let credentials = Repository.sharedData.appending(path: "credentials")

  init() throws {
    folder = try TemporaryFolder()
    tool = Tool(folder: folder.url)
    for (name, copy) in [
      ("c2pa-rs/C.jpg", "valid.jpg"), ("c2pa-rs/XCA.jpg", "broken.jpg"),
      ("c2pa-rs/cloud.jpg", "remote.jpg"), ("c2pa-rs/no_manifest.jpg", "none.jpg"),
    ] {
      try folder.write(Data(contentsOf: credentials.appending(path: name)), to: copy)
    }
  }

  private func copy(_ name: String, _ options: String...) throws -> Program.Run {
    try tool.run(arguments: ["copy", name, "-o", "copies/"] + options)
  }

  private func names(in folder: String) -> [String] {
    let path = self.folder.url.appending(path: folder).path
    return (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  @Test func warnsOfWhatEnds() throws {
    let valid = try copy("valid.jpg", "--remove", "location")
    #expect(valid.status == 0)
    #expect(
      valid.errorText.contains(
        "valid.jpg: warning: Changing the file invalidates its Content Credentials, so the copy"
      )
    )
    #expect(valid.errorText.contains("the signer isn’t on a trust list: C2PA Signer\n"))
    let broken = try copy("broken.jpg", "--set", "owner=Somebody")
    #expect(broken.errorText.contains("They fail verification in the original, too.\n"))
    let remote = try copy("remote.jpg", "--remove", "all-private")
    #expect(remote.errorText.contains("The original says where its Content Credentials are kept."))
    for options in [["--remove", "location"], ["--set", "owner=Somebody"]] {
      let none = try tool.run(arguments: ["copy", "none.jpg", "-o", "other/", "--force"] + options)
      #expect(!none.errorText.contains("Content Credentials"))
    }
    let plain = try tool.run("copy", "valid.jpg", "-o", "plain.jpg")
    #expect(!plain.errorText.contains("Content Credentials"))
  }

  @Test(arguments: [
    ("en", "Changing the file invalidates its"), ("ko", "콘텐츠 자격 증명이 효력을"), ("ja", "コンテンツ認証情報は無効"),
    ("zh-Hans", "更改会使内容凭据失效"),
  ])
  func saysItInReceipts(language: String, text: String) throws {
    let run = try copy(
      "valid.jpg", "--remove", "location", "--receipt", "text", "--language", language, "--force")
    // A line may end inside of the name.
    let words = run.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(run.text.contains(text))
    #expect(words.contains("C2PA Signer"), "\(run.text)")
  }

  @Test func recordsItAsData() throws {
    _ = try copy("valid.jpg", "--remove", "location", "--receipt-output", "receipt.json")
    let receipt = try #require(CopyReceipt(json: Data(folder.text(of: "receipt.json").utf8)))
    let photo = try #require(receipt.photos.first)
    #expect(photo.credentials.count == 1 && photo.credentials[0].count == 64)
    let ended = try #require(photo.endedCredentials)
    #expect(ended.state == .valid && ended.binding == .bound && ended.signer == "C2PA Signer")
    #expect(try tool.run("verify", "receipt.json").status == 0)
    // The same run again says the same of copies that exist.
    let again = try copy("valid.jpg", "--remove", "location")
    #expect(again.errorText.contains("1 already existed"))
    #expect(again.errorText.contains("Changing the file invalidates its Content Credentials"))
  }

  @Test func saysItBeforeAnythingIsWritten() throws {
    let before = names(in: "")
    let run = try copy("valid.jpg", "--remove", "location", "--dry-run")
    #expect(run.status == 0)
    #expect(run.errorText.contains("Changing the file invalidates its Content Credentials"))
    #expect(run.errorText.contains("Dry run, nothing copied: would make 1 copy ("))
    let inPlace = try tool.run(
      "copy", "valid.jpg", "none.jpg", "--in-place", "--remove", "all-private", "--dry-run")
    #expect(inPlace.status == 0)
    #expect(inPlace.errorText.contains("would make 2 copies"))
    #expect(names(in: "") == before)
    for (name, original) in [
      ("valid.jpg", "c2pa-rs/C.jpg"), ("none.jpg", "c2pa-rs/no_manifest.jpg"),
    ] {
      #expect(
        try Data(contentsOf: folder.url.appending(path: name))
          == Data(contentsOf: credentials.appending(path: original)))
    }
  }

  @Test func planAgreesWithTheCopies() throws {
    let options = ["copy", "valid.jpg", "none.jpg", "-o", "copies/", "--remove", "all-private"]
    let json = ["--receipt", "json"]
    let plan = try tool.run(arguments: options + json + ["--dry-run"])
    #expect(names(in: "copies").isEmpty)
    #expect(plan.text.contains("\"metalens-copy-plan 1\""))
    // A plan is no receipt: there is nothing to verify.
    try folder.write(plan.text.utf8, to: "plan.json")
    #expect(try tool.run("verify", "plan.json").status == 2)
    let real = try tool.run(arguments: options + json)
    func photos(_ text: String) throws -> [CopyReceipt.Photo] {
      let receipt = text.replacing("copy-plan", with: "copy-receipt")
      return try #require(CopyReceipt(json: Data(receipt.utf8))).photos
    }
    let (planned, made) = (try photos(plan.text), try photos(real.text))
    #expect(planned.map(\.changes) == made.map(\.changes))
    #expect(planned.map(\.credentials) == made.map(\.credentials))
    #expect(planned.map(\.copy?.file) == made.map(\.copy?.file))
    #expect(planned.map(\.copy?.sha256) == ["", ""])
    let page = try tool.run(arguments: options + ["--dry-run", "--receipt", "text", "--force"])
    #expect(page.text.contains("Copy plan"))
    // Copies that exist are found, and those that can’t be made.
    let again = try tool.run(arguments: options + ["--dry-run"])
    #expect(again.errorText.contains("keep 2 existing"))
    let other = try tool.run(
      "copy", "valid.jpg", "-o", "copies/", "--set", "owner=A", "--dry-run")
    #expect(other.status == 1)
    #expect(other.errorText.contains("copies/valid.jpg already exists"))
  }

  @Test func asksForListsOfRevocations() throws {
    try folder.write("none".utf8, to: "list.pem")
    let run = try tool.run("credentials", "valid.jpg", "--revocations", "list.pem")
    #expect(run.status == 2)
    #expect(
      run.errorText.hasPrefix("error: list.pem contains no list of revoked certificates (CRL)"))
  }
}
