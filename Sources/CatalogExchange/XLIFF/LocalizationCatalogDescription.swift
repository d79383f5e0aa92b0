import Escaping
public import StringCatalogs

/// The file `contents.json` in the folder that Xcode exports with XLIFF.
public struct LocalizationCatalogDescription: Hashable, Sendable {
  /// The development language of the project.
  public var developmentLanguage: LanguageTag

  /// The name of the project.
  public var project: String

  /// The language of the translators.
  public var targetLanguage: LanguageTag

  /// The program that wrote the folder.
  public var tool: XLIFFWriter.Tool

  /// Creates a description.
  public init(
    developmentLanguage: LanguageTag, project: String, targetLanguage: LanguageTag,
    tool: XLIFFWriter.Tool
  ) {
    self.developmentLanguage = developmentLanguage
    self.project = project
    self.targetLanguage = targetLanguage
    self.tool = tool
  }

  /// The bytes of the file.
  public var bytes: [UInt8] {
    let lines = [
      "{", member("developmentRegion", developmentLanguage.rawValue, 1),
      member("project", project, 1), member("targetLocale", targetLanguage.rawValue, 1),
      "  \"toolInfo\" : {", member("toolBuildNumber", tool.version, 2),
      member("toolID", tool.identifier, 2), member("toolName", tool.name, 2),
      member("toolVersion", tool.version, 2, isLast: true), "  },",
      member("version", "1.0", 1, isLast: true), "}",
    ]
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func member(
    _ name: String, _ value: String, _ depth: Int, isLast: Bool = false
  ) -> String {
    let text = String(decoding: JSONEscaping.xcode(value), as: UTF8.self)
    return String(repeating: "  ", count: depth) + "\"\(name)\" : \"\(text)\"" + (isLast ? "" : ",")
  }
}
