import PhotoFormats
import PhotoMetadata

/// What a copy says about itself.
extension XMPEditor {
  /// Adds what a copy says about itself, to the history if there is one.
  mutating func add(_ statement: XMPStatement) {
    let isCut: (Range<Int>) -> Bool = { [edits] range in
      edits.contains { $0.range.overlaps(range) }
    }
    let history = document.nodes.indices.first { index in
      let node = document.nodes[index]
      return node.local == "History" && node.namespace == XMPKinds.mediaManagement
        && !isCut(node.range)
        && document.nodes[root].children.contains { document.nodes[$0].children.contains(index) }
    }
    let list = history.flatMap { history in
      document.nodes[history].children.map { document.nodes[$0] }.first { node in
        node.local == "Seq" && node.namespace == XMPKinds.rdf && !node.endTag.isEmpty
      }
    }
    if let list {
      let position = list.endTag.lowerBound
      edits.append((position..<position, Array(statement.event.utf8)))
    } else if let history {
      // A history in another form than a list makes room for one that is valid.
      edits.append((document.nodes[history].range, []))
    }
    let about = document.nodes[root].children.compactMap { child in
      document.nodes[child].attributes.first { attribute in
        // Old packets leave out the prefix.
        attribute.local == "about"
          && (attribute.namespace == XMPKinds.rdf || attribute.prefix.isEmpty)
      }
    }.first.map { attribute in
      let value = attribute.value
      return isCut(value)
        ? "\"\"" : String(decoding: bytes[value.lowerBound - 1...value.upperBound], as: UTF8.self)
    }
    let text = statement.description(about: about ?? "\"\"", withHistory: list == nil)
    if !text.isEmpty {
      let position = document.nodes[root].endTag.lowerBound
      edits.append((position..<position, Array(text.utf8)))
    }
  }
}
