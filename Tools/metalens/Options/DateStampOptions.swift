public import ArgumentParser
public import PictureRevisions
public import Pictures
import StringCatalogs
import ToolSupport

/// The options of `copy` for the date on pictures.
struct DateStampOptions: ParsableArguments {
  @Flag(name: .customLong("date-stamp"), help: .key("help.copy.dateStamp"))
  var isWanted = false

  @Option(
    name: .customLong("date-stamp-corner"),
    help: .key("help.copy.dateStampCorner", valueName: "corner"))
  var corner: DateStamp.Corner?

  @Option(
    name: .customLong("date-stamp-style"),
    help: .key("help.copy.dateStampStyle", valueName: "style"))
  var style: DateDrawing.Style?

  /// Returns the changes of the picture for readers of some languages, best first.
  func changes(for languages: [LanguageTag]) -> [PictureChange] {
    guard isWanted else { return [] }
    return [
      .dateStamp(
        DateDrawing(
          language: languages.first ?? "en",
          style: style ?? .film, corner: corner ?? .bottomRight))
    ]
  }

  func validate() throws {
    if !isWanted, corner != nil || style != nil {
      throw ValidationError("\(ToolError.dateOptionWithoutDate)")
    }
  }
}

extension DateStamp.Corner: ExpressibleByArgument {}

extension DateDrawing.Style: ExpressibleByArgument {}
