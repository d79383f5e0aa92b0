import ArgumentParser
import Foundation
import Originality
import PhotoFormats
import PhotoMetadata
import Reports
import StringCatalogs
import Synchronization
import ToolSupport

/// `metalens verify`: whether photos still have the bytes of an audit; status 1 if not.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration.localized("verify", hasDiscussion: true)

  @Argument(help: .key("help.verify.report"))
  var report: String

  @Argument(help: .key("help.verify.paths"))
  var paths: [String] = []

  @Flag(name: .shortAndLong, help: .key("help.audit.recursive"))
  var recursive = false

  @Option(name: .shortAndLong, help: .key("help.audit.jobs", valueName: "count"))
  var jobs: Int?

  @Option(name: .shortAndLong, help: .key("help.list.format"))
  var format = ListFormat.text

  func validate() throws {
    try JobCount.check(jobs)
  }

  func run() throws {
    let rows = try InputFile.rows(at: report).filter { file in
      // An original that somebody else kept can't be checked here.
      !file.isOptional || PhotoPath(file.row.file).exists
    }.map(\.row)
    let verification = Verification(rows: rows, digests: try digests(of: files(of: rows)))
    try StandardStream.write(
      format == .json ? verification.json : text(of: verification), isForPeople: format == .text)
    if !verification.isIntact { throw ExitCode(1) }
  }

  /// Returns the files at the paths, and those of rows elsewhere.
  private func files(of rows: [StoredRow]) -> [PhotoPath] {
    let found = PhotoFinder(isRecursive: recursive).files(at: PathArguments.paths(paths))
    let names = Set(found.map(\.text))
    return found + rows.map(\.file).filter { !names.contains($0) }.map { PhotoPath($0) }
  }

  /// Returns the digests of existing files.
  private func digests(of files: [PhotoPath]) throws -> [(file: String, sha256: String?)] {
    let digests = DigestList()
    try OrderedWork(jobs: jobs ?? Processor.count).run(on: files.makeIterator()) { path in
      let digest = FileDigest.sha256(ofFileAt: path)
      return digest == nil && !path.exists ? nil : (file: path.text, sha256: digest)
    } deliver: { digest in
      if let digest { digests.list.withLock { $0.append(digest) } }
    }
    return digests.list.withLock { $0 }
  }

  private func text(of verification: Verification) -> String {
    var list = ResultList()
    for (heading, files) in [
      ("tool.list.changed", verification.changed),
      ("tool.list.unreadable", verification.unreadable),
      ("tool.list.missing", verification.missing),
    ] {
      list.add(heading, files.map { ResultList.visible($0) })
    }
    list.add("tool.list.moved", verification.moved.map { ResultList.change($0.from, $0.to) })
    list.add("tool.list.unverified", verification.unverified.map { ResultList.visible($0) })
    list.add("tool.list.new", verification.new.map { ResultList.visible($0) })
    list.add(ToolText.text("tool.list.unchanged", .integer(Int64(verification.unchangedCount))))
    return list.text
  }
}

/// The digests so far.
private final class DigestList: Sendable {
  let list = Mutex<[(file: String, sha256: String?)]>([])
}

extension PhotoPath {
  /// Whether anything exists, including a broken link.
  fileprivate var exists: Bool {
    var status = stat()
    return unsafe lstat(systemName, &status) == 0
  }
}
