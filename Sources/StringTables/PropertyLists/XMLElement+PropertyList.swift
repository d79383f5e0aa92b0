extension XMLElement {
  /// The keys of a dictionary in a property list with their values, up to the first element that
  /// is not a key with a value.
  var dictionaryMembers: (members: [(key: XMLElement, value: XMLElement)], misplaced: XMLElement?) {
    var members: [(key: XMLElement, value: XMLElement)] = []
    var elements = elements[...]
    while let key = elements.popFirst() {
      guard key.name == "key", let value = elements.popFirst() else { return (members, key) }
      members.append((key, value))
    }
    return (members, nil)
  }
}
