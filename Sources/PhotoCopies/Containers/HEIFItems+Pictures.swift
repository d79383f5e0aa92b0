import PhotoMetadata

extension HEIFItems {
  /// The item that is shown; nil if none is named (ISO/IEC 14496-12, 8.11.4).
  var primary: Int? {
    guard let box = boxes.first("pitm"), let version = bytes[box.content].first else { return nil }
    return number(at: box.content.lowerBound + 4, version == 0 ? 2 : 4)
  }

  /// Returns an item; nil if there is none with this number.
  func item(_ id: Int) -> Item? { items.first { $0.id == id } }

  /// Returns the properties of an item in their order (ISO/IEC 23008-12, 9.3).
  func properties(of id: Int) -> [BoxList.Box] {
    guard let box = boxes.first("iprp"), let children = BoxList(bytes, in: box.content),
      let container = children.first("ipco"),
      let properties = BoxList(bytes, in: container.content)?.boxes
    else { return [] }
    for list in children.boxes where list.type == "ipma" {
      let numbers = ItemProperties.numbers(ofItem: id, in: bytes[list.content])
      guard numbers.isEmpty else {
        return numbers.compactMap {
          properties.indices.contains($0 - 1) ? properties[$0 - 1] : nil
        }
      }
    }
    return []
  }

  /// Returns the type of an auxiliary picture, such as `urn:mpeg:hevc:2015:auxid:2`; nil if it is
  /// none (ISO/IEC 23008-12, 6.5.8).
  func auxiliaryType(of id: Int) -> String? {
    guard let box = properties(of: id).first(where: { $0.type == "auxC" }) else { return nil }
    return String(decoding: bytes[box.content].dropFirst(4).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Returns the items of a kind that describe a picture; those that describe none if there are no
  /// such.
  func items(describing picture: Int, where isKind: (Item) -> Bool) -> [Item] {
    let descriptions = references.filter { $0.type == "cdsc" }
    let all = items.filter(isKind)
    let own = all.filter { item in
      descriptions.contains { $0.from == item.id && $0.targets.contains(picture) }
    }
    return own.isEmpty
      ? all.filter { item in !descriptions.contains { $0.from == item.id } } : own
  }
}
