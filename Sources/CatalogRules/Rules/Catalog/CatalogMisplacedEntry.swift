import StringCatalogs

/// An entry beside `strings` instead of inside it, where no tool finds it.
struct CatalogMisplacedEntry: FileRule {
  static let description = RuleDescription(
    "catalog-misplaced-entry", severity: .error, fixability: .unsafe,
    examples: [
      .bad(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Back" : { },
            "Done" : { }
          },
          ⟦"Cancel"⟧ : {
            "localizations" : {
              "ko" : { "stringUnit" : { "state" : "translated", "value" : "취소" } }
            }
          },
          "version" : "1.0"
        }
        """,
        fixed: [
          "Back": [:],
          "Cancel": ["ko": "취소"],
          "Done": [:],
        ]),
      .good(["Cancel": ["ko": "취소"]]),
    ])

  func check(_ catalog: CatalogContext, _ reporter: Reporter) {
    for member in catalog.catalog.unknownMembers where Self.isEntry(member) {
      reporter.report(
        .text(member.name), at: member.nameRange, key: member.name, edits: move(member, in: catalog)
      )
    }
  }

  /// Returns the edits that move an entry into `strings`, before the first with a greater key; none
  /// if the key already exists there.
  private func move(_ member: JSONMember, in catalog: CatalogContext) -> [Fix.Edit] {
    guard let strings = catalog.catalog.json["strings"], strings[member.name] == nil else {
      return []
    }
    let bytes = catalog.bytes
    var entry: [UInt8] = []
    for byte in bytes[member.byteRange] {
      entry.append(byte)
      if byte == UInt8(ascii: "\n") { entry += Array("  ".utf8) }
    }
    let members = strings.writtenMembers
    let name = member.name.lowercased()
    let insertion: Fix.Edit
    if let next = members.first(where: { $0.name.lowercased() > name }) {
      let place = next.byteRange.lowerBound
      let replacement = entry + Array(",".utf8) + bytes.whitespace(before: place)
      insertion = Fix.Edit(range: place..<place, replacement: replacement)
    } else if let last = members.last {
      let place = last.byteRange.upperBound
      let space = bytes.whitespace(before: last.byteRange.lowerBound)
      insertion = Fix.Edit(
        range: place..<place, replacement: Array(",".utf8) + space + entry)
    } else {
      let space = bytes.whitespace(before: member.byteRange.lowerBound)
      let inner = strings.byteRange.lowerBound + 1..<strings.byteRange.upperBound - 1
      let indent = Array((space.contains(UInt8(ascii: "\n")) ? "  " : "").utf8)
      insertion = Fix.Edit(range: inner, replacement: space + indent + entry + space)
    }
    return [insertion, catalog.removal(of: member)].sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  /// Returns whether a member of the root object looks like an entry.
  static func isEntry(_ member: JSONMember) -> Bool {
    member.value.kind == .object
      && CatalogEntry.knownMembers.contains { known in
        member.value[known.name].map { known.type.matches($0) } ?? false
      }
  }
}

extension [UInt8] {
  /// Returns the white space that ends before a place.
  fileprivate func whitespace(before place: Int) -> [UInt8] {
    self[..<place].reversed().prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.reversed()
  }
}
