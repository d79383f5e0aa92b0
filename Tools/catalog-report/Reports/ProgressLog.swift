import CatalogHistory
import CatalogReports
import CatalogRules
import CatalogToolSupport
import Dispatch
import FilePaths
import StringCatalogs
import StringTables
import Synchronization
import ToolSupport

/// The commits of a repository that changed some catalogs, those of side branches left out.
struct ProgressLog {
  /// The current commit.
  let current: ReportedCommit

  private let files: [String]
  private let folder: String

  /// Finds the repository of the first of some files, given by their absolute paths; nil if it is
  /// in none, or has no commit.
  init?(of files: [String]) {
    guard let first = files.first else { return nil }
    folder = RunPath.folder(of: first)
    self.files = files
    guard let commit = Self.commits(["-1"], in: folder, files: []).first else { return nil }
    current = commit
  }

  /// Returns the progress at commits of a range, the oldest first, and that of a report at the end.
  func points(
    _ range: HistoryRange, without report: CatalogReport
  ) throws -> [HistoryPoint] {
    let commits: [ReportedCommit] =
      switch range {
      case .count(let count):
        Self.spread(Self.commits([], in: folder, files: files).reversed(), count)
      case .since(let day):
        Self.spread(
          Self.commits(["--since=\(day)T00:00:00"], in: folder, files: files).reversed(),
          HistoryRange.maximumCount)
      }
    let sources = Set(
      report.languages.filter(\.isSource).map { LanguageTag(rawValue: $0.language) })
    let state = Mutex(
      (points: [(index: Int, point: HistoryPoint)](), failure: CatalogToolError?.none))
    let progress = Mutex(
      ProgressBar(total: commits.count, done: 0, isShown: ProgressBar.hasTerminal))
    DispatchQueue.concurrentPerform(iterations: commits.count) { index in
      let result = Result { () throws(CatalogToolError) in
        HistoryPoint(
          commit: commits[index], try statistics(at: commits[index].hash), without: sources)
      }
      let done = state.withLock { state in
        switch result {
        case .success(let point): state.points.append((index, point))
        case .failure(let error): state.failure = state.failure ?? error
        }
        return state.points.count
      }
      progress.withLock { $0.draw(done: done) }
    }
    progress.withLock { $0.remove() }
    let (points, failure) = state.withLock { $0 }
    if let failure { throw failure }
    return points.sorted { $0.index < $1.index }.map(\.point) + [HistoryPoint(of: report)]
  }

  private func statistics(at commit: String) throws(CatalogToolError) -> TranslationStatistics {
    let revision = try GitRevision(commit, files: files)
    var statistics = TranslationStatistics()
    var tables: [(path: String, bytes: [UInt8])] = []
    for file in files {
      guard let bytes = revision.files[file] else { continue }
      if TableName.isTable(file) {
        tables.append((file, bytes))
      } else if let catalog = try? StringCatalog(bytes: bytes) {
        statistics += TranslationStatistics(of: catalog)
      }
    }
    for table in TableGroup(tables).catalogs {
      guard let catalog = try? StringCatalog(bytes: table.bytes) else { continue }
      statistics += TranslationStatistics(of: catalog)
    }
    return statistics
  }

  /// Returns at most `count` commits, the first and the last among them.
  static func spread(_ commits: [ReportedCommit], _ count: Int) -> [ReportedCommit] {
    guard commits.count > count, count > 1 else { return commits }
    return (0..<count).map { commits[$0 * (commits.count - 1) / (count - 1)] }
  }

  private static func commits(
    _ options: [String], in folder: String, files: [String]
  ) -> [ReportedCommit] {
    let paths = files.map { ":(literal)\(RunPath.relative($0, to: folder))" }
    let output = try? Git.output(
      of: ["log", "--first-parent", "--no-show-signature", "--format=%H %as"] + options
        + ["HEAD", "--"] + paths, in: folder)
    guard let output, output.status == 0 else { return [] }
    return output.bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count == 2 else { return nil }
      return ReportedCommit(
        HistoryCommit(
          hash: String(decoding: words[0], as: UTF8.self),
          date: String(decoding: words[1], as: UTF8.self)))
    }
  }
}
