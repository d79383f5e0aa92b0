import PhotoMetadata

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

    /// The name of the photo.
    let photo: String

    /// Returns the name of the same sidecar of a photo with another name.
    public func renamed(for photo: String) -> String {
      if photo == self.photo { return text }
      return (hasExtension ? photo : SidecarKind.stem(of: photo)) + ending
    }
  }

  /// The longest name, in characters, that Google Takeout gives a file without `.json`.
  private static let longestName = 46

  private static let takeoutEnding = ".supplemental-metadata"

  /// Returns the names that sidecars of a photo may have, each once; `files` are the JSON files
  /// beside it.
  ///
  /// An edited copy shares the files of the photo that it was made from.
  public static func names(of photo: String, among files: JSONFiles = JSONFiles([])) -> [Name] {
    var names: [Name] = []
    var known: Set<String> = [photo]
    func add(_ kind: SidecarKind, _ base: String, _ ending: String, _ hasExtension: Bool) {
      let name = Name(
        kind: kind, base: base, ending: ending, hasExtension: hasExtension, photo: photo)
      if known.insert(name.text).inserted { names.append(name) }
    }
    for photo in [photo] + (EditedName.original(of: photo).map { [$0] } ?? []) {
      addPackets(of: photo, add)
      addTakeout(of: photo, among: files, add)
    }
    return names
  }

  private static func addPackets(
    of photo: String, _ add: (SidecarKind, String, String, Bool) -> Void
  ) {
    let stem = stem(of: photo)
    let dotted = String(photo.dropFirst(stem.count))
    // On some disks, upper and lower case are the same, and programs write either.
    for ending in [".xmp", ".XMP", ".Xmp"] {
      for dotted in [dotted, dotted.lowercased(), dotted.uppercased()] {
        add(.xmp, stem + dotted, ending, true)
      }
      for stem in [stem, stem.lowercased(), stem.uppercased()] where !dotted.isEmpty {
        add(.xmp, stem, ending, false)
      }
    }
    // Further versions of a photo in darktable.
    for number in 1...9 { add(.xmp, "\(stem)_0\(number)\(dotted)", ".xmp", true) }
  }

  private static func addTakeout(
    of photo: String, among files: JSONFiles, _ add: (SidecarKind, String, String, Bool) -> Void
  ) {
    let stem = stem(of: photo)
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
        add(.takeout, base, takeoutEnding.prefix(count) + number + ".json", true)
      }
      if base.count > longestName {
        add(.takeout, String(base.prefix(longestName)), number + ".json", true)
      }
      // Takeout writes the language of the account, and cuts it anywhere.
      for file in files.names(after: base, number: number) {
        add(
          .takeout, String(file.prefix(base.count)), String(file.dropFirst(base.count)), true)
      }
    }
    for ending in [".json", ".JSON"] { add(.takeout, stem, ending, false) }
  }

  /// Returns a name without its extension.
  static func stem(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
