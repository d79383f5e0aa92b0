import ASCII

/// Names that photo apps give to edited copies: `IMG_1-edited.jpg`, `IMG_1-編集済み(1).jpg`.
package enum EditedName {
  /// Returns the name of the photo that a copy with this name was made from; nil if the name is
  /// none of an edited copy.
  package static func original(of name: String) -> String? {
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    let (text, number) = separated(stem)
    let folded = text.lowercased()
    let end = name.dropFirst(stem.count)
    if let time = timeOfEdit(folded) {
      return String(text.dropLast(time.count)) + number + end
    }
    let ending = endings.first { folded.utf8.count > $0.utf8.count && folded.hasSuffix($0) }
    return ending.map { String(text.dropLast($0.count)) + number + end }
  }

  /// Returns the time at which a phone edited a photo, in milliseconds, at the end of its name:
  /// `IMG_20240102_030405_edit_1704164650123`; nil if there is none.
  private static func timeOfEdit(_ stem: String) -> String? {
    stem.split(separator: "_edit_", omittingEmptySubsequences: false).dropFirst().last.flatMap {
      (8...20).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isASCIIDigit) ? "_edit_" + $0 : nil
    }
  }

  /// Returns a name and the number behind it that tells copies apart: `IMG_1-edited` and `(1)`.
  private static func separated(_ stem: Substring) -> (name: Substring, number: Substring) {
    guard stem.hasSuffix(")"), let start = stem.lastIndex(of: "(") else { return (stem, "") }
    let number = stem[start...].dropFirst().dropLast()
    guard (1...3).contains(number.utf8.count), number.utf8.allSatisfy(\.isASCIIDigit) else {
      return (stem, "")
    }
    let name = stem[..<start]
    return (name.hasSuffix(" ") ? name.dropLast() : name, stem[start...])
  }

  /// The endings, in lowercase and before the extension.
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
}
