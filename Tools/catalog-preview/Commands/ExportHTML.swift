import ArgumentParser
import StringCatalogs
import StringPreviews
import ToolSupport

/// `catalog-preview export html`: a page without scripts that can be mailed to a translator.
struct ExportHTML: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "preview-export-html", named: "html", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @OptionGroup var texts: TextOptions

  @Option(name: .shortAndLong, help: .key("help.edit.output"))
  var output: String?

  @OptionGroup var language: OutputLanguage

  func run() throws {
    let (options, localizer) = (try texts.options(), try language.localizer())
    let preview = try PreviewInput.preview(at: catalog)
    try UnknownLanguageError.check(options.languages, among: preview.languages)
    let page = StaticPage(preview, options: options, localizer: localizer)
    if let output, output != "-" {
      try SystemFile.refuseToOverwrite([catalog], with: output)
      try AtomicFile.replace(output, with: Array(page.html().utf8))
    } else {
      try StandardStream.writeDocument(page.html())
    }
    guard !page.leftOut.isEmpty else { return }
    let tags = page.leftOut.map(\.rawValue).joined(separator: ", ")
    ToolMessage.note.print(ToolText.text("preview.page.leftOut", .text(tags)))
  }
}
