import ArgumentParser
import CodeChecks
import ToolSupport

/// `catalog-code sync`: brings catalogs up to date with the code, as Xcode does after a build.
struct Sync: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "code-sync", named: "sync", hasDiscussion: true)

  @Argument(help: .key("help.code.syncPaths"), completion: .catalogs)
  var paths: [String] = []

  @Flag(name: .long, help: .key("help.code.addOnly"))
  var addOnly = false

  @Option(name: .long, help: .key("help.code.sourceChanged"))
  var sourceChanged: SourceChange?

  @Option(name: .long, help: .key("help.code.placeholdersChanged"))
  var placeholdersChanged: SourceChange?

  @OptionGroup(.output) var output: SyncOutputOptions
  @OptionGroup(.checks) var checks: SyncCheckOptions
  @OptionGroup(.input) var options: CodeOptions
  @OptionGroup(.input) var configuration: ConfigurationOptions

  func run() throws {
    let project = try SyncProject(at: paths, options, configuration)
    project.printNotes()
    // A key that only an unreadable file uses would go.
    guard project.errors.isEmpty else { throw ExitCode(2) }
    var sync = CatalogSync()
    sync.addsOnly = addOnly
    sync.assumesObjects = checks.assumeObject
    sync.addsLikely = checks.likely
    sync.reviewsSourceChanges = sourceChanged == .needsReview
    sync.movesTranslations = placeholdersChanged == .needsReview
    let syncer = CatalogSyncer(sync, allowsManyRemovals: checks.allowRemovals, output)
    var hasChanges = false
    var isComplete = true
    for catalog in project.catalogs {
      do throws(SyncError) {
        hasChanges = try syncer.sync(catalog, of: project) || hasChanges
      } catch {
        isComplete = false
        error.print()
      }
    }
    guard isComplete else { throw ExitCode(2) }
    if hasChanges, output.check || output.diff { throw ExitCode(1) }
  }
}
