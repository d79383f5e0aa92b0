import Escaping
import StringTables

/// The file `localizedStringData.plist` beside the screenshots of a localization catalog
/// (`.xcloc`): which string stands where on which picture.
///
/// Xcode shows translators the pictures of a string with a frame around it. It shows the frame of
/// one string only for each picture, so that every string needs a picture of its own.
public struct ScreenshotStrings: Hashable, Sendable {
  /// The name of the file.
  public static let fileName = "localizedStringData.plist"

  /// A string and its pictures.
  public struct Entry: Hashable, Sendable {
    /// The key of the string.
    public var key: String

    /// The name of the table, such as `Localizable`.
    public var table: String

    /// The pictures with the string.
    public var screenshots: [Screenshot]

    /// Creates an entry.
    public init(key: String, table: String, screenshots: [Screenshot]) {
      (self.key, self.table, self.screenshots) = (key, table, screenshots)
    }
  }

  /// A picture and the position of a string on it.
  public struct Screenshot: Hashable, Sendable {
    /// The name of the file, in the same folder.
    public var name: String

    /// The position, from the top left.
    public var frame: Frame

    /// Creates a picture.
    public init(name: String, frame: Frame) {
      (self.name, self.frame) = (name, frame)
    }
  }

  /// A rectangle in units of the picture.
  public struct Frame: Hashable, Sendable {
    /// The distance from the left edge.
    public var x: Double

    /// The distance from the top edge.
    public var y: Double

    /// The width.
    public var width: Double

    /// The height.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The strings.
  public var entries: [Entry]

  /// The identifier of the app, if the file names one.
  public var bundle: String

  /// Creates the contents of a file.
  public init(entries: [Entry], bundle: String = "") {
    (self.entries, self.bundle) = (entries, bundle)
  }

  /// Reads a file; nil if it is not a property list in XML or in binary form.
  ///
  /// What is not complete is left out.
  public init?(bytes: [UInt8]) {
    guard let root = PropertyList(bytes: bytes), case .array(let values) = root else {
      return nil
    }
    entries = []
    bundle = ""
    for value in values {
      guard let key = value["stringKey"]?.string else { continue }
      if let name = value["bundleID"]?.string, bundle.isEmpty { bundle = name }
      var table = "Localizable"
      if let name = value["tableName"]?.string, !name.isEmpty { table = name }
      var screenshots: [Screenshot] = []
      for shot in value["screenshots"]?.elements ?? [] {
        guard let name = shot["name"]?.string, let frame = shot["frame"]?.string.flatMap(Frame.init)
        else { continue }
        screenshots.append(Screenshot(name: name, frame: frame))
      }
      entries.append(Entry(key: key, table: table, screenshots: screenshots))
    }
  }

  /// The bytes of the file, as XML; characters that XML can’t represent become U+FFFD.
  public var bytes: [UInt8] {
    PropertyList.array(
      entries.map { entry in
        .dictionary([
          .init("bundleID", .string(bundle)), .init("bundlePath", .string("")),
          .init(
            "screenshots",
            .array(
              entry.screenshots.map { shot in
                .dictionary([
                  .init("frame", .string(shot.frame.text)),
                  .init("name", .string(XMLEscaping.replacingImpossibleCharacters(in: shot.name))),
                ])
              })
          ),
          .init("stringKey", .string(XMLEscaping.replacingImpossibleCharacters(in: entry.key))),
          .init("tableName", .string(XMLEscaping.replacingImpossibleCharacters(in: entry.table))),
        ])
      }
    ).document
  }
}

extension ScreenshotStrings.Frame {
  /// The largest coordinate of a picture.
  private static let limit = 1_000_000.0

  /// Reads a rectangle as `{{x, y}, {width, height}}`; nil if it is none, or without a limit.
  init?(_ text: String) {
    let numbers = text.split { "{}, ".contains($0) }.map { Double($0) }
    guard numbers.count == 4, text.hasPrefix("{{"), text.hasSuffix("}}") else { return nil }
    let values = numbers.compactMap { $0 }.filter { abs($0) <= Self.limit }
    guard values.count == 4, values[2] >= 0, values[3] >= 0 else { return nil }
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// The rectangle as `{{x, y}, {width, height}}`.
  var text: String {
    let numbers = [x, y, width, height].map { number in
      number == number.rounded() && abs(number) <= Self.limit
        ? String(Int(number)) : number.description
    }
    return "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
  }
}
