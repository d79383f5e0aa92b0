/// A trained model of Tesseract.
public struct TextModel: Hashable, Sendable {
  /// Tesseract’s name: `eng`, `chi_sim`.
  public let name: String

  /// Creates a model from Tesseract’s name, such as `eng`; nil for a text that can’t be one.
  public init?(name: String) {
    let isName = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    guard isName, (3...24).contains(name.utf8.count) else { return nil }
    self.name = name
  }

  /// Returns the model for a language; nil if Tesseract has none for it.
  ///
  /// The tag may have a script or a region: `ko`, `zh-Hans`, `pt-BR`. Tesseract’s own names work as
  /// well.
  public init?(language tag: String) {
    let parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let language = parts.first.map(String.init) else { return nil }
    if language == "zh" || language == "yue" {
      let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      name = isTraditional || language == "yue" && parts.count == 1 ? "chi_tra" : "chi_sim"
    } else if language == "sr", parts.contains("latn") {
      name = "srp_latn"
    } else if let known = Self.names[language] {
      name = known
    } else if Self.names.values.contains(tag) || ["chi_sim", "chi_tra"].contains(tag) {
      name = tag
    } else {
      return nil
    }
  }

  /// The name of the Debian package that contains the model: `tesseract-ocr-chi-sim`.
  public var package: String {
    "tesseract-ocr-" + String(name.map { $0 == "_" ? "-" : $0 })
  }

  /// Tesseract’s names by language, ISO 639.
  private static let names: [String: String] = [
    "af": "afr", "am": "amh", "ar": "ara", "az": "aze", "be": "bel", "bg": "bul", "bn": "ben",
    "bs": "bos", "ca": "cat", "cs": "ces", "cy": "cym", "da": "dan", "de": "deu", "el": "ell",
    "en": "eng", "eo": "epo", "es": "spa", "et": "est", "eu": "eus", "fa": "fas", "fi": "fin",
    "fil": "fil", "fr": "fra", "ga": "gle", "gl": "glg", "gu": "guj", "he": "heb", "hi": "hin",
    "hr": "hrv", "hu": "hun", "hy": "hye", "id": "ind", "is": "isl", "it": "ita", "ja": "jpn",
    "ka": "kat", "kk": "kaz", "km": "khm", "kn": "kan", "ko": "kor", "ky": "kir", "lo": "lao",
    "lt": "lit", "lv": "lav", "mk": "mkd", "ml": "mal", "mn": "mon", "mr": "mar", "ms": "msa",
    "my": "mya", "nb": "nor", "ne": "nep", "nl": "nld", "nn": "nor", "no": "nor", "pa": "pan",
    "pl": "pol", "pt": "por", "ro": "ron", "ru": "rus", "si": "sin", "sk": "slk", "sl": "slv",
    "sq": "sqi", "sr": "srp", "sv": "swe", "sw": "swa", "ta": "tam", "te": "tel", "th": "tha",
    "tl": "fil", "tr": "tur", "uk": "ukr", "ur": "urd", "uz": "uzb", "vi": "vie",
  ]
}
