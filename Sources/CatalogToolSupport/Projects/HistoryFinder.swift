package import CatalogHistory
import FilePaths
package import StringCatalogs
import ToolSupport

/// The histories of catalogs in files, each repository read once.
package struct HistoryFinder {
  /// A repository whose history can't be read, and the reason, after a colon.
  package struct Failure {
    package let root: String
    package let reason: LocalizedMessage
  }

  /// The histories, by the absolute paths of files; none for a file that is in no repository, or
  /// not in its current commit.
  package private(set) var histories: [String: CatalogHistory] = [:]

  /// The repositories that can't be read.
  package private(set) var failures: [Failure] = []

  /// Reads the histories of files, given by their absolute paths.
  package init(of files: [String]) {
    var paths: [String: [(file: String, path: String)]] = [:]
    for file in files {
      // A link has the history of the file that it leads to.
      let real = SystemFile.realPath(of: file) ?? file
      guard let root = Self.root(of: real) else { continue }
      let start = root == "/" ? 1 : root.utf8.count + 1
      paths[root, default: []].append((file, String(Substring(real.utf8.dropFirst(start)))))
    }
    for (root, files) in paths.sorted(by: { $0.key < $1.key }) {
      do throws(HistoryError) {
        let known = try CatalogHistoryReader(root: root)
          .histories(of: Set(files.map(\.path)).sorted())
        for (file, path) in files { histories[file] = known[path] }
      } catch {
        // A repository without a commit has no history.
        if error != .noCommit { failures.append(Failure(root: root, reason: error.reason)) }
      }
    }
  }

  /// Returns the work tree of git that a file is in, given by its absolute path: the nearest folder
  /// with a `.git`.
  package static func root(of file: String) -> String? {
    FolderPath.ancestors(of: file).first { folder in
      CatalogFinder.exists(folder == "/" ? "/.git" : "\(folder)/.git")
    }
  }

  /// Says on standard error which repositories can't be read.
  package func noteFailures() {
    for failure in failures {
      ToolMessage.note.print(
        ToolText.text("lint.history.failed", .text(failure.root), .message(failure.reason)))
    }
  }

  /// Says on standard error what the histories don't have.
  package func noteWhatIsMissing() {
    let files = histories.keys.sorted()
    if let beginning = files.lazy.compactMap({ histories[$0]?.beginning }).first {
      ToolMessage.note.print(
        ToolText.text("lint.history.shallow", .text("\(beginning.shortHash), \(beginning.date)")))
    }
    let counts = [
      ("missing", histories.values.reduce(0) { $0 + $1.missingCount }),
      ("tables", histories.values.count { !$0.knowsAllTables }),
    ]
    for (name, count) in counts where count > 0 {
      ToolMessage.note.print(ToolText.text("lint.history.\(name)", .integer(Int64(count))))
    }
  }
}

extension HistoryError {
  /// The reason in words, after a colon.
  package var reason: LocalizedMessage {
    switch self {
    case .gitMissing: LocalizedMessage("lint.history.reason.gitMissing")
    case .refused, .noCommit: LocalizedMessage("lint.history.reason.refused")
    case .timedOut: LocalizedMessage("lint.history.reason.timedOut")
    case .unreadable: LocalizedMessage("lint.history.reason.unreadable")
    }
  }
}
