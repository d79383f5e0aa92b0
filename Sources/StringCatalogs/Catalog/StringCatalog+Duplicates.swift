extension StringCatalog {
  /// A member that is ignored, because a later one of the same object has the same name.
  package struct OverriddenMember: Sendable {
    /// The ignored member.
    package let member: JSONMember

    /// The member that overrides it.
    package let later: JSONMember
  }

  /// Whether any member at any depth is overridden.
  package var hasOverriddenMembers: Bool { json.document.hasOverriddenMembers }

  /// The overridden members at any depth, in the order of the file.
  package var overriddenMembers: [OverriddenMember] {
    guard hasOverriddenMembers else { return [] }
    let document = json.document
    var found: [OverriddenMember] = []
    for index in document.nodes.indices where document.nodes[index].kind == .object {
      for (member, later) in JSONValue(document: document, index: index).overriddenMembers {
        found.append(OverriddenMember(member: member, later: later))
      }
    }
    return found.sorted { $0.member.nameRange.lowerBound < $1.member.nameRange.lowerBound }
  }
}
