import ArgumentParser
import CatalogBatches
import CatalogEditing
import CatalogRules
import CatalogToolSupport
import Escaping
import StringCatalogs
import ToolSupport

/// `catalog-edit resolve`: decides the conflicts of a merge.
struct Resolve: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-resolve", named: "resolve", hasDiscussion: true)

  @Argument(help: .key("help.edit.conflictPaths"), completion: .catalogs)
  var paths: [String] = []

  @OptionGroup(.texts) var sides: SideOptions

  @OptionGroup(.automation) var decisions: DecisionOptions

  @Flag(name: .long, help: .key("help.edit.stage"))
  var stage = false

  /// A version that can be taken.
  enum Side: String, CaseIterable, ExpressibleByArgument {
    case ours, theirs, base

    var decision: MergeDecision {
      switch self {
      case .ours: .ours
      case .theirs: .theirs
      case .base: .base
      }
    }
  }

  /// The form in which open conflicts are listed.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  /// Which version is taken of which conflicts.
  struct SideOptions: ParsableArguments {
    @Option(name: .long, help: .key("help.edit.take"))
    var take: Side?

    @Option(name: .long, help: .key("help.edit.takenKey", valueName: "key"))
    var key: [String] = []

    @Option(name: .shortAndLong, help: .key("help.edit.takenLanguage", valueName: "tag"))
    var language: [LanguageTag] = []
  }

  /// What scripts decide, and what is done if it can't be applied.
  struct DecisionOptions: ParsableArguments {
    @Option(
      name: .customLong("decisions"),
      help: .key("help.edit.decisions", valueName: "decisions.jsonl"), completion: .file())
    var path: String?

    @Option(name: .long, help: .key("help.edit.conflictFormat"))
    var format: Format?

    @Flag(exclusivity: .exclusive)
    var mode: ApplyEdits.Mode = .allOrNothing

    @Flag(name: .long, help: .key("help.edit.allowFindings"))
    var allowFindings = false
  }

  func validate() throws {
    if [sides.take != nil, decisions.path != nil, decisions.format != nil].count(where: { $0 }) > 1
    {
      throw ValidationError(ToolText.text("edit.resolve.error.oneOf"))
    }
    if sides.take == nil, !sides.key.isEmpty || !sides.language.isEmpty {
      throw ValidationError(ToolText.text("edit.resolve.error.takeMissing"))
    }
  }

  func run() throws {
    if sides.take == nil, decisions.path == nil, decisions.format == nil,
      !ConflictPrompt.hasTerminal
    {
      throw ValidationError(ToolText.text("edit.resolve.error.noTerminal"))
    }
    let session = ProjectSession()
    let named = NamedPaths(paths.isEmpty ? ["."] : paths)
    var files: [ResolvedFile] = []
    var hasFailed = false
    for file in try UnmergedFile.all(at: paths.isEmpty ? ["."] : paths) {
      do throws(CatalogToolError) {
        files.append(try ResolvedFile(file, among: named, in: session))
      } catch {
        ToolMessage.error.print("\(error)")
        hasFailed = true
      }
    }
    for file in files where file.openCount > 0 {
      if let reason = try file.file.reasonForMissingBase() {
        ToolMessage.note.print(ToolText.text(reason))
      }
    }
    if let format = decisions.format { return try list(files, as: format, hasFailed) }
    guard !files.isEmpty || hasFailed else {
      return try StandardStream.writeReport(ToolText.text("edit.conflicts.none") + "\n")
    }
    var options = BatchOptions()
    options.keepsGoing = decisions.mode == .keepGoing
    options.allowsFindings = decisions.allowFindings
    let before = files.reduce(0) { $0 + $1.openCount }
    var isRefused = false
    if let path = decisions.path {
      isRefused = try apply(decisionsAt: path, to: &files, options)
    } else if let take = sides.take {
      isRefused = try apply(take.decision, to: &files, options)
    } else {
      var prompt = ConflictPrompt(options: options)
      try prompt.decide(&files)
    }
    try ResolvedFile.save(files)
    try report(files, decided: before - files.reduce(0) { $0 + $1.openCount })
    if isRefused || hasFailed || files.contains(where: { $0.openCount > 0 }) { throw ExitCode(1) }
  }

  private func list(
    _ files: [ResolvedFile], as format: Format, _ hasFailed: Bool
  ) throws {
    let open = files.flatMap { file in
      file.merge.resolution.openConflicts.map { (conflict: $0, path: file.file.path) }
    }
    switch format {
    case .json:
      let objects = open.map { ConflictList.object(of: $0.conflict, in: $0.path) }
      try StandardStream.writeDocument(
        JSONOutput.members(["conflicts": .array(objects)]).prettyText())
    case .text:
      let texts = open.map {
        ConflictReport(conflict: $0.conflict, path: $0.path, marksWords: true).text
      }
      let count = ToolText.text(
        "edit.conflicts.count", .integer(Int64(open.count)),
        .integer(Int64(Set(open.map(\.path)).count)))
      try StandardStream.writeReport(
        files.isEmpty && !hasFailed
          ? ToolText.text("edit.conflicts.none") + "\n" : texts.joined() + count + "\n")
    }
    if hasFailed || !open.isEmpty { throw ExitCode(1) }
  }

  /// Applies the decisions in a file; returns whether one is refused.
  private func apply(
    decisionsAt path: String, to files: inout [ResolvedFile], _ options: BatchOptions
  ) throws -> Bool {
    let lines = try CatalogToolError.wrap { () throws(FileError) in
      try SystemFile.input(at: path)
    }
    .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    .filter { !$0.element.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
    let result = Self.batch(files, options).applying(
      lines.map { _, line in
        Result { () throws(BatchEditError) in try MergeEdit(json: Array(line)) }
      })
    store(result, in: &files)
    let texts = zip(lines, result.verdicts).map { line, verdict in
      verdict.json(("line", line.offset + 1), localizer: ToolText.localizer).compactText() + "\n"
    }
    try StandardStream.writeDocument(texts.joined())
    return result.count(of: .refused) > 0
  }

  /// Decides all conflicts that the options name; returns whether that is refused.
  private func apply(
    _ decision: MergeDecision, to files: inout [ResolvedFile], _ options: BatchOptions
  ) throws -> Bool {
    let keys = sides.key.isEmpty ? [nil] : sides.key.map(Optional.init)
    let languages = sides.language.isEmpty ? [nil] : sides.language.map(Optional.init)
    let edits = keys.flatMap { key in
      languages.map { language in
        var edit = MergeEdit(decision)
        (edit.key, edit.language) = (key, language)
        return edit
      }
    }
    guard files.contains(where: { $0.openCount > 0 }) else { return false }
    let result = Self.batch(files, options).applying(edits.map { .success($0) })
    store(result, in: &files)
    for verdict in result.verdicts where verdict.outcome == .refused {
      let name = [verdict.key.map { "“\($0)”" }, verdict.language.map { "(\($0.rawValue))" }]
        .compactMap(\.self).joined(separator: " ")
      let texts =
        verdict.findings.isEmpty
        ? [verdict.reason.map { ToolText.text($0) } ?? ""]
        : verdict.findings.map { ToolText.text($0.message) }
      for text in texts { ToolMessage.error.print(name.isEmpty ? text : "\(name): \(text)") }
    }
    return result.count(of: .refused) > 0
  }

  private static func batch(_ files: [ResolvedFile], _ options: BatchOptions) -> MergeBatch {
    MergeBatch(
      files.map {
        MergeBatch.Catalog(
          path: $0.file.path, resolution: $0.merge.resolution, linter: $0.linter)
      }, options: options)
  }

  private func store(_ result: MergeBatch.Result, in files: inout [ResolvedFile]) {
    for index in files.indices { files[index].merge.resolution = result.resolutions[index] }
  }

  /// Says what is decided, what is still open, and how to finish.
  private func report(_ files: [ResolvedFile], decided: Int) throws {
    let open = files.reduce(0) { $0 + $1.openCount }
    ToolMessage.note.print(
      ToolText.text("edit.resolve.done", .integer(Int64(decided)), .integer(Int64(open))))
    for file in files {
      let path = file.file.path
      if file.openCount > 0 {
        ToolMessage.note.print(
          ToolText.text("edit.resolve.open", .text(path), .integer(Int64(file.openCount))))
      } else if stage {
        try file.file.stage()
      } else {
        ToolMessage.note.print(
          ToolText.text("edit.resolve.add", .text("git add -- " + ShellEscaping.word(path))))
      }
    }
  }
}
