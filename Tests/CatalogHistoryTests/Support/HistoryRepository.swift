import CatalogHistory
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// A repository that a test makes, commit by commit.
final class HistoryRepository {
  /// The texts of entries: by key, and by language; `!` before a text stands for `needs_review`.
  typealias Texts = [String: [String: String]]

  static let path = "App/Localizable.xcstrings"

  let folder: TemporaryFolder
  private let git: Program
  private var time = 1_700_000_000

  init() throws {
    folder = try TemporaryFolder()
    git = try #require(Program(named: "git"))
    try run("init", "--quiet", "--initial-branch=main")
  }

  /// Runs git.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    time += 86_400
    let settings = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "gc.auto=0"]
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_AUTHOR_DATE"] = "\(time) +0000"
    environment["GIT_COMMITTER_DATE"] = "\(time) +0000"
    let run = try git.run(settings + arguments, environment: environment, folder: folder.url)
    try #require(run.status == 0, "\(arguments): \(run.errorText)")
    return run.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Commits everything and returns the hash of the commit.
  @discardableResult
  func commit() throws -> String {
    try run("add", "--all")
    try run("commit", "--quiet", "--allow-empty", "--message", "x")
    return try run("rev-parse", "HEAD")
  }

  /// Writes a catalog and commits it.
  @discardableResult
  func commit(_ texts: Texts, to path: String = path) throws -> String {
    try write(Self.catalog(texts), to: path)
    return try commit()
  }

  /// Writes a file.
  func write(_ text: String, to path: String = path) throws {
    try folder.write(text.utf8, to: path)
  }

  /// Removes a file.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: path))
  }

  /// Returns the text of a catalog, with its keys sorted.
  static func catalog(
    _ texts: Texts, isCompact: Bool = false, isReversed: Bool = false, source: String = "en"
  ) -> String {
    let keys = isReversed ? texts.keys.sorted(by: >) : texts.keys.sorted()
    let entries = keys.map { key in
      let languages = texts[key, default: [:]].sorted { $0.key < $1.key }.map { language, text in
        let state = text.hasPrefix("!") ? "needs_review" : "translated"
        let value = text.hasPrefix("!") ? String(text.dropFirst()) : text
        return """
                  "\(language)" : {
                    "stringUnit" : {
                      "state" : "\(state)",
                      "value" : "\(value)"
                    }
                  }
          """
      }
      return """
            "\(key)" : {
              "localizations" : {
        \(languages.joined(separator: ",\n"))
              }
            }
        """
    }
    let text = """
      {
        "sourceLanguage" : "\(source)",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
    guard isCompact else { return text }
    return text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  /// The history of a catalog, read together with those of others.
  func history(of path: String = path, with others: [String] = []) throws -> CatalogHistory? {
    try CatalogHistoryReader(root: folder.url.path).histories(of: [path] + others)[path]
  }

  /// Returns what is outdated in the working copy of a catalog: key, language, old and new text.
  func outdated(at path: String = path, with others: [String] = []) throws -> [String] {
    let catalog = try StringCatalog(
      bytes: Array(Data(contentsOf: folder.url.appending(path: path))))
    return try (history(of: path, with: others)?.outdatedTexts(in: catalog) ?? []).map { text in
      let form = text.path.map { step in
        switch step {
        case .substitution(let name): "s:\(name)"
        case .variation(let axis, let name): "\(axis.rawValue):\(name)"
        case .element(let index): "e:\(index)"
        }
      }
      let meaning = text.hasOtherMeaning ? "meaning" : "form"
      return [
        path, text.key, text.language.rawValue, form.joined(separator: "/"), meaning,
        text.earlierSource, text.source, text.origin?.commit.hash ?? "",
      ].joined(separator: "\t")
    }.sorted()
  }

  /// Returns what an independent script finds in the current commit.
  func replayed(_ path: String = path) throws -> [String] {
    let script = Repository.root.appending(
      path: "Tests/CatalogHistoryTests/Checks/replay_history.py")
    let run = try #require(Program.python).run([script.path, folder.url.path, path])
    try #require(run.status == 0, "\(run.errorText)")
    return run.text.split(separator: "\n").map(String.init).sorted()
  }
}
