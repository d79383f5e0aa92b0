import ArgumentParser
import CatalogEditing
import CatalogToolSupport
import StringCatalogs
import ToolSupport

/// `catalog-edit merge`: merges two versions of a catalog with a common base, also as git's merge
/// driver.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-merge", named: "merge", hasDiscussion: true)

  @Argument(help: .key("help.edit.base"), completion: .catalogs)
  var base: String

  @Argument(help: .key("help.edit.ours"), completion: .catalogs)
  var ours: String

  @Argument(help: .key("help.edit.theirs"), completion: .catalogs)
  var theirs: String

  @Option(name: .shortAndLong, help: .key("help.edit.output", valueName: "path"))
  var output: String?

  @Option(name: .long, help: .key("help.edit.prefer"))
  var prefer: MergePreference?

  @Option(
    name: .long, parsing: .unconditional, help: .key("help.edit.path", valueName: "path"))
  var path: String?

  @OptionGroup var labels: MergeLabels

  func run() throws {
    let base = try MergeSide(at: base, named: name(of: "base"), isBase: true)
    let ours = try MergeSide(at: ours, named: name(of: "ours"))
    let theirs = try MergeSide(at: theirs, named: name(of: "theirs"))
    let lines = LineMerge(
      ours: ours, base: base, theirs: theirs, labels: labels, preference: prefer)
    guard let mine = ours.soundCatalog, let other = theirs.soundCatalog else {
      return try finish(lines.outcome(), because: [ours, theirs])
    }
    if let common = base.catalog { return try merge(base: common, ours: mine, theirs: other) }
    // The lines of a damaged base still show which side removed what.
    let outcome = lines.outcome()
    if !outcome.hasConflicts, MergeSide.read(outcome.bytes, named: resultName).problem == nil {
      return try finish(outcome, because: [base])
    }
    print(problemsOf: [base])
    ToolMessage.warning.print(ToolText.text("edit.merge.withoutBase", .text(resultName)))
    try merge(base: StringCatalog(bytes: Array(#"{"strings":{}}"#.utf8)), ours: mine, theirs: other)
  }

  /// Merges by key, and lists the conflicts, which are between markers in the result.
  private func merge(
    base: StringCatalog, ours: StringCatalog, theirs: StringCatalog
  ) throws {
    let merge = try CatalogMerge(base: base, ours: ours, theirs: theirs, preferring: prefer)
    guard !merge.conflicts.isEmpty else { return try write(merge.bytes) }
    try write(labels.markers.file(ours: merge.bytes, theirs: merge.theirBytes))
    for conflict in merge.conflicts {
      ConflictReport(conflict: conflict, path: resultName).print()
    }
    throw ExitCode(1)
  }

  /// Uses the result of a line merge, and says why it was needed and what is left to do.
  private func finish(_ outcome: LineMerge.Outcome, because sides: [MergeSide]) throws {
    try write(outcome.bytes)
    print(problemsOf: sides)
    let problem =
      outcome.hasConflicts ? nil : MergeSide.read(outcome.bytes, named: resultName).problem
    let key =
      outcome.hasConflicts
      ? outcome.isByGit ? "edit.merge.lineConflicts" : "edit.merge.oneLineConflict"
      : problem == nil ? "edit.merge.lines" : "edit.merge.linesUnreadable"
    let isFailure = outcome.hasConflicts || problem != nil
    (isFailure ? ToolMessage.error : .note).print(ToolText.text(key, .text(resultName)))
    if let problem { ToolMessage.error.print("\(problem)") }
    if isFailure { throw ExitCode(1) }
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let output else { return try StandardStream.writeDocument(bytes) }
    try AtomicFile.replace(output, with: bytes)
  }

  private func print(problemsOf sides: [MergeSide]) {
    for problem in sides.compactMap(\.problem) { ToolMessage.warning.print("\(problem)") }
  }

  /// The name of the merged file in messages.
  private var resultName: String { path ?? ours }

  /// Returns the name of a version of the file that git merges; git's own files are gone
  /// afterward.
  private func name(of side: String) -> String? { path.map { "\($0) (\(side))" } }
}
