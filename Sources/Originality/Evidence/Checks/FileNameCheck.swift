import ASCII
import Foundation
import PhotoMetadata

/// Checks the name of the file, which anyone can change.
enum FileNameCheck: EvidenceChecking {
  static let check = EvidenceCheck.fileName

  /// A name unlike those of cameras and apps was given by a person, and is no evidence.
  static func isPossible(_ input: EvidenceInput) -> Bool {
    guard let name = input.fileName.map(precomposed) else { return false }
    return isGiven(name) || begins(name, cameras)
  }

  static func findings(in input: EvidenceInput) -> [EvidenceFinding] {
    guard let name = input.fileName, isGiven(precomposed(name)) else { return [] }
    return [EvidenceFinding(.messengerFileName, in: "", at: nil, value: name)]
  }

  /// Returns a name as it is typed; most names are ASCII, in which nothing is decomposed.
  private static func precomposed(_ name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 } ? name : name.precomposedStringWithCanonicalMapping
  }

  private static func isGiven(_ name: String) -> Bool {
    begins(name, given) || EditedName.original(of: name) != nil
  }

  /// The beginnings of names given by messengers (KakaoTalk, WeChat, WhatsApp, Facebook, Telegram,
  /// Signal, LINE, QQ, Snapchat), by phones to edited photos, and by systems to screenshots.
  ///
  /// `9` stands for any digit.
  private static let given = [
    "KakaoTalk_", "mmexport9999999999999", "IMG-99999999-WA9999", "WhatsApp Image 9999-99-99",
    "FB_IMG_9999999", "received_9999999", "photo_9999-99-99_99-99-99", "signal-9999-99-99-",
    "LINE_ALBUM_", "微信图片_", "微信圖片_", "QQ图片9999", "Snapchat-9999", "IMG_E9999",
    "Screenshot_9999", "Screenshot-9999", "Screenshot 9999", "Screenshot from ", "Screen Shot 9999",
    "스크린샷 9999", "스크린샷, 9999", "스크린샷_9999", "スクリーンショット 9999", "截屏9999", "截屏 9999",
    "截图9999", "截图 9999", "屏幕截图 9999", "屏幕快照 9999", "FullSizeRender",
  ]

  /// Names given by cameras (JEITA CP-3461, 3.2.4), and by phones that name a photo by its time.
  private static let cameras = [
    "IMG_9999", "IMG99999", "DSC99999", "DSC_9999", "_DSC9999", "DSCF9999", "DSCN9999", "P9999999",
    "IMG_99999999_", "PXL_99999999_", "DJI_9999", "GOPR9999", "99999999_999999",
  ]

  private static func begins(_ name: String, _ patterns: [String]) -> Bool {
    let name = name.utf8
    return patterns.contains { pattern in
      name.count >= pattern.utf8.count
        && zip(name, pattern.utf8).allSatisfy { character, expected in
          expected == UInt8(ascii: "9") ? character.isASCIIDigit : character == expected
        }
    }
  }
}
