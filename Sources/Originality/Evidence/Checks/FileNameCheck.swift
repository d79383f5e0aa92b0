import ASCII
import PhotoMetadata

/// Checks the name of the file, which anyone can change.
enum FileNameCheck: EvidenceChecking {
  static let check = EvidenceCheck.fileName

  /// A name unlike those of cameras and apps was given by a person, and is no evidence.
  static func isPossible(_ input: EvidenceInput) -> Bool {
    guard let name = input.fileName else { return false }
    return matches(name, given) || matches(name, cameras)
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    guard let name = input.fileName, matches(name, given) else { return [] }
    return [EvidenceFinding(.messengerFileName, in: "", at: nil, value: name)]
  }

  /// Names given by KakaoTalk, WeChat and WhatsApp, and by phones to edited photos.
  ///
  /// `9` stands for any digit.
  private static let given = [
    "KakaoTalk_", "mmexport9999999999999", "IMG-99999999-WA9999", "IMG_E9999",
  ]

  /// Names given by cameras (JEITA CP-3461, 3.2.4), and by phones that name a photo by its time.
  private static let cameras = [
    "IMG_9999", "IMG99999", "DSC99999", "DSC_9999", "_DSC9999", "DSCF9999", "DSCN9999", "P9999999",
    "IMG_99999999_", "PXL_99999999_", "DJI_9999", "GOPR9999", "99999999_999999",
  ]

  private static func matches(_ name: String, _ patterns: [String]) -> Bool {
    let name = name.utf8
    return patterns.contains { pattern in
      name.count >= pattern.utf8.count
        && zip(name, pattern.utf8).allSatisfy { character, expected in
          expected == UInt8(ascii: "9") ? character.isASCIIDigit : character == expected
        }
    }
  }
}
