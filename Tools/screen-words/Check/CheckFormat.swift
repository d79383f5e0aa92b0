/// The format of a report about screenshots.
enum CheckFormat: String, CaseIterable {
  /// For people: the languages, then each screenshot.
  case text

  /// GitHub Flavored Markdown.
  case markdown

  /// A web page with the screenshots.
  case html

  /// Everything, for programs.
  case json

  /// The findings, for code scanning.
  case sarif

  /// The findings, as tests.
  case junit

  /// The strings of each screenshot, for Weblate.
  case weblate

  /// The strings of each screenshot, for Crowdin.
  case crowdin

  /// Whether the format is text for people.
  var isForReading: Bool { [.text, .markdown].contains(self) }
}
