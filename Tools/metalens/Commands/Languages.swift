import ArgumentParser
import ToolSupport
import LocaleFormats
import ProductStrings
import StringCatalogs
import TextLayout

/// `metalens languages`: the languages of reports, each in its native name.
struct Languages: ParsableCommand {
  static let configuration = CommandConfiguration.localized("languages")

  func run() throws {
    let entries = try ProductStrings.catalog().entries
    var table = TextTable(
      headings: [
        ToolText.text("tool.languages.tag"), ToolText.text("tool.languages.name"),
        ToolText.text("tool.languages.translated"),
      ],
      alignments: [.leading, .leading, .trailing])
    for language in ProductStrings.languages {
      let translated = entries.count { $0.localization(for: language) != nil }
      table.add(
        language.rawValue, LanguageName.nativeName(of: language),
        "\(100 * translated / max(1, entries.count))%")
    }
    try StandardStream.writeReport(table.text(columns: Terminal.columns))
  }
}
