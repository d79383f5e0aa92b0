/// An encoding that was assumed for a text, because its bytes suggest it and no standard says so.
public enum TextEncoding: String, Hashable, Sendable, Codable, CaseIterable {
  case utf16
  case shiftJIS
  case eucJP
  case iso2022JP
  case gb18030
  case eucKR
  case big5
  case windows1251
  case windows1252

  /// The name in the register of IANA, the same in all languages.
  public var name: String {
    switch self {
    case .utf16: "UTF-16"
    case .shiftJIS: "Shift_JIS"
    case .eucJP: "EUC-JP"
    case .iso2022JP: "ISO-2022-JP"
    case .gb18030: "GB18030"
    case .eucKR: "EUC-KR"
    case .big5: "Big5"
    case .windows1251: "windows-1251"
    case .windows1252: "windows-1252"
    }
  }
}
