import ContentCredentials
import Foundation
import PhotoCopies
import PhotoMetadata
import TestSupport
import Testing

/// What is said of Content Credentials that end with a copy, in files that c2pa-python signs.
@Suite(.needs(.python))
struct EndedCredentialsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let script = "Tests/PhotoCopiesTests/Checks/sign_copies.py"
    let python = try #require(Program.python)
    let run = try python.run([Repository.root.appending(path: script).path, folder.url.path])
    #expect(run.status == 0, "\(run.errorText)")
    try folder.write(run.text.utf8, to: "stores.json")
  }

  /// The SHA-256 of each store, as another program finds it.
  private func stores() throws -> [String: String] {
    try JSONDecoder().decode(
      [String: String].self, from: Data(folder.text(of: "stores.json").utf8))
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.url.appending(path: name)))
  }

  private static let plans: [CopyPlan] = {
    var location = CopyPlan()
    location.removed = [.location]
    var owner = CopyPlan()
    owner.owner = "Somebody"
    var all = CopyPlan()
    all.removed = [.all]
    return [location, owner, all]
  }()

  @Test(arguments: plans) func hashesTheStoreOfEveryContainer(plan: CopyPlan) throws {
    let stores = try stores()
    #expect(stores.count == 9)
    let copier = PhotoCopier(plan, tool: "MetaLens test", date: nil)
    for (name, digest) in stores {
      let copy = try copier.copy(bytes(name), digest: "")
      #expect(copy.credentials == [digest], "\(name)")
      let changed = try #require(copy.bytes)
      try folder.write(changed, to: "copy-\(name)")
      #expect(try CredentialVerifier().report(on: changed).presence == .absent, "\(name)")
    }
    // An independent reader finds none in the copies either.
    let script = "Tests/ContentCredentialsTests/Checks/read_validation.py"
    let python = try #require(Program.python)
    let run = try python.run(
      [Repository.root.appending(path: script).path, "-"]
        + stores.keys.sorted().map { folder.url.appending(path: "copy-\($0)").path })
    #expect(run.text.split(separator: "\n").count == stores.count)
    for line in run.text.split(separator: "\n") {
      #expect(line.contains("\"state\": \"none\"") && line.contains("ManifestNotFound"), "\(line)")
    }
  }

  @Test func saysWhatTheyWereWorth() throws {
    func ended(
      _ bytes: [UInt8], _ trust: CredentialVerifier.Trust = .init()
    ) throws
      -> EndedCredentials?
    {
      EndedCredentials(try CredentialVerifier(trust: trust).report(on: bytes))
    }
    let data = try bytes("signed.jpg")
    let valid = try #require(try ended(data))
    #expect(valid.state == .valid && valid.binding == .bound && valid.signer == "Signer")
    #expect(valid.trustList == "C2PA Trust List" && valid.trustListDate != nil)
    let list = TrustList(name: "Own", date: nil, pem: try bytes("signers.pem"))
    let trusted = try #require(try ended(data, .init(signers: list)))
    #expect(trusted.state == .trusted && trusted.trustList == "Own")
    #expect(trusted.trustListDate == nil)
    let changed = try #require(try ended(data.dropLast(2) + [1, 2, 0xFF, 0xD9]))
    #expect(changed.state == .invalid && changed.binding == .notBound)
    #expect(try ended([0xFF, 0xD8, 0xFF, 0xD9]) == nil)
    let json = String(decoding: try JSONEncoder().encode(valid), as: UTF8.self)
    #expect(json.contains("\"state\":\"valid\"") && json.contains("\"signer\":\"Signer\""))
  }
}
