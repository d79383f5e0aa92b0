import PhotoMetadata
import StringCatalogs

/// Removes members from the JSON that Google Takeout writes beside a photo; every other byte stays.
enum TakeoutEditor {
  /// Returns JSON without the members that a pass removes.
  static func edit(_ bytes: [UInt8], _ pass: inout CopyPass) -> [UInt8] {
    guard let root = try? JSONValue.tolerant(bytes), root.kind == .object else {
      pass.noteUnread("JSON", bytes[...])
      return pass.plan.removes(.unread) ? Array("{}\n".utf8) : bytes
    }
    let members = root.writtenMembers
    let kept = members.indices.filter { !removes(members[$0], &pass) }
    guard kept.count < members.count, let first = members.first, let last = members.last else {
      return bytes
    }
    var edited = Array(bytes[..<first.byteRange.lowerBound])
    for index in kept {
      let member = members[index].byteRange
      // The comma and the white space in front of it.
      let start = index == kept.first ? member.lowerBound : members[index - 1].byteRange.upperBound
      edited += bytes[start..<member.upperBound]
    }
    return edited + bytes[last.byteRange.upperBound...]
  }

  private static func removes(_ member: JSONMember, _ pass: inout CopyPass) -> Bool {
    let name = member.name
    let value = member.value
    let (texts, numbers) = contents(of: value)
    // Without a place, all numbers are zero.
    let isEmpty = texts.allSatisfy(\.isEmpty) && numbers.allSatisfy { $0 == 0 }
    let kinds = kinds[name] ?? [.unread]
    guard !isEmpty || kinds == [.unread] && value.kind != .object else { return false }
    let kind = kinds.first(where: pass.plan.removes) ?? kinds[0]
    guard pass.removes(kind, "JSON \(name)", text: texts.first, bytes: value.bytes) else {
      return false
    }
    for text in texts.dropFirst() { pass.addValue(text: text, of: kind) }
    if kind == .location { for number in numbers { pass.addValue(degrees: abs(number)) } }
    return true
  }

  /// The maximum number of values inside of a member that are searched for elsewhere.
  private static let maximumValues = 4096

  private static func contents(of value: JSONValue) -> (texts: [String], numbers: [Double]) {
    var texts: [String] = []
    var numbers: [Double] = []
    var waiting = [value]
    while let next = waiting.popLast(), texts.count + numbers.count < maximumValues {
      switch next.kind {
      case .object: waiting += next.writtenMembers.map(\.value)
      case .array: waiting += next.elements
      case .string: texts.append(next.string ?? "")
      case .number: numbers.append(Double(String(decoding: next.bytes, as: UTF8.self)) ?? 0)
      default: continue
      }
    }
    return (texts, numbers)
  }

  /// What the members of Takeout’s files are about.
  private static let kinds: [String: [MetadataKind]] = [
    "geoData": [.location], "geoDataExif": [.location], "location": [.location],
    "people": [.faces], "description": [.comments], "comments": [.comments],
    "sharedAlbumComments": [.comments], "labels": [.comments],
    // Notes of an album, and places on its map.
    "enrichments": [.location, .comments], "url": [.identifiers],
    // The device and the app from which the photo came.
    "googlePhotosOrigin": [.history], "appSource": [.history],
    "title": [.technical], "imageViews": [.other], "favorited": [.other], "archived": [.other],
    "trashed": [.other], "inLockedFolder": [.other],
    "photoTakenTime": [.date], "creationTime": [.date], "modificationTime": [.date],
    "photoLastModifiedTime": [.date],
  ]
}
