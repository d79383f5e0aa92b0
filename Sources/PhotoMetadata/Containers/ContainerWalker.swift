/// A walk through one kind of file, from part to part.
protocol ContainerWalker {
  /// What was found so far.
  var contents: ContainerContents { get }

  /// Creates a walker at the beginning of a file.
  init()

  /// Goes through the file; throws when the system refuses to read, or nothing of it is understood.
  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError)
}

extension ContainerWalker {
  /// Returns what the parts of a file say.
  static func contents(of source: inout ByteSource) throws(PhotoReadError) -> ContainerContents {
    var walker = Self()
    try walker.walk(&source)
    var contents = walker.contents
    if contents.dimensions == nil { contents.problems.note(.dimensionsMissing) }
    return contents
  }
}
