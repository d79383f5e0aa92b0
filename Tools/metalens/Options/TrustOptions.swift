import ArgumentParser
import ContentCredentials
import ToolSupport

/// The options of `audit` and `credentials` for whom the verification of Content Credentials
/// trusts.
struct TrustOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.credentials.trustList", valueName: "file"))
  var trustList: String?

  @Option(name: .long, help: .key("help.credentials.timeStampList", valueName: "file"))
  var timeStampList: String?

  @Option(name: .long, help: .key("help.credentials.revocations", valueName: "file"))
  var revocations: [String] = []

  /// Reads the lists; those of C2PA count where no other one is named.
  func trust() throws -> CredentialVerifier.Trust {
    CredentialVerifier.Trust(
      signers: try trustList.map(Self.list) ?? .signers,
      timeStampAuthorities: try timeStampList.map(Self.list) ?? .timeStampAuthorities,
      revocations: try revocations.flatMap(Self.revocations))
  }

  /// Returns a trust list of the certificates in a file.
  private static func list(at path: String) throws -> TrustList {
    let pem = try SystemFile.bytes(atNamed: path, upTo: SystemFile.maximumSettingsByteCount)
    let list = TrustList(name: path, date: nil, pem: pem)
    guard list.count > 0 else { throw ToolError.noCertificates(path) }
    return list
  }

  /// Returns the lists of revoked certificates in a file.
  private static func revocations(at path: String) throws -> [RevocationList] {
    let bytes = try SystemFile.bytes(atNamed: path, upTo: SystemFile.maximumSettingsByteCount)
    let lists = RevocationList.lists(in: bytes)
    guard !lists.isEmpty else { throw ToolError.noRevocations(path) }
    return lists
  }
}
