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
    if begins(name, given) { return true }
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let ending = withoutNumber(stem).lowercased()
    return hasTimeOfEdit(ending)
      || endings.contains { ending.utf8.count > $0.utf8.count && ending.hasSuffix($0) }
  }

  /// Whether a name ends in the time at which a phone edited the photo, in milliseconds:
  /// `IMG_20240102_030405_edit_1704164650123`.
  private static func hasTimeOfEdit(_ stem: String) -> Bool {
    stem.split(separator: "_edit_", omittingEmptySubsequences: false).dropFirst().last.map {
      (8...20).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isASCIIDigit)
    } ?? false
  }

  /// Returns a name without the number that tells copies apart: `IMG_1-edited(1)`.
  private static func withoutNumber(_ stem: String) -> Substring {
    guard stem.hasSuffix(")"), let start = stem.lastIndex(of: "(") else { return stem[...] }
    let number = stem[start...].dropFirst().dropLast()
    guard (1...3).contains(number.utf8.count), number.utf8.allSatisfy(\.isASCIIDigit) else {
      return stem[...]
    }
    let name = stem[..<start]
    return name.hasSuffix(" ") ? name.dropLast() : name
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

  /// The endings of names that photo apps give to edited copies, in lowercase and before the
  /// extension.
  ///
  /// Google Photos writes the language of the phone, of which these are known.
  private static let endings = [
    "-edited", "_edited", "-edit", "-collage", "-effects", "-enhanced-nr",
    "-bearbeitet", "-modifié", "-modifiée", "-retouché", "-editado", "-editada", "-ha editado",
    "-editat", "-modificato", "-modificata", "-bewerkt", "-edytowane", "-edytowany", "-edytowano",
    "-编辑", "-已编辑", "-已修改", "-已編輯",
    "-已編修", "-編集済み", "-編集済", "-수정됨", "-편집됨", "-편집", "-redigerad", "-redigeret",
    "-redigert", "-muokattu", "-upraveno", "-upravené", "-szerkesztett", "-szerkesztve",
    "-düzenlendi", "-düzenlenmiş", "-изменено", "-измененный", "-отредактировано", "-відредаговано",
    "-επεξεργασμένο", "-đã chỉnh sửa", "-แก้ไขแล้ว", "-diedit", "-telah diedit", "-معدّل", "-معدل",
    "-تم التعديل", "-נערך", "-uređeno", "-urejeno", "-redaguota", "-rediģēts", "-muudetud",
    "-संपादित", "_bearbeitet", "_編集済み", "_수정됨", "_편집됨", "_已修改", "_已编辑",
    // The second and later versions of a photo; the first, `~1`, can be a copy.
    "~2", "~3", "~4", "~5", "~6", "~7", "~8", "~9",
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
