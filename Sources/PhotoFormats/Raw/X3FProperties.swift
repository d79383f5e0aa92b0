/// The section of an X3F file with properties of the photo: names and texts in UTF-16.
package struct X3FProperties {
  /// The texts by their names, such as `CAMMODEL`.
  package let texts: [String: String]

  /// Reads a section; nil if it is damaged.
  ///
  /// X3F Format, section 6: `SECp`, version, the number of properties, 0 for UTF-16, 4 unused
  /// bytes, the number of characters; the positions of each name and text among these; characters.
  package init?(_ section: ArraySlice<UInt8>) {
    let order = ByteOrder.little
    guard section.starts(with: "SECp".utf8), let count = order.uint32(section, at: 8),
      order.uint32(section, at: 12) == 0
    else { return nil }
    let characters = section.dropFirst(Self.headerSize + 8 * count)
    func text(at position: Int) -> String {
      order.utf16Text(characters.dropFirst(2 * position).prefix(2 * Self.longestText))
    }
    var texts: [String: String] = [:]
    for index in 0..<min(count, FormatLimits.directoryEntries) {
      guard let name = order.uint32(section, at: Self.headerSize + 8 * index),
        let value = order.uint32(section, at: Self.headerSize + 8 * index + 4)
      else { break }
      texts[text(at: name)] = text(at: value)
    }
    self.texts = texts
  }

  private static let headerSize = 24
  private static let longestText = 128
}
