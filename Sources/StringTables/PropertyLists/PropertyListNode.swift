/// A value of an XML property list, with its positions in the file.
indirect enum PropertyListNode {
  case text(TableText)
  case dictionary([(key: TableText, value: PropertyListNode)])

  /// A number, a date, data or an array, which a table of texts doesn't have.
  case other

  /// Returns the members of the outermost dictionary of a file.
  static func members(
    of bytes: [UInt8]
  ) throws(TableFailure) -> [(key: TableText, value: PropertyListNode)] {
    let root: XMLElement
    do {
      root = try XMLReader.root(of: bytes, allowsDocumentType: true)
    } catch {
      throw TableFailure(error)
    }
    let content = root.name == "plist" ? root.elements.first : root
    guard let content, case .dictionary(let members) = try node(content) else {
      throw TableFailure(.notPropertyList, at: root.tag.lowerBound)
    }
    return members
  }

  private static func node(_ element: XMLElement) throws(TableFailure) -> PropertyListNode {
    switch element.name {
    case "string": return .text(TableText(element.text, element.inside))
    case "dict":
      let (members, misplaced) = element.dictionaryMembers
      var nodes: [(key: TableText, value: PropertyListNode)] = []
      for (key, value) in members {
        nodes.append((TableText(key.text, key.inside), try node(value)))
      }
      if let misplaced { throw TableFailure(.notPropertyList, at: misplaced.tag.lowerBound) }
      return .dictionary(nodes)
    default: return .other
    }
  }

  /// The members of a dictionary; empty for another value.
  var members: [(key: TableText, value: PropertyListNode)] {
    guard case .dictionary(let members) = self else { return [] }
    return members
  }

  /// The text; nil for another value.
  var text: TableText? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
