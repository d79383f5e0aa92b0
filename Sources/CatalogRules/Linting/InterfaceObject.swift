import ASCII

/// Keys of interface files, which name an object and one of its properties: `heT-W6-Fyf.title`.
enum InterfaceObject {
  /// Names that Interface Builder gives to objects, and that no reader sees.
  private static let names: Set<String> = [
    "AMainMenu", "Box", "Item 1", "Item 2", "Item 3", "Main Menu", "MainMenu", "OtherViews",
    "Table View Cell", "Text Cell", "View",
  ]

  /// Returns whether a key names an object of an interface file, which contains the source text.
  static func isKey(_ key: ArraySlice<UInt8>) -> Bool {
    let name = key.prefix { $0 != UInt8(ascii: ".") }
    return name.count == 10 && name.dropFirst(3).first == UInt8(ascii: "-")
      && name.dropFirst(6).first == UInt8(ascii: "-")
  }

  /// Returns whether a text is the name of an object in a storyboard or a xib, also of an older
  /// one, whose objects have numbers: `2350.title`.
  static func isUnseen(_ source: String, key: String) -> Bool {
    guard names.contains(source) else { return false }
    let utf8 = Array(key.utf8)[...]
    let number = utf8.prefix(while: \.isASCIIDigit)
    return isKey(utf8) || !number.isEmpty && utf8.dropFirst(number.count).first == UInt8(ascii: ".")
  }
}
