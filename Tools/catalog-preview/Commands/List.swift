import ArgumentParser
import StringCatalogs
import StringPreviews
import ToolSupport

/// `catalog-preview list`: the progress of each string.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration.localized("preview-list", named: "list")

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Option(name: .long, help: .key("help.preview.state"))
  var state: StateChoice?

  @Option(name: .shortAndLong, help: .key("help.preview.language", valueName: "tags"))
  var language: LanguageNames?

  @OptionGroup var reader: ReaderOptions

  func run() throws {
    let localizer = try reader.localizer()
    let preview = try PreviewInput.preview(at: catalog, lints: false)
    try UnknownLanguageError.check(language?.tags ?? [], among: preview.languages)
    let filter = OverviewFilter(
      languages: (language?.tags ?? []).map(preview.spelling), state: state?.state,
      isStale: state == .stale)
    let overview = preview.overview().filtered(by: filter)
    if reader.json { return try StandardStream.writeDocument(overview.json) }
    let style = TerminalStyle(
      localizer: localizer, columns: Terminal.columns, hasColors: reader.color.hasColors)
    try StandardStream.writeReport(overview.terminalText(style: style))
  }
}
