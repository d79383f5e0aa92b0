public import StringCatalogs

/// Reads what a repository knows of one string of a catalog, newest versions first, as far as there
/// is time.
///
/// ```swift
/// let reader = TextHistoryReader(root: folder)
/// let history = try reader.history(of: "cancel", in: "ko", file: "Localizable.xcstrings")
/// let authors = history?.versions.map(\.author)
/// ```
public struct TextHistoryReader: Sendable {
  /// The largest number of versions that are returned.
  public static let maximumCount = 50

  private let root: String
  private let timeLimit: Duration

  /// Creates a reader of the repository whose work tree is the folder `root`.
  ///
  /// After `timeLimit`, what was found until then is returned.
  public init(root: String, timeLimit: Duration = .seconds(10)) {
    self.root = root
    self.timeLimit = timeLimit
  }

  /// Returns the versions of a string in a language; nil if the current commit does not have the
  /// file, whose path is from `root`, with slashes.
  public func history(
    of key: String, in language: LanguageTag, file: String
  ) throws(HistoryError) -> TextHistory? {
    guard !file.utf8.contains(0) else { return nil }
    let deadline = ContinuousClock.now.advanced(by: timeLimit)
    let log = try RepositoryLog(of: [file], in: root, until: deadline)
    let graph = VersionGraph(log)
    guard let version = graph.current.first ?? nil, graph.versions[version].blob != nil else {
      return nil
    }
    let ancestry = graph.ancestry(of: version)
    var contents = try StringContents(key: key, language: language, root, deadline)
    var found: [(commit: HistoryCommit, content: StringContents.Content)] = []
    var isComplete = true
    do throws(HistoryError) {
      for index in ancestry.reversed() {
        let version = graph.versions[index]
        let content = try contents.content(of: version.blob)
        var isNew = version.parents.isEmpty && !content.texts.isEmpty
        if !version.parents.isEmpty {
          isNew = true
          for parent in version.parents {
            let earlier = try contents.content(of: graph.versions[parent].blob)
            if earlier.texts == content.texts { isNew = false }
          }
        }
        guard isNew else { continue }
        if found.count == Self.maximumCount {
          isComplete = false
          break
        }
        found.append((log.commits[version.commit].commit, content))
      }
    } catch {
      guard error == .timedOut else { throw error }
      isComplete = false
    }
    let authors = (try? authors(of: found.map(\.commit.hash))) ?? [:]
    let beginning = log.isShallow ? ancestry.first { graph.versions[$0].isBeginning } : nil
    return TextHistory(
      versions: found.map { commit, content in
        TextHistory.Version(
          commit: commit, author: authors[commit.hash] ?? "", texts: content.texts,
          source: content.source)
      },
      beginning: beginning.map { log.commits[graph.versions[$0].commit].commit },
      isComplete: isComplete)
  }

  /// Returns the names of the authors of commits, by hash.
  private func authors(of commits: [String]) throws(HistoryError) -> [String: String] {
    guard !commits.isEmpty else { return [:] }
    let output = try GitProcess.output(
      of: [
        "log", "--no-walk=unsorted", "--no-color", "--no-notes", "--no-show-signature",
        "--no-decorate", "--no-patch", "-z", "--format=%H %an", "--stdin",
      ], in: root, input: Array((commits.joined(separator: "\n") + "\n").utf8), upTo: 1 << 20,
      until: ContinuousClock.now.advanced(by: .seconds(5)))
    var authors: [String: String] = [:]
    for record in output.split(separator: 0) {
      guard let space = record.firstIndex(of: UInt8(ascii: " ")) else { continue }
      authors[String(decoding: record[..<space], as: UTF8.self)] =
        String(decoding: record[(space + 1)...], as: UTF8.self)
    }
    return authors
  }
}

/// What the versions of a catalog have of one string, each read once.
private struct StringContents {
  /// What a version has.
  struct Content: Hashable {
    var texts: [TextHistory.Text] = []
    var source = ""
  }

  /// The largest catalog that is read.
  private static let maximumByteCount = 64 << 20

  private let key: String
  private let language: LanguageTag
  private let git: GitProcess
  private var known: [String: Content] = [:]

  init(
    key: String, language: LanguageTag, _ root: String, _ deadline: ContinuousClock.Instant
  ) throws(HistoryError) {
    self.key = key
    self.language = language
    git = try GitProcess(["cat-file", "--batch"], in: root, until: deadline)
  }

  /// Returns what the version with a hash has; nothing if there is no hash, or it is no catalog.
  mutating func content(of blob: String?) throws(HistoryError) -> Content {
    guard let blob else { return Content() }
    if let content = known[blob] { return content }
    git.ask(for: blob)
    let content = try read()
    known[blob] = content
    return content
  }

  private func read() throws(HistoryError) -> Content {
    var bytes: [UInt8] = []
    guard try git.readContent(into: &bytes, upTo: Self.maximumByteCount),
      let catalog = try? StringCatalog(bytes: bytes), let entry = catalog.entry(for: key)
    else { return Content() }
    var content = Content()
    entry.localization(for: language)?.forEachLeaf { leaf in
      guard let text = leaf.value else { return }
      content.texts.append(TextHistory.Text(path: leaf.path, text: text, state: leaf.state))
    }
    let source = SourceForms(of: entry, in: catalog.effectiveSourceLanguage)
    content.source = source.text(for: content.texts.last?.path ?? []) ?? ""
    return content
  }
}
