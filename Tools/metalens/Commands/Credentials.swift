import ArgumentParser
import ContentCredentials
import Escaping
import PhotoAudits
import PhotoFormats
import StringCatalogs
import ToolSupport

/// `metalens credentials`: whether Content Credentials hold; status 1 if those of a file don't.
struct Credentials: ParsableCommand {
  static let configuration = CommandConfiguration.localized("credentials", hasDiscussion: true)

  @Argument(help: .key("help.credentials.files", valueName: "file"))
  var files: [String]

  @Option(name: .shortAndLong, help: .key("help.credentials.format"))
  var format = CredentialFormat.text

  @Option(name: .long, help: .key("help.credentials.trustList", valueName: "file"))
  var trustList: String?

  @Option(name: .long, help: .key("help.credentials.timeStampList", valueName: "file"))
  var timeStampList: String?

  @Option(name: .long, help: .key("help.credentials.revocations", valueName: "file"))
  var revocations: [String] = []

  func run() throws {
    let trust = CredentialVerifier.Trust(
      signers: try trustList.map { try list(at: $0) } ?? .signers,
      timeStampAuthorities: try timeStampList.map { try list(at: $0) } ?? .timeStampAuthorities,
      revocations: try revocations.flatMap(Self.revocations))
    let verifier = CredentialVerifier(trust: trust)
    var results: [(path: String, report: CredentialReport)] = []
    var failed = false
    for path in PathArguments.paths(files) {
      let document: CredentialDocument
      do throws(PhotoReadError) {
        document = try verifier.document(onFileAt: path)
      } catch {
        failed = true
        ToolMessage.error.print(
          "\(FileError.cannotRead(path: path.text, reason: .message(AppError(error).localizedMessage)))"
        )
        continue
      }
      results.append((path.text, document.report))
      if format == .crjson { try Self.write(document, at: path.text) }
    }
    switch format {
    case .json: try StandardStream.writeDocument(json(of: results))
    case .crjson: break
    case .text:
      let texts = results.map { CredentialText(of: $0.report, at: $0.path).text }
      try StandardStream.writeReport(texts.joined(separator: "\n"))
    }
    if failed { throw ExitCode(2) }
    if results.contains(where: { $0.report.state == .invalid }) { throw ExitCode(1) }
  }

  /// Returns a trust list of the certificates in a file.
  private func list(at path: String) throws -> TrustList {
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

  /// Writes a document on a line of its own, since each describes one file.
  private static func write(_ document: CredentialDocument, at path: String) throws {
    var writer = JSONWriter()
    document.write(
      to: &writer, generator: "metalens", version: ToolVersion.current, file: path)
    try StandardStream.writeDocument(writer.bytes)
    try StandardStream.writeDocument("\n")
  }

  private func json(of results: [(path: String, report: CredentialReport)]) -> [UInt8] {
    var writer = JSONWriter(indentedBy: 0)
    writer.object { object in
      object.member("files", list: results) { writer, result in
        writer.object { object in
          object.member("file", result.path)
          object.name("credentials")
          result.report.write(to: &object)
          object.member("rubrics", list: result.report.statements) { writer, statement in
            writer.object { object in
              object.member("rubric", statement.question.rubric.rawValue)
              object.member("id", statement.question.rawValue)
              object.member("result", statement.isTrue) { $0.value($1) }
              object.member("matches", statement.codes.map(\.rawValue))
              object.member("text", statement.text)
            }
          }
        }
      }
    }
    // The first value begins on the first line.
    return Array(writer.bytes.drop { $0 == UInt8(ascii: "\n") }) + [UInt8(ascii: "\n")]
  }
}
