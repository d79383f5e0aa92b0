import CatalogBatches
import CatalogRules
import CatalogToolSupport
import Escaping
import FilePaths
import LintProject
import PreviewToolSupport
import StringCatalogs
import StringPreviews
import ToolSupport
import TranslationMemory

/// What the tools for language models do: each call reads the catalogs anew, so that it sees what
/// other programs wrote.
struct AgentTools {
  /// What a model should know before its first call.
  static let instructions = """
    String catalogs (.xcstrings) of an app. Call report for an overview, list_strings for what is \
    to do, show_string for one with plural forms or devices, search for how a term is translated \
    elsewhere, and apply_edits to change texts. Keep every placeholder, such as %@ or %lld, and give \
    each plural category that the language needs. A refused edit says what to send instead.
    """

  /// The most characters of an answer whose caller names no number.
  private static let usualLimit = 12_000

  /// The paths of the catalogs.
  let paths: [String]

  /// Where earlier translations are.
  let memory: MemoryOptions

  /// Where the pictures of screens are.
  let screens: ScreenshotOptions

  /// Returns the members of the result of a call, in the form of the protocol.
  func result(
    of tool: AgentTool, _ arguments: JSONValue?
  ) -> [(name: String, value: JSONOutput)] {
    do {
      let arguments = try AgentArguments(arguments, of: tool)
      let answer =
        switch tool {
        case .listStrings: try list(arguments)
        case .showString: try show(arguments)
        case .applyEdits: try apply(arguments)
        case .search: try search(arguments)
        case .report: try report(arguments)
        }
      return [
        ("content", Self.content(answer.compactText())), ("structuredContent", answer),
        ("isError", .boolean(false)),
      ]
    } catch {
      return [("content", Self.content("\(error)")), ("isError", .boolean(true))]
    }
  }

  private static func content(_ text: String) -> JSONOutput {
    .array([.members(["type": .text("text"), "text": .text(text)])])
  }

  /// Returns the indices of the catalogs that a call means: all, if it names none.
  private func chosen(
    among catalogs: OpenCatalogs, by arguments: AgentArguments
  ) throws -> [Int] {
    guard let name = try arguments.text("catalog") else { return Array(catalogs.files.indices) }
    let paths = catalogs.files.map(\.path)
    let chosen = EditBatch.indices(of: name, in: paths)
    guard !chosen.isEmpty else {
      throw AgentError(
        "“\(name)” isn’t one of the catalogs here. Use one of: " + paths.joined(separator: ", "))
    }
    return chosen
  }

  private func limit(_ arguments: AgentArguments) throws -> Int {
    try arguments.number("max_characters") ?? Self.usualLimit
  }

  /// Returns the language that a catalog uses for a tag.
  private func language(_ tag: String, in catalog: StringCatalog) -> LanguageTag {
    LanguageTag(rawValue: tag).name(among: catalog.languages)
  }

  // MARK: - The tools

  private func list(_ arguments: AgentArguments) throws -> JSONOutput {
    let wanted = try arguments.text("state") ?? "todo"
    let tag = try arguments.text("language") ?? ""
    guard LanguageTag(rawValue: tag).isKnown else {
      throw AgentError("“\(tag)” isn’t a known language. Send a tag such as ko or zh-Hans.")
    }
    guard Self.states.contains(wanted) else {
      throw AgentError(
        "“state” can’t be “\(wanted)”. Send one of: " + Self.states.joined(separator: ", "))
    }
    let cursor = try arguments.text("cursor")
    var isBehind = cursor == nil
    var items: [(name: String, value: JSONOutput)] = []
    let catalogs = try OpenCatalogs(at: paths)
    for index in try chosen(among: catalogs, by: arguments) {
      let file = catalogs.files[index]
      let preview = CatalogPreview(catalog: file.catalog, path: file.path)
      let filter = OverviewFilter(languages: [language(tag, in: file.catalog)])
      for string in preview.overview().filtered(by: filter).strings {
        // The last one of the answer before, which may no longer be wanted.
        let name = "\(file.path)\n\(string.key)"
        guard isBehind else {
          isBehind = name == cursor
          continue
        }
        guard string.shouldTranslate, !string.isStale, let state = string.states.first,
          Self.isWanted(state, as: wanted)
        else { continue }
        items.append(
          (
            name,
            .members([
              "catalog": .text(file.path), "key": .text(string.key),
              "source": .text(string.source), "comment": string.comment.map(JSONOutput.text),
              "state": .text(state.rawValue),
              "text": string.texts.first.flatMap { $0 }.map(JSONOutput.text),
            ])
          ))
      }
    }
    guard isBehind else {
      throw AgentError("The string of this cursor is gone. Call list_strings without a cursor.")
    }
    return Self.page(of: items, limit: try limit(arguments))
  }

  /// What can be listed.
  static let states = ["todo", "missing", "new", "needs_review", "translated", "all"]

  private static func isWanted(_ state: TranslationState, as wanted: String) -> Bool {
    switch wanted {
    case "todo": [.missing, .new, .needsReview].contains(state)
    case "all": state != .notNeeded
    default: state.rawValue == wanted
    }
  }

  /// Returns as many items as fit, at least one, how many are left, and the name of the last one
  /// if there are more.
  private static func page(
    of items: [(name: String, value: JSONOutput)], limit: Int
  ) -> JSONOutput {
    var shown: [JSONOutput] = []
    // What is around the items.
    var room = limit - 100
    for (_, item) in items {
      let count = item.compactText().count + 1
      guard shown.isEmpty || count <= room else { break }
      room -= count
      shown.append(item)
    }
    let isCut = shown.count < items.count
    return .members([
      "strings": .array(shown), "left": .integer(items.count - shown.count),
      "next_cursor": isCut ? .text(items[shown.count - 1].name) : nil,
    ])
  }

  private func show(_ arguments: AgentArguments) throws -> JSONOutput {
    let key = try arguments.text("key") ?? ""
    let catalogs = try OpenCatalogs(at: paths)
    let indices = try chosen(among: catalogs, by: arguments).filter { index in
      catalogs.files[index].catalog.entry(for: key) != nil
    }
    guard let index = indices.first else {
      throw AgentError("No string has the key “\(key)”. Use search to find it.")
    }
    guard indices.count == 1 else {
      throw AgentError(
        "Several catalogs have this key. Send “catalog”, one of: "
          + indices.map { catalogs.files[$0].path }.joined(separator: ", "))
    }
    let file = catalogs.files[index]
    let languages = try arguments.texts("languages").map { language($0, in: file.catalog) }
    let preview = CatalogPreview(
      catalog: file.catalog, path: file.path, linter: catalogs.linter(at: index))
    guard let string = preview.string(for: key, options: PreviewOptions(languages: languages))
    else { throw AgentError("No string has the key “\(key)”.") }
    let pictures = try ScreenList(screens, of: file.path).pictures(
      of: string, in: languages.first ?? string.source.language)
    let answer = JSONOutput.members([
      "catalog": .text(file.path), "string": string.value(ToolText.localizer),
      "screenshots": pictures.isEmpty ? nil : .array(pictures),
    ])
    guard answer.compactText().count <= (try limit(arguments)) else {
      throw AgentError(
        "The answer is longer than max_characters. Send fewer “languages”, or a larger number.")
    }
    return answer
  }

  private func apply(_ arguments: AgentArguments) throws -> JSONOutput {
    var options = BatchOptions()
    options.keepsGoing = try arguments.boolean("keep_going") ?? false
    options.state = .needsReview
    let edits = try arguments.objects("edits")
    guard !edits.isEmpty else { throw AgentError("Send at least one edit.") }
    let catalogs = try OpenCatalogs(at: paths)
    let result = catalogs.batch(options).applying(
      edits.map { json in Result { () throws(BatchEditError) in try BatchEdit(json) } })
    let isDry = try arguments.boolean("dry_run") ?? false
    if !isDry { try catalogs.save(result.catalogs) }
    return .members([
      "applied": .integer(result.count(of: .applied)),
      "refused": .integer(result.count(of: .refused)),
      "written": .boolean(!isDry && catalogs.differ(from: result.catalogs)),
      "verdicts": .array(
        result.verdicts.map {
          $0.json(("edit", $0.index + 1), localizer: ToolText.localizer)
        }),
    ])
  }

  private func search(_ arguments: AgentArguments) throws -> JSONOutput {
    let wanted = try arguments.text("text") ?? ""
    guard !wanted.isEmpty else { throw AgentError("Send a text to find.") }
    let tag = try arguments.text("language")
    var exact: [JSONOutput] = []
    var others: [JSONOutput] = []
    var terms: [JSONOutput] = []
    let files = try OpenCatalogs(at: paths).files
    for file in files {
      let preview = CatalogPreview(catalog: file.catalog, path: file.path)
      let languages = tag.map { [language($0, in: file.catalog)] } ?? []
      let overview = preview.overview().filtered(by: OverviewFilter(languages: languages))
      for string in overview.strings {
        let texts = zip(overview.languages.map(\.language), string.texts).compactMap {
          language, text in text.map { (name: language.rawValue, value: $0) }
        }
        let all = [string.key, string.source] + texts.map(\.value)
        guard all.contains(where: { Self.contains($0, wanted) }) else { continue }
        let item = JSONOutput.members([
          "catalog": .text(file.path), "key": .text(string.key), "source": .text(string.source),
          "texts": .object(texts.map { ($0.name, .text($0.value)) }),
        ])
        if all.contains(where: { $0.lowercased() == wanted.lowercased() }) {
          exact.append(item)
        } else {
          others.append(item)
        }
      }
    }
    for term in try glossary(of: files) where Self.contains(wanted, term.source) {
      terms.append(
        .members([
          "term": .text(term.source),
          "translations": .object(
            term.translations.sorted { $0.key.rawValue < $1.key.rawValue }
              .filter { language, _ in tag.map { $0 == language.rawValue } ?? true }
              .map { ($0.key.rawValue, .array($0.value.map(JSONOutput.text))) }),
        ]))
    }
    let similar =
      try tag.map { try remembered(wanted, of: files, in: LanguageTag(rawValue: $0)) } ?? []
    let page = Self.page(
      of: (exact + others).map { (name: "", value: $0) }, limit: try limit(arguments))
    guard case .object(let members) = page else { return page }
    return .object(
      members.filter { $0.name != "next_cursor" } + [
        ("glossary", .array(terms)), ("memory", .array(similar)),
      ])
  }

  /// Returns how the same and similar texts are translated, in these catalogs and elsewhere.
  private func remembered(
    _ text: String, of files: [CatalogFile], in language: LanguageTag
  ) throws -> [JSONOutput] {
    var texts = try memory.texts()
    for file in files {
      texts += RememberedText.texts(of: file.catalog, file: file.path)
    }
    return TranslationMemory(texts).matches(for: text, in: language).map { match in
      .members([
        "source": .text(match.text.source), "text": .text(match.translation),
        "similarity": .integer(match.similarity), "file": .text(match.text.file),
        "key": match.text.key.map(JSONOutput.text),
      ])
    }
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    text.lowercased().contains(part.lowercased())
  }

  /// Returns the terms that the projects of catalogs require.
  private func glossary(of files: [CatalogFile]) throws -> [GlossaryTerm] {
    let session = ProjectSession()
    var terms: [GlossaryTerm] = []
    for file in files {
      let found = try session.configuration(ofFile: session.run.absolute(file.path))
      for term in found.configuration.linting.glossary where !terms.contains(term) {
        terms.append(term)
      }
    }
    return terms
  }

  private func report(_ arguments: AgentArguments) throws -> JSONOutput {
    let catalogs = try OpenCatalogs(at: paths)
    let wanted = try arguments.text("language").map { LanguageTag(rawValue: $0).canonical }
    var statistics = TranslationStatistics()
    var counts: [LanguageTag: [Severity: Int]] = [:]
    for (index, file) in catalogs.files.enumerated() {
      statistics += TranslationStatistics(of: file.catalog)
      for finding in catalogs.linter(at: index).findings(in: file.catalog) {
        guard let language = finding.language else { continue }
        counts[language, default: [:]][finding.severity, default: 0] += 1
      }
    }
    let languages = statistics.languages.filter { wanted == nil || $0.canonical == wanted }
    return .members([
      "catalogs": .array(catalogs.files.map { .text($0.path) }),
      "languages": .array(
        languages.map { language in
          let count = statistics.counts[language] ?? TranslationCounts()
          let findings = counts[language] ?? [:]
          return .members([
            "language": .text(language.rawValue), "strings": .integer(count.total),
            "translated": .integer(count.translated), "needs_review": .integer(count.needsReview),
            "missing": .integer(count.missing),
            "errors": .integer(findings[.error] ?? 0),
            "warnings": .integer(findings[.warning] ?? 0),
          ])
        }),
    ])
  }
}
