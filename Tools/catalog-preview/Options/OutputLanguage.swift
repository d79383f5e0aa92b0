import ArgumentParser
import ProductStrings
import StringCatalogs
import ToolSupport

/// The option for the language of headings and messages.
struct OutputLanguage: ParsableArguments {
  @Option(name: .long, help: .key("help.preview.outputLanguage", valueName: "tag"))
  var outputLanguage: String?

  /// Returns the localizer for everything outside the catalog.
  func localizer() throws -> Localizer {
    guard let outputLanguage else { return ProductStrings.localizer(languages: ToolText.languages) }
    let known = ProductStrings.languages
    let wanted = LanguageTag(rawValue: outputLanguage)
    guard let match = LanguageTag.matches(for: [wanted], in: known).first else {
      throw PreviewError.unknownLanguage(outputLanguage, known: known)
    }
    return ProductStrings.localizer(languages: [match])
  }
}
