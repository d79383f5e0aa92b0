/// A kind of file that other programs keep beside a photo, with what they know of it.
public enum SidecarKind: String, Hashable, Sendable, CaseIterable {
  /// An XMP packet, `photo.xmp` or `photo.jpg.xmp`.
  case xmp
  /// A JSON file of Google Takeout, `photo.jpg.supplemental-metadata.json` or a shorter form.
  case takeout

  /// The name of a sidecar of a photo.
  public struct Name: Hashable, Sendable {
    /// The kind.
    public var kind: SidecarKind

    /// What is in front of ``ending``: the name of the photo, perhaps without its extension or cut
    /// short.
    public var base: String

    /// The end of the name, which follows the name of the photo.
    public var ending: String

    /// Whether the name has the extension of the photo, so that no other photo has this sidecar.
    public var hasExtension: Bool

    /// The name.
    public var text: String { base + ending }

    /// Returns the name of the same sidecar of a photo with another name.
    public func renamed(for photo: String) -> String {
      (hasExtension ? photo : SidecarKind.stem(of: photo)) + ending
    }
  }

  /// The longest name, in characters, that Google Takeout gives a file without `.json`.
  private static let longestName = 46

  private static let takeoutEnding = ".supplemental-metadata"

  /// Returns the names that sidecars of a photo may have, each once.
  public static func names(of photo: String) -> [Name] {
    var names: [Name] = []
    func add(_ kind: SidecarKind, _ base: String, _ ending: String, hasExtension: Bool = true) {
      let name = Name(kind: kind, base: base, ending: ending, hasExtension: hasExtension)
      if name.text != photo, !names.contains(where: { $0.text == name.text }) { names.append(name) }
    }
    let stem = stem(of: photo)
    for ending in [".xmp", ".XMP", ".Xmp"] {
      add(.xmp, photo, ending)
      if stem != photo { add(.xmp, stem, ending, hasExtension: false) }
    }
    // The second of two photos with a name, `photo(1).jpg`, has `photo.jpg(1).json`.
    var (base, number) = (photo, "")
    if stem.hasSuffix(")"), let open = stem.lastIndex(of: "("),
      !stem[open...].dropFirst().dropLast().isEmpty,
      stem[open...].dropFirst().dropLast().allSatisfy(\.isNumber)
    {
      base = String(stem[..<open]) + photo.dropFirst(stem.count)
      number = String(stem[open...])
    }
    for (base, number) in [(photo, ""), (base, number)] {
      for count in 0...takeoutEnding.count {
        add(.takeout, base, takeoutEnding.prefix(count) + number + ".json")
      }
      if base.count > longestName {
        add(.takeout, String(base.prefix(longestName)), number + ".json")
      }
    }
    add(.takeout, stem, ".json", hasExtension: false)
    return names
  }

  /// Returns a name without its extension.
  static func stem(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
