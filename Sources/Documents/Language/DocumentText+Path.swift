import Escaping

extension DocumentText {
  /// The maximum number of characters of the folders of a path; more are cut in the middle.
  private static let longestFolder = 96

  /// Creates the text of a path, of which the end is never cut for the sake of the beginning.
  init(path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    let name = VisibleText(path[start...])
    let folder = VisibleText(path[..<start], limit: nil).text
    let cutFolder = Self.cutInMiddle(folder)
    runs =
      (folder.isEmpty ? [] : [Run(text: cutFolder, kind: .folder)])
      + (name.text.isEmpty ? [] : [Run(text: name.text, kind: .name)])
    if name.fullText != nil || cutFolder != folder {
      fullText = folder + (name.fullText ?? name.text)
    }
  }

  private static func cutInMiddle(_ text: String) -> String {
    guard text.unicodeScalars.count > longestFolder else { return text }
    let half = longestFolder / 2
    return String(text.unicodeScalars.prefix(half)) + "…" + String(text.unicodeScalars.suffix(half))
  }
}
