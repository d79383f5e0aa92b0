import ArgumentParser
import CatalogToolSupport
import Dispatch
import PreviewServer
import PreviewToolSupport
import StringCatalogs
import ToolSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `catalog-preview serve`: a page on which translators see and edit their strings.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "preview-serve", named: "serve", hasDiscussion: true)

  @Argument(help: .key("help.serve.catalogs"), completion: .catalogs)
  var catalogs: [String]

  @Option(name: .long, help: .key("help.serve.port", valueName: "number"))
  var port: UInt16 = 0

  @Flag(name: .long, help: .key("help.serve.open"))
  var open = false

  @OptionGroup var memory: MemoryOptions

  @Option(name: .long, help: .key("help.serve.suggest", valueName: "command"))
  var suggest: String?

  @OptionGroup var screens: ScreenshotOptions

  func run() throws {
    let files = try files()
    let memoryFiles = try memory.files(except: files.map(\.name))
    let pictures = try screens.pictures(ofCatalogs: files.map(\.name))
    let command = try suggestionCommand()
    // This must precede any other thread.
    let interruptions = Interruptions()
    interruptions.block()
    let service = Task {
      do {
        try await serve(files, memoryFiles, command, pictures)
        command?.end()
        ToolExit.exit(0)
      } catch {
        command?.end()
        ToolExit.exit(after: error, of: PreviewTool.self)
      }
    }
    _ = interruptions.wait()
    // A page may wait for it.
    command?.end()
    service.cancel()
    // The task ends the process after cleaning up.
    dispatchMain()
  }

  private func serve(
    _ files: [DiskCatalog], _ memoryFiles: [String], _ command: SuggestionCommand?,
    _ pictures: ScreenFiles?
  ) async throws(PreviewError) {
    let token = AccessToken()
    let service = PreviewService(
      catalogs: files, token: token,
      memory: { Self.earlierTranslations(in: memoryFiles) }, suggestions: command,
      pictures: pictures)
    do {
      let server = PageServer(port: port, service: service)
      try await server.run { port in
        await service.prepareFirstPage(for: ToolText.languages)
        let address = "http://127.0.0.1:\(port)/#\(token.text)"
        do throws(FileError) {
          try StandardStream.writeReport(ToolText.text("serve.address", .text(address)) + "\n")
        } catch {
          // Nobody would know the token of the page.
          ToolExit.exit(after: error, of: PreviewTool.self)
        }
        let browser = Task { if open { await openBrowser(at: address) } }
        await service.prepareOtherCatalogs()
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        browser.cancel()
        await browser.value
      }
    } catch {
      switch error {
      case .portInUse: throw .portInUse(port)
      case .system(let reason): throw .cannotServe(reason: reason)
      }
    }
  }

  /// Opens the page in a browser; the file that redirects to it is removed after the browser has
  /// had time to read it.
  private func openBrowser(at address: String) async {
    let ticket = BrowserTicket(address: address)
    if let program = ticket?.open() {
      let start = ContinuousClock.now
      DispatchQueue.global().async {
        // Later, the exit may be that of the browser itself.
        let hasFailed = program.wait() != 0 && ContinuousClock.now - start < .seconds(10)
        if hasFailed { Self.printCannotOpen() }
      }
      try? await Task.sleep(for: BrowserTicket.lifetime)
    } else {
      Self.printCannotOpen()
    }
    ticket?.remove()
  }

  private static func printCannotOpen() {
    ToolMessage.warning.print(ToolText.text("serve.cannotOpen"))
  }

  /// Returns the translations in files, with the first problem.
  private static func earlierTranslations(in files: [String]) -> EarlierTranslations {
    var found = EarlierTranslations()
    for path in files {
      do throws(CatalogToolError) {
        found.texts += try MemoryOptions.texts(of: [path])
      } catch {
        ToolMessage.warning.print("\(error)")
        guard found.problem == nil else { continue }
        found.problem = LocalizedMessage(
          "page.memoryProblem", .text(path), .message(error.message))
      }
    }
    return found
  }

  /// Returns the command that suggests translations; nil if none is wanted.
  private func suggestionCommand() throws(PreviewError) -> SuggestionCommand? {
    guard let suggest else { return nil }
    guard let words = CommandWords.words(of: suggest) else { throw .noCommand(suggest) }
    // A command that has ended is an error of writing, and not the end of the server.
    signal(SIGPIPE, SIG_IGN)
    return SuggestionCommand(words)
  }

  /// Returns the catalogs at the paths, each of which has just been readable.
  private func files() throws(CatalogToolError) -> [DiskCatalog] {
    let paths = try CatalogToolError.wrap { () throws(FileError) in
      try CatalogFinder().files(at: catalogs)
    }
    if paths.isEmpty { throw .noCatalogsFound(catalogs) }
    for path in paths {
      // A pipe would be empty the next time.
      guard FileStatus.state(of: path) != nil else {
        throw .file(FileFailure.notAFile.reading(path))
      }
      // On the page, the conflicts of a merge can be resolved.
      if let merged = try? UnmergedFile.all(at: [path]), !merged.isEmpty { continue }
      _ = try PreviewInput.preview(at: path)
    }
    return paths.map { DiskCatalog(name: $0, at: catalogs) }
  }
}
