public import ArgumentParser
public import LocaleFormats
import PhotoCopies
public import Pictures
import StringCatalogs
import ToolSupport

/// The options of `copy` for the date on pictures.
struct DateStampOptions: ParsableArguments {
  @Flag(name: .long, help: .key("help.copy.dateStamp"))
  var dateStamp = false

  @Option(name: .long, help: .key("help.copy.dateStampCorner", valueName: "corner"))
  var dateStampCorner: DateStamp.Corner?

  @Option(name: .long, help: .key("help.copy.dateStampStyle", valueName: "style"))
  var dateStampStyle: LocaleDigitDate.Style?

  /// Returns the changes of the picture for readers of some languages, best first.
  func changes(for languages: [LanguageTag]) -> [PictureChange] {
    guard dateStamp else { return [] }
    return [
      .dateStamp(
        DateDrawing(
          format: LocaleDigitDate(language: languages.first ?? "en"),
          style: dateStampStyle ?? .film, corner: dateStampCorner ?? .bottomRight))
    ]
  }

  func validate() throws {
    if !dateStamp, dateStampCorner != nil || dateStampStyle != nil {
      throw ValidationError("\(ToolError.dateOptionWithoutDate)")
    }
  }
}

extension DateStamp.Corner: ExpressibleByArgument {}

extension LocaleDigitDate.Style: ExpressibleByArgument {}
