import ASCII
import PhotoMetadata

/// The form of values of XMP that stay in copies without what can't be read: dates and numbers are
/// known, but a text in their place could say anything.
enum XMPForm {
  /// Whether the values of a property have the form that they must have.
  ///
  /// The names of cameras, lenses and programs have none.
  static func isKept(_ texts: [String], of local: String, in namespace: String) -> Bool {
    let kind = XMPKinds.kind(of: local, in: namespace)
    if kind == .date { return texts.allSatisfy { DateCharacters.isAll($0.utf8) } }
    guard [.camera, .technical].contains(kind), let prefix = XMPKinds.prefix(of: namespace),
      numeric.contains(prefix), !names.contains(local)
    else { return true }
    return texts.allSatisfy(isNumeric)
  }

  /// Whether a text has only numbers, the marks between them, and the words that stand for some.
  private static func isNumeric(_ text: String) -> Bool {
    text.utf8.split(whereSeparator: { !$0.isASCIILetter }).allSatisfy { word in
      words.contains(String(decoding: word.map(\.asciiLowercased), as: UTF8.self))
    } && text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Namespaces whose properties are numbers, choices among them, and lists of them.
  private static let numeric: Set<String> = [
    "exif", "exifEX", "aux", "tiff", "GPano", "GCamera", "hdrgm", "HDRGainMap",
  ]

  private static let names: Set<String> = [
    "Make", "Model", "Software", "LensMake", "LensModel", "Lens", "Firmware", "NativeDigest",
    "MakerNote", "SpectralSensitivity", "DeviceSettingDescription",
  ]

  /// Truth, notations of numbers, units, and what CIPA DC-010 and Google name.
  private static let words: Set<String> = [
    "true", "false", "yes", "no", "e", "x", "inf", "nan", "undef", "s", "sec", "mm", "m", "f",
    "ev", "r", "thm", "iso", "equirectangular", "cylindrical",
  ]
}
