extension StringCatalog {
  /// A member that is not read, because a later one of the same object has the same name.
  package struct OverriddenMember: Sendable {
    /// The member that is not read.
    package let member: JSONMember

    /// The one that is read instead.
    package let later: JSONMember
  }

  /// The members at any depth that a later one overrides, in the order of the file.
  package var overriddenMembers: [OverriddenMember] {
    let document = json.document
    guard document.hasOverriddenMembers else { return [] }
    var found: [OverriddenMember] = []
    for index in document.nodes.indices where document.nodes[index].kind == .object {
      for (member, later) in JSONValue(document: document, index: index).overriddenMembers {
        found.append(OverriddenMember(member: member, later: later))
      }
    }
    return found.sorted { $0.member.nameRange.lowerBound < $1.member.nameRange.lowerBound }
  }
}
