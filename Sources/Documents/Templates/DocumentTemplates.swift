public import Foundation
import Mustache

/// The templates and the style sheet of web pages.
///
/// They are built in; a folder can replace any of them by a file of the same name. They contain no
/// words: all of those come from string catalogs.
public struct DocumentTemplates: Sendable {
  /// The names of the style sheets of pages and of emails.
  private static let styleSheetName = "document.css"
  private static let emailStyleName = "email.css"

  private static let mustacheSuffix = ".mustache"

  /// The maximum size of a file that replaces a built-in one.
  private static let maximumByteCount = 4 << 20

  /// The style sheet, as it is embedded in pages.
  let styleSheet: String

  /// The style of emails.
  let emailStyle: EmailStyle

  private let library: MustacheLibrary

  /// Loads the built-in templates.
  public init() throws(DocumentTemplateError) {
    try self.init(files: Self.builtIn)
  }

  /// Loads the built-in templates, replaced by the files in `folder` if they exist there.
  ///
  /// Only regular files with at most 4 MB are read.
  public init(overriddenBy folder: URL) throws(DocumentTemplateError) {
    var files = Self.builtIn
    for name in files.keys.sorted() {
      let file = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      // A pipe or a device can be endless.
      let values = try? file.resolvingSymlinksInPath()
        .resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard values?.isRegularFile == true, let size = values?.fileSize else {
        throw .unreadable(path: file.path, reason: "Not a regular file")
      }
      guard size <= Self.maximumByteCount else {
        throw .unreadable(path: file.path, reason: "File too large")
      }
      do {
        files[name] = try String(contentsOf: file, encoding: .utf8)
      } catch {
        throw .unreadable(path: file.path, reason: error.localizedDescription)
      }
    }
    try self.init(files: files)
  }

  /// No templates, which is enough for Markdown and plain text.
  public static let none = DocumentTemplates(
    styleSheet: "", emailStyle: EmailStyle(""), library: MustacheLibrary())

  private init(styleSheet: String, emailStyle: EmailStyle, library: MustacheLibrary) {
    self.styleSheet = styleSheet
    self.emailStyle = emailStyle
    self.library = library
  }

  private init(files: [String: String]) throws(DocumentTemplateError) {
    guard let styleSheet = files[Self.styleSheetName] else {
      throw .missing(name: Self.styleSheetName)
    }
    guard let emailStyle = files[Self.emailStyleName] else {
      throw .missing(name: Self.emailStyleName)
    }
    self.styleSheet = "\n" + styleSheet
    self.emailStyle = EmailStyle(emailStyle)
    EscapingContentType.register()
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

  /// Renders a view with the template `name`.
  func render(_ view: TemplateView, with name: String) throws(DocumentTemplateError) -> String {
    guard let text = library.render(view, withTemplate: name) else {
      throw .missing(name: name + Self.mustacheSuffix)
    }
    return text
  }

  /// The built-in files, by name.
  private static var builtIn: [String: String] {
    Dictionary(uniqueKeysWithValues: BuiltInTemplates.files.map { ($0.name, $0.text.description) })
  }
}
