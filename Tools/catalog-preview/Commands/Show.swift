import ArgumentParser
import StringCatalogs
import StringPreviews
import ToolSupport

/// `catalog-preview show`: strings as their readers will see them.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "preview-show", named: "show", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @Argument(help: .key("help.preview.key"))
  var key: String?

  @OptionGroup(.texts) var texts: TextOptions

  @OptionGroup(.output) var layout: LayoutOptions

  @OptionGroup(.output) var reader: ReaderOptions

  func run() throws {
    let (options, localizer) = (try texts.options(), try reader.localizer())
    let preview = try PreviewInput.preview(at: catalog)
    try UnknownLanguageError.check(options.languages, among: preview.languages)
    guard !options.languages.isEmpty || preview.languages.count <= CatalogPreview.maximumLanguages
    else { throw PreviewError.tooManyLanguages(preview.languages.count, path: catalog) }
    let keys = try PreviewInput.keys(matching: key, in: preview)
    let style = TerminalStyle(
      localizer: localizer, columns: Terminal.columns, hasColors: reader.color.hasColors,
      ruler: layout.width, showsPatterns: layout.patterns)
    var unused = options.values
    var list = PreviewListJSON(localizer: localizer)
    var gap = ""
    try preview.forEachString(for: keys, options: options) { (string) throws(FileError) in
      unused.removeAll { value in string.arguments.contains { $0.accepts(value) } }
      if reader.json {
        try StandardStream.writeDocument(list.text(adding: string))
      } else {
        try StandardStream.writeReport(gap + string.terminalText(path: catalog, style: style))
        gap = "\n"
      }
    }
    if reader.json { try StandardStream.writeDocument(list.end) }
    for value in unused {
      ToolMessage.warning.print(ToolText.text("preview.note.unusedValue", .text(value.name)))
    }
  }
}
