import StringCatalogs

extension TableGroup {
  /// Returns the entries of `.stringsdict` files that have texts for which a string catalog has no
  /// place: widths, plural forms by device, variables in variables; with the index of the file.
  package func losses() -> [(file: Int, key: String, offset: Int)] {
    files.indices.flatMap { index -> [(file: Int, key: String, offset: Int)] in
      guard TableName(path: files[index].path)?.kind == .stringsdict,
        let members = try? PropertyListNode.members(of: files[index].bytes)
      else { return [] }
      return members.filter { key, node in
        let kept = StringsDictionary.value(of: node)?.texts.count ?? 0
        return kept == 0 || kept < Self.textCount(of: node)
      }.map { (index, $0.key.value, $0.key.range.lowerBound) }
    }
  }

  /// Returns the number of texts in a value, without those that say how it is read.
  private static func textCount(of node: PropertyListNode) -> Int {
    switch node {
    case .text: 1
    case .other: 0
    case .dictionary(let members):
      members.reduce(0) { count, member in
        let isFormat = member.key.value.hasPrefix("NSString") && member.value.text != nil
        return count + (isFormat ? 0 : textCount(of: member.value))
      }
    }
  }
}
