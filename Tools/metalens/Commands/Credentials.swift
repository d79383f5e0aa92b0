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

  @OptionGroup var trustOptions: TrustOptions

  func run() throws {
    let verifier = CredentialVerifier(trust: try trustOptions.trust())
    var results: [(path: String, report: CredentialReport)] = []
    var failed = false
    for path in PathArguments.paths(files) {
      let document: CredentialDocument
      do throws(PhotoReadError) {
        document = try verifier.document(onFileAt: path)
      } catch {
        failed = true
        let reason: MessageArgument =
          if case .system(let code) = error {
            SystemReason.argument(for: code)
          } else {
            .message(AppError(error).localizedMessage)
          }
        ToolMessage.error.print("\(FileError.cannotRead(path: path.text, reason: reason))")
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
