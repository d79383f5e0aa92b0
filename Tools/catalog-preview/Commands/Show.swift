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

  @OptionGroup var texts: TextOptions

  @Option(name: .long, help: .key("help.preview.width", valueName: "columns"))
  var width: Int?

  @Flag(name: .long, help: .key("help.preview.patterns"))
  var patterns = false

  @OptionGroup var reader: ReaderOptions

  func validate() throws {
    if let width, !(1...1_000).contains(width) {
      throw ValidationError(ToolText.text("preview.error.widthOutOfRange", .integer(1_000)))
    }
  }

  func run() throws {
    let (options, localizer) = (try texts.options(), try reader.localizer())
    let preview = try PreviewInput.preview(at: catalog)
    try UnknownLanguageError.check(options.languages, among: preview.languages)
    guard !options.languages.isEmpty || preview.languages.count <= CatalogPreview.maximumLanguages
    else { throw PreviewError.tooManyLanguages(preview.languages.count, path: catalog) }
    let keys = try PreviewInput.keys(matching: key, in: preview)
    let style = TerminalStyle(
      localizer: localizer, columns: Terminal.columns, hasColors: reader.color.hasColors,
      ruler: width, showsPatterns: patterns)
    var unused = options.values
    var list = PreviewListJSON(localizer: localizer)
    var gap = ""
    try preview.forEachString(for: keys, options: options) { (string) throws(FileError) in
      unused.removeAll { value in string.arguments.contains { $0.accepts(value) } }
      if reader.json {
        try StandardStream.writeReport(list.text(adding: string))
      } else {
        try StandardStream.writeReport(gap + string.terminalText(path: catalog, style: style))
        gap = "\n"
      }
    }
    if reader.json { try StandardStream.writeReport(list.end) }
    for value in unused {
      let note = ToolText.text("preview.note.unusedValue", .text(value.name))
      StandardStream.errors.write(note + "\n")
    }
  }
}
