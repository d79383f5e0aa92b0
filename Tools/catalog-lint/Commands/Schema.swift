import ArgumentParser
import CatalogRules
import CatalogToolSupport
import LintProject
import ToolSupport

/// `catalog-lint schema`: the JSON Schema of the configuration.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration.localized("lint-schema", named: "schema")

  @OptionGroup var language: LanguageOption

  func run() throws {
    try StandardStream.writeDocument(ConfigurationSchema(localizer: language.localizer()).text())
  }
}
