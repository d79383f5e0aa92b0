extension JSONValue {
  /// The members of an object in the order of the file; empty for other values.
  ///
  /// Of members with the same name only the last one is included, as in Foundation's
  /// `JSONSerialization`; ``StringCatalog/irregularities`` lists the others.
  package var members: [JSONMember] {
    var members: [JSONMember] = []
    forEachMember { members.append($0) }
    return members
  }

  /// All members of an object in the order of the file, including overridden ones.
  package var writtenMembers: [JSONMember] {
    var members: [JSONMember] = []
    forEachMember(includingOverridden: true) { members.append($0) }
    return members
  }

  /// Returns the member of an object that follows another one in the file.
  package func member(after member: JSONMember) -> JSONMember? {
    let next = Int(document.nodes[member.value.index].next)
    return next < document.nodes[index].next ? JSONMember(document: document, index: next) : nil
  }

  /// The overridden members of an object, each with the one that overrides it.
  var overriddenMembers: [(earlier: JSONMember, later: JSONMember)] {
    var members: [(earlier: JSONMember, later: JSONMember)] = []
    forEachMember(includingOverridden: true) { member in
      guard let later = member.overridingMember else { return }
      members.append((earlier: member, later: later))
    }
    return members
  }

  /// The first member of an object, passing over those that a later one overrides.
  package var firstMember: JSONMember? {
    guard kind == .object else { return nil }
    let end = Int(document.nodes[index].next)
    var name = index + 1
    while name < end {
      if !document.nodes[name].isOverridden { return JSONMember(document: document, index: name) }
      name = Int(document.nodes[name + 1].next)
    }
    return nil
  }

  /// Returns the member with a name, the last one if there are several.
  ///
  /// This takes constant time in a large object and linear time in a small one.
  package func member(named name: String) -> JSONMember? {
    guard kind == .object else { return nil }
    if document.nodes[index].hasNameTable {
      return document.nameTables[index]?.index(of: name)
        .map { JSONMember(document: document, index: $0) }
    }
    let end = Int(document.nodes[index].next)
    var node = index + 1
    while node < end {
      let member = JSONMember(document: document, index: node)
      if !document.nodes[node].isOverridden, member.isNamed(name) { return member }
      node = Int(document.nodes[node + 1].next)
    }
    return nil
  }

  /// Returns the value of the member with a name, the last one if there are several.
  package subscript(name: String) -> JSONValue? { member(named: name)?.value }

  /// Calls `body` with each member of an object.
  func forEachMember(includingOverridden: Bool = false, _ body: (JSONMember) -> Void) {
    guard kind == .object else { return }
    let end = Int(document.nodes[index].next)
    var name = index + 1
    while name < end {
      if includingOverridden || !document.nodes[name].isOverridden {
        body(JSONMember(document: document, index: name))
      }
      name = Int(document.nodes[name + 1].next)
    }
  }
}
