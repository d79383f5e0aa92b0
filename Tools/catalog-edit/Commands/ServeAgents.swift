import ArgumentParser
import CatalogToolSupport
import PreviewToolSupport
import ToolSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `catalog-edit mcp`: lets language models read and change catalogs.
struct ServeAgents: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "edit-mcp", named: "mcp", hasDiscussion: true)

  @Argument(help: .key("help.edit.conflictPaths"), completion: .catalogs)
  var paths: [String] = []

  @OptionGroup var memory: MemoryOptions

  @OptionGroup var screens: ScreenshotOptions

  func run() throws {
    // A mistyped path is reported at once, and not to the model.
    let catalogs = try OpenCatalogs(at: paths)
    _ = try screens.pictures(ofCatalogs: catalogs.files.map(\.path))
    let server = AgentServer(AgentTools(paths: paths, memory: memory, screens: screens))
    var lines = ByteLines(
      descriptor: STDIN_FILENO, separator: UInt8(ascii: "\n"),
      limit: AgentServer.longestMessage + 1)
    while let line = lines.next() {
      guard !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) else { continue }
      let answer =
        line.count > AgentServer.longestMessage
        ? AgentServer.refusalOfALongMessage : server.answer(to: line)
      if let answer { try StandardStream.writeDocument(answer) }
    }
  }
}
