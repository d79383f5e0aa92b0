import ArgumentParser
import Documents
import FileRuns
import Foundation
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import ProductStrings
import Reports
import StringCatalogs
import ToolSupport

/// `metalens copy`: copies of photos without what nobody needs to know; status 1 if one was not
/// made.
struct Copy: ParsableCommand {
  static let configuration = CommandConfiguration.localized("copy", hasDiscussion: true)

  @Argument(help: .key("help.copy.paths"))
  var paths: [String]

  @Flag(name: .shortAndLong, help: .key("help.audit.recursive"))
  var recursive = false

  @Flag(name: [.customShort("0"), .customLong("null")], help: .key("help.audit.null"))
  var hasNUL = false

  @OptionGroup(.privacy) var facts: CopyOptions

  @OptionGroup(.picture) var picture: LookOptions

  @OptionGroup(.picture) var dateStamp: DateStampOptions

  @OptionGroup(.output) var destination: CopyDestinationOptions

  @Option(name: .shortAndLong, help: .key("help.audit.jobs", valueName: "count"))
  var jobs: Int?

  @Flag(name: .long, inversion: .prefixedNo, help: .key("help.option.progress"))
  var progress: Bool?

  func validate() throws {
    try JobCount.check(jobs)
    if destination.inPlace, facts.plan.isPlain, !picture.hasLook, !dateStamp.isWanted {
      throw ValidationError("\(ToolError.copyChangesNothing)")
    }
  }

  func run() throws {
    var plan = facts.plan
    plan.pictureChanges =
      try picture.changes()
      + dateStamp.changes(for: destination.language?.tags ?? ToolText.languages)
    let named = PathArguments.paths(paths.filter { $0 != "-" })
    let namedPaths = NamedPaths(named.map(\.bytes))
    var source = try PathSource(paths, isRecursive: recursive, hasNUL: hasNUL)
    // A copy that replaces a file must not replace one whose turn comes later.
    if destination.force { source.readAll() }
    try source.refuseNone(at: paths, isRecursive: recursive)
    let date = Date.ofReport(environment: ProcessInfo.processInfo.environment)
    let targets = CopyTargets(
      output: destination.output, named: named, isOpen: source.isOpen,
      changesPictures: !plan.pictureChanges.isEmpty)
    if let path = destination.receiptOutput {
      _ = try destination.receiptFormat()
      try OutputFile(path: path).checkFolder()
      try SystemFile.refuseToOverwrite(source.files.map(\.systemName), with: path)
    }
    if !destination.dryRun { try targets.prepare() }
    let writing = WriteLock()
    if !destination.dryRun {
      writing.endWhenInterrupted(hint: ToolText.text("tool.copy.interrupted"))
    }
    let originals = source.files.filter { !targets.leavesOut($0) }
    var copier = PhotoCopier(
      plan, tool: "\(CopyStatement.tool) \(ToolVersion.current)", date: date.formatted(.iso8601))
    copier.maximumPixels = picture.maxPixels
    let task = CopyTask(
      copier: copier, handlesSidecars: facts.sidecars, named: namedPaths,
      output: destination.output.map { NamedPaths([$0]) },
      replaces: destination.force,
      originals: Set(originals.compactMap { FileIdentity($0.systemName) }),
      isPlan: destination.dryRun, memory: PictureMemory(), writing: writing)
    let photos = try copy(source, targets, task, count: source.isOpen ? nil : originals.count)
    try writeReceipt(
      CopyReceipt(
        toolVersion: ToolVersion.current, date: date, photos: photos.map(\.photo),
        isPlan: destination.dryRun))
    try finish(photos, leftOut: destination.inPlace ? 0 : source.files.count - originals.count)
  }

  /// Copies all photos, and returns what became of each; `count` is their number if it is known.
  private func copy(
    _ source: PathSource, _ targets: CopyTargets, _ task: CopyTask, count: Int?
  ) throws -> [CopyOutcome] {
    let bar = ProgressBar(
      total: count, done: 0, isShown: progress ?? ProgressBar.hasTerminal)
    let results = CopyResults(bar, task)
    defer { results.finish() }
    try OrderedWork(jobs: jobs ?? Processor.count).run(
      on: CopySource(source, targets: targets)
    ) { photo in
      task.run(photo.original, to: photo.target)
    } deliver: { outcome in
      results.add(outcome)
    }
    try source.checkEnd()
    return results.all
  }

  private func writeReceipt(_ receipt: CopyReceipt) throws {
    guard destination.receipt != nil || destination.receiptOutput != nil else { return }
    let format = try destination.receiptFormat()
    let text = try ReceiptRenderer(
      catalog: ProductStrings.catalog(),
      templates: format == .html ? DocumentTemplates() : .none
    ).render(
      receipt, format: format,
      languages: try receiptLanguages())
    if let path = destination.receiptOutput {
      try refuseToReplacePhotos(of: receipt, with: path)
      try OutputFile(path: path).save(text)
    } else {
      try StandardStream.write(text, isForPeople: [.text, .markdown].contains(format))
    }
  }

  /// Throws if the file of the receipt is one of its photos, such as the backup of an original.
  private func refuseToReplacePhotos(of receipt: CopyReceipt, with path: String) throws {
    let photos = receipt.photos.flatMap { [$0.original.file, $0.copy?.file].compactMap { $0 } }
    guard (try? SystemFile.refuseToOverwrite(photos, with: path)) != nil else {
      throw ToolError.receiptIsPhoto(path)
    }
  }

  /// Returns the languages of the receipt; a date may also have one that receipts don’t.
  private func receiptLanguages() throws -> [LanguageTag] {
    let catalog = try ProductStrings.catalog()
    var tags = destination.language?.tags
    if dateStamp.isWanted {
      tags?.removeAll { LanguageTag.matches(for: [$0], in: catalog.languages).isEmpty }
      if tags?.isEmpty == true { tags = nil }
    }
    return try LanguageList.languages(tags, among: catalog.languages) { ToolError.unusable($0) }
  }

  /// Prints how many copies were made; `leftOut` is the number of photos in the folder for copies.
  private func finish(_ photos: [CopyOutcome], leftOut: Int) throws {
    let failed = photos.count { $0.failure != nil }
    let hasFailedSidecar = photos.contains { !$0.sidecarFailures.isEmpty }
    let existed = photos.count { $0.existed }
    let unchanged = photos.count { $0.failure == nil && !$0.existed && $0.photo.changes.isEmpty }
    ToolMessage.note.print(
      ToolText.text(
        destination.dryRun ? "tool.copy.plan" : "tool.copy.result",
        .integer(Int64(photos.count - failed - existed)),
        .integer(Int64(unchanged)), .integer(Int64(existed)), .integer(Int64(failed))))
    let converted = photos.count { $0.isConverted }
    if converted > 0 {
      ToolMessage.note.print(ToolText.text("tool.copy.converted", .integer(Int64(converted))))
    }
    if leftOut > 0 {
      ToolMessage.note.print(ToolText.text("tool.copy.leftOut", .integer(Int64(leftOut))))
    }
    if failed > 0 || hasFailedSidecar { throw ExitCode(1) }
  }
}
