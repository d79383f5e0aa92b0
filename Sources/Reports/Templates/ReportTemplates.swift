public import Foundation
import Mustache

/// The templates of a report.
///
/// They are built in; a folder can replace any of them by a file of the same name. A template names
/// texts by their key in the string catalog and has no words of its own.
public struct ReportTemplates: Sendable {
  /// The name of the style sheet of the web page.
  static let styleSheetName = "report.css"

  private static let mustacheSuffix = ".mustache"

  /// The style sheet for embedding in the web page.
  let styleSheet: String

  private let library: MustacheLibrary

  /// Loads the built-in templates.
  public init() throws(ReportTemplateError) {
    try self.init(files: Self.builtIn)
  }

  /// Loads the built-in templates, replaced by the files in `folder` if they exist there.
  public init(overriddenBy folder: URL) throws(ReportTemplateError) {
    var files = Self.builtIn
    for name in files.keys.sorted() {
      let file = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      do {
        files[name] = try String(contentsOf: file, encoding: .utf8)
      } catch {
        throw .unreadable(path: file.path, reason: error.localizedDescription)
      }
    }
    try self.init(files: files)
  }

  /// No templates, which is enough for data formats.
  public static let none = ReportTemplates(styleSheet: "", library: MustacheLibrary())

  private init(styleSheet: String, library: MustacheLibrary) {
    self.styleSheet = styleSheet
    self.library = library
  }

  private init(files: [String: String]) throws(ReportTemplateError) {
    guard let styleSheet = files[Self.styleSheetName] else {
      throw .missing(name: Self.styleSheetName)
    }
    self.styleSheet = "\n" + styleSheet
    EscapingContentType.registerAll()
    var library = MustacheLibrary()
    for (name, text) in files where name.hasSuffix(Self.mustacheSuffix) {
      // Editors end a file with a line feed, which must not get into the middle of a line.
      let template = text.hasSuffix("\n") ? String(text.dropLast()) : text
      do {
        try library.register(template, named: String(name.dropLast(Self.mustacheSuffix.count)))
      } catch let error as MustacheTemplate.ParserError {
        throw .malformed(
          name: name, line: error.context.lineNumber, reason: String(describing: error.error))
      } catch {
        throw .malformed(name: name, line: 1, reason: String(describing: error))
      }
    }
    self.library = library
  }

  /// Renders a page with the template `name`; the result ends with a line feed.
  func render(_ page: some Any, with name: String) throws(ReportTemplateError) -> String {
    guard let text = library.render(page, withTemplate: name) else {
      throw .missing(name: name + Self.mustacheSuffix)
    }
    return text.hasSuffix("\n") ? text : text + "\n"
  }

  /// The built-in files, by name.
  private static var builtIn: [String: String] {
    Dictionary(uniqueKeysWithValues: Templates.files.map { ($0.name, $0.text.description) })
  }
}
