public import StringCatalogs

/// What `screen-words check --format json` says of screenshots: which strings are on each, and
/// where.
public struct ScreenshotReport: Hashable, Sendable {
  /// A screenshot.
  public struct Shot: Hashable, Sendable {
    /// The path of the file, as it was given to the tool that wrote the report.
    public var file: String

    /// The name that the screenshots of one screen share in all languages.
    public var name: String

    /// The language; nil if nothing says it.
    public var language: LanguageTag?

    /// The width in pixels, at least 1.
    public var width: Int

    /// The height in pixels, at least 1.
    public var height: Int

    /// The strings.
    public var strings: [Shown]
  }

  /// A string on a screenshot.
  public struct Shown: Hashable, Sendable {
    /// The string, and others with the same text, of which it may be one.
    public var names: [Name]

    /// The text as it was read; empty if it was not read.
    public var text: String

    /// The position in pixels, from the top left.
    public var frame: ScreenshotStrings.Frame
  }

  /// The name of a string.
  public struct Name: Hashable, Sendable {
    /// The name of the table, such as `Localizable`.
    public var table: String

    /// The key in the table.
    public var key: String

    /// Creates a name.
    public init(table: String, key: String) {
      (self.table, self.key) = (table, key)
    }
  }

  /// The largest width and height of a picture.
  private static let maximumSize = 1_000_000

  /// The screenshots.
  public var shots: [Shot]

  /// Reads a report; nil if it is none.
  ///
  /// What is not complete is left out.
  public init?(bytes: [UInt8]) {
    guard let root = try? JSONValue.tolerant(bytes),
      root["schemaVersion"]?.integer != nil, root["toolVersion"]?.string != nil,
      let shots = root["shots"], shots.kind == .array
    else { return nil }
    self.shots = shots.elements.compactMap(Self.shot)
  }

  private static func shot(_ value: JSONValue) -> Shot? {
    guard let file = value["file"]?.string, !file.isEmpty,
      let width = value["width"]?.integer, let height = value["height"]?.integer,
      (1...maximumSize).contains(width), (1...maximumSize).contains(height)
    else { return nil }
    return Shot(
      file: file, name: value["name"]?.string ?? "",
      language: value["language"]?.string.map(LanguageTag.init(rawValue:)), width: width,
      height: height, strings: (value["strings"]?.elements ?? []).compactMap(shown))
  }

  private static func shown(_ value: JSONValue) -> Shown? {
    guard let name = name(value), let frame = value["frame"].flatMap(frame) else { return nil }
    let others = (value["alternatives"]?.elements ?? []).compactMap(Self.name)
    return Shown(names: [name] + others, text: value["text"]?.string ?? "", frame: frame)
  }

  private static func name(_ value: JSONValue) -> Name? {
    guard let table = value["table"]?.string, let key = value["key"]?.string else { return nil }
    return Name(table: table, key: key)
  }

  private static func frame(_ value: JSONValue) -> ScreenshotStrings.Frame? {
    let numbers = ["x", "y", "width", "height"].compactMap { value[$0]?.integer }
      .filter { (-maximumSize...maximumSize).contains($0) }.map(Double.init)
    guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    return ScreenshotStrings.Frame(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
