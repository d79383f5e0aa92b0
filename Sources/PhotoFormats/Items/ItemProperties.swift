/// The properties of pictures in an ISO base media file.
package struct ItemProperties {
  /// The properties; the first one has the number 1.
  package private(set) var boxes: [Box] = []

  /// The boxes that associate properties with items.
  package private(set) var lists: [Box] = []

  /// The box of the first ICC profile, and the range of the profile; nil if there is none.
  package private(set) var colorProfile: (box: Box, profile: Range<Int>)?

  private var sizes: [Int: PixelDimensions] = [:]
  private var associations: [ArraySlice<UInt8>] = []

  /// Reads the properties box.
  ///
  /// ISO/IEC 14496-12, 8.11.14: a box with the properties, which are numbered from 1, and boxes
  /// that associate them with pictures.
  init(
    _ box: Box, in source: inout ByteSource, problems: inout [BoxProblem]
  ) throws(PhotoReadError) {
    var parts = BoxParts(box.content)
    while let child = try parts.nextBox(in: &source) {
      switch child.type {
      case "ipco" where boxes.isEmpty:
        var properties = BoxParts(child.content, limit: FormatLimits.items)
        while let property = try properties.nextBox(in: &source) {
          boxes.append(property)
          if property.type == "colr", colorProfile == nil,
            let profile = try Self.profile(in: property, &source)
          {
            colorProfile = (property, profile)
          }
          guard property.type == "ispe" else { continue }
          var reader = ByteReader(
            try source.bytes(
              at: property.content.lowerBound, count: min(12, property.content.count)))
          // ISO/IEC 23008-12, 6.5.3: a version and flags, then width and height.
          if reader.version() == 0, let width = reader.number(4), let height = reader.number(4) {
            sizes[boxes.count] = PixelDimensions(width: width, height: height)
          }
        }
        problems += properties.problems
      case "ipma":
        guard child.content.count <= FormatLimits.boxContent else {
          problems.append(.damaged)
          continue
        }
        lists.append(child)
        associations.append(
          try source.bytes(at: child.content.lowerBound, count: child.content.count))
      default: break
      }
    }
    problems += parts.problems
  }

  /// ISO/IEC 14496-12, 12.1.5: the kind of color information, of which two are ICC profiles.
  private static func profile(
    in box: Box, _ source: inout ByteSource
  ) throws(PhotoReadError) -> Range<Int>? {
    let kind = try source.bytes(at: box.content.lowerBound, count: min(4, box.content.count))
    guard kind.elementsEqual("prof".utf8) || kind.elementsEqual("rICC".utf8) else { return nil }
    return box.content.dropFirst(4)
  }

  /// Returns the size of a picture; nil if there is none.
  package func dimensions(of picture: Int?) -> PixelDimensions? {
    guard let picture else { return sizes.count == 1 ? sizes.first?.value : nil }
    for list in associations {
      let all = Self.associations(ofItem: picture, in: list)
      if let size = all.lazy.compactMap({ sizes[$0.property] }).first(where: Self.isPossible) {
        return size
      }
    }
    return nil
  }

  private static func isPossible(_ size: PixelDimensions) -> Bool {
    size.width > 0 && size.height > 0
  }

  /// Returns what an item has, in its order.
  package func associations(ofItem item: Int) -> [PropertyAssociation] {
    for list in associations {
      let all = Self.associations(ofItem: item, in: list)
      guard all.isEmpty else { return all }
    }
    return []
  }

  /// Returns the properties of an item, in its order.
  package func boxes(ofItem item: Int) -> [Box] {
    associations(ofItem: item).compactMap {
      boxes.indices.contains($0.property - 1) ? boxes[$0.property - 1] : nil
    }
  }

  private static func associations(
    ofItem item: Int, in list: ArraySlice<UInt8>
  ) -> [PropertyAssociation] {
    var entries = AssociationEntries(list)
    while let entry = entries.next() {
      if entry.item == item { return entry.associations }
    }
    return []
  }
}
