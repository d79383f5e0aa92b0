import ArgumentParser
import FileRuns
import Foundation
import PhotoAudits
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

  @Option(name: .long, help: .key("help.verify.base", valueName: "folder"))
  var base: String?

  func validate() throws {
    try JobCount.check(jobs)
    if base != nil, paths.isEmpty { throw ValidationError("\(ToolError.baseWithoutPaths)") }
  }

  func run() throws {
    let verification = paths.isEmpty ? try verificationInPlace() : try verificationOfPaths()
    try StandardStream.write(
      format == .json ? verification.json : text(of: verification), isForPeople: format == .text)
    if !verification.isIntact { throw ExitCode(1) }
  }

  /// Compares the photos at the paths of the audit.
  private func verificationInPlace() throws -> Verification {
    let rows = try InputFile.rows(at: report).filter { file in
      // An original that somebody else kept can't be checked here.
      !file.isOptional || PhotoPath(file.row.file).exists
    }.map(\.row)
    return Verification(rows: rows, digests: try digests(of: rows.map { PhotoPath($0.file) }))
  }

  /// Compares what is at the paths given, and nothing else.
  private func verificationOfPaths() throws -> Verification {
    let rows = try InputFile.rows(at: report).filter { !$0.isOptional }.map(\.row)
    let finder = PhotoFinder(isRecursive: recursive)
    let named = try PathArguments.paths(paths).map { path in
      guard path.exists else {
        throw FileError.cannotRead(path: path.text, reason: SystemReason.argument(for: ENOENT))
      }
      return (path: path, files: finder.files(at: [path]))
    }
    var unique: Set<PhotoPath> = []
    let found = try digests(of: named.flatMap(\.files).filter { unique.insert($0).inserted })
    let digests = Dictionary(found, uniquingKeysWith: { first, _ in first })
    let locations = named.map { path, files in
      ComparedLocation(
        path: path.text, isFolder: path.isFolder,
        files: files.compactMap { file in digests[file.text].map { (file.text, $0) } })
    }
    guard let compared = ComparedRows(rows, in: locations, base: base) else {
      throw ToolError.unknownBase(base ?? "")
    }
    var known: Set<String> = []
    let files = locations.flatMap(\.files).filter { known.insert($0.file).inserted }
    return Verification(rows: compared.rows, digests: files)
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
    if !verification.notCompared.isEmpty {
      list.add(
        ToolText.text("tool.list.notCompared", .integer(Int64(verification.notCompared.count))))
    }
    list.add(ToolText.text("tool.list.unchanged", .integer(Int64(verification.unchangedCount))))
    return list.text
  }
}

/// The digests so far.
private final class DigestList: Sendable {
  let list = Mutex<[(file: String, sha256: String?)]>([])
}
