import Digests
import PhotoFormats
import PhotoMetadata

/// Removes from a color profile what no conversion of colors needs.
///
/// Nothing moves, so that the profile is as long as before: contents become zeros, and the table of
/// tags becomes shorter. Profiles of displays name the display with its serial number, and any
/// program can add tags of its own.
enum ColorProfileEditor {
  /// Returns a profile without what a pass removes; nil if nothing of it may stay.
  static func edit(_ profile: [UInt8], _ pass: inout CopyPass, in structure: String) -> [UInt8]? {
    guard let parts = ICCProfile(profile[...], size: profile.count), !parts.isDamaged,
      parts.tableEnd <= parts.tags.map(\.content.lowerBound).min() ?? 0
    else {
      return pass.removes(.unread, structure, bytes: profile[...]) ? nil : profile
    }
    var editor = Editor(bytes: profile, parts: parts)
    editor.findUnread()
    guard !editor.unread.isEmpty else { return profile }
    var isRemoved = false
    for (name, range) in editor.unread {
      let bytes = profile[range]
      // Apple translates the names of its profiles.
      let isTranslation = name == "dscm" && editor.hasKnownName
      // The maker, the model, and the number of a display, 4 bytes each.
      let hasNoNumber = name == "mmod" && bytes.dropFirst(16).prefix(4).allSatisfy { $0 == 0 }
      if pass.removes(
        .unread, "\(structure) \(name)", bytes: bytes,
        holding: isTranslation || hasNoNumber ? [] : hidden[name])
      {
        isRemoved = true
      }
    }
    return isRemoved ? editor.edited() : profile
  }

  /// Returns the first part of a profile that is not understood; nil if there is none.
  static func unread(in profile: [UInt8]) -> String? {
    guard let parts = ICCProfile(profile[...], size: profile.count), !parts.isDamaged,
      parts.tableEnd <= parts.tags.map(\.content.lowerBound).min() ?? 0
    else { return "ICC" }
    var editor = Editor(bytes: profile, parts: parts)
    editor.findUnread()
    return editor.unread.first?.name
  }

  private struct Editor {
    var bytes: [UInt8]
    let parts: ICCProfile
    var unread: [(name: String, range: Range<Int>)] = []
    private var removed: Set<Int> = []
    private var surplus: [Range<Int>] = []
    private var unknownTexts: [Range<Int>] = []

    /// Whether the name of the profile is one that many have.
    var hasKnownName: Bool {
      parts.tags.contains { tag in
        tag.name == "desc" && ICCContent.texts(bytes[tag.content])?.isWhole == true
          && !unknownTexts.contains(tag.content)
      }
    }

    init(bytes: [UInt8], parts: ICCProfile) {
      self.bytes = bytes
      self.parts = parts
    }

    mutating func findUnread() {
      for range in parts.gaps(ofSize: bytes.count) + [ColorProfileEditor.reserved]
      where bytes[range].contains(where: { $0 != 0 }) {
        surplus.append(range)
        unread.append(("gap", range))
      }
      if !hasRightIdentifier { unread.append(("ID", ColorProfileEditor.identifier)) }
      var seen: Set<Range<Int>> = []
      for (index, tag) in parts.tags.enumerated() {
        let content = bytes[tag.content]
        if ColorProfileEditor.texts.contains(tag.name), let texts = ICCContent.texts(content) {
          let isKnown = texts.isWhole && texts.texts.allSatisfy(KnownProfileTexts.all.contains)
          if !isKnown, seen.insert(tag.content).inserted {
            unknownTexts.append(tag.content)
            unread.append((tag.name, tag.content))
          }
        } else if ColorProfileEditor.numbers.contains(tag.name),
          let size = ICCContent.size(content)
        {
          let rest = tag.content.dropFirst(size)
          if bytes[rest].contains(where: { $0 != 0 }), seen.insert(tag.content).inserted {
            surplus.append(rest)
            unread.append((tag.name, rest))
          }
        } else {
          removed.insert(index)
          unread.append((tag.name, tag.content))
        }
      }
    }

    /// ICC.1:2022, 7.2.18: the MD5 of the profile with zeros for three fields, or zeros.
    private var hasRightIdentifier: Bool {
      let identifier = bytes[ColorProfileEditor.identifier]
      guard identifier.contains(where: { $0 != 0 }) else { return true }
      var blank = bytes
      for range in [44..<48, 64..<68, ColorProfileEditor.identifier] { blank.clear(range) }
      return identifier.elementsEqual(MD5.digest(of: blank))
    }

    mutating func edited() -> [UInt8] {
      for range in surplus { bytes.clear(range) }
      let kept = parts.tags.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
      for range in unknownTexts {
        let content = bytes[range]
        let known = ICCContent.texts(content)?.texts.first { KnownProfileTexts.all.contains($0) }
        let new = ICCContent.content(known ?? "", like: content) ?? []
        bytes.replaceSubrange(
          range, with: new + Array(repeating: 0, count: range.count - new.count))
      }
      for tag in parts.tags where !kept.contains(where: { $0.content.overlaps(tag.content) }) {
        bytes.clear(tag.content)
      }
      var table: [UInt8] = []
      ByteOrder.big.append(UInt32(truncatingIfNeeded: kept.count), to: &table)
      for tag in kept {
        table += tag.signature
        ByteOrder.big.append(UInt32(truncatingIfNeeded: tag.content.lowerBound), to: &table)
        ByteOrder.big.append(UInt32(truncatingIfNeeded: tag.content.count), to: &table)
      }
      bytes.clear(ICCProfile.headerSize..<parts.tableEnd)
      bytes.replaceSubrange(
        ICCProfile.headerSize..<ICCProfile.headerSize + table.count, with: table)
      bytes.clear(ColorProfileEditor.identifier)
      return bytes
    }
  }

  /// What tags may hold of which not everything is known; whatever is not listed may hold anything.
  private static let hidden: [String: Set<MetadataKind>] = [
    "ID": [.identifiers], "desc": [.owner], "dscm": [.owner],
    "cprt": [.owner, .copyright], "dmnd": [.serialNumbers], "dmdd": [.serialNumbers],
    "vued": [],
    // Apple’s tags: the display with its number, its curves, and its native colors.
    "mmod": [.serialNumbers], "vcgt": [], "ndin": [], "aapy": [], "vcgp": [],
  ]

  /// The MD5 of the profile, ICC.1:2022, 7.2.18, and what is reserved for later versions.
  private static let identifier = 84..<100
  private static let reserved = 100..<128

  /// The tags with texts that programs show.
  private static let texts: Set<String> = ["desc", "cprt", "dmnd", "dmdd", "vued"]

  /// The tags that conversions of colors use, ICC.1:2022, 9.2.
  private static let numbers: Set<String> = [
    "A2B0", "A2B1", "A2B2", "B2A0", "B2A1", "B2A2", "D2B0", "D2B1", "D2B2", "D2B3", "B2D0", "B2D1",
    "B2D2", "B2D3", "aabg", "aagg", "aarg", "bTRC", "bXYZ", "bkpt", "chad", "chrm", "cicp", "gTRC",
    "gXYZ", "gamt", "kTRC", "lumi", "meas", "rTRC", "rXYZ", "rig0", "rig2", "tech", "view", "wtpt",
  ]
}
