import PhotoFormats

/// A walk over the parts of one kind of file.
protocol ContainerWalker {
  /// The contents found so far.
  var contents: ContainerContents { get }

  /// Creates a walker at the beginning of a file.
  init()

  /// Walks over the file; throws if the system can't read it, or nothing in it is valid.
  mutating func walk(_ source: inout ByteSource) throws(PhotoReadError)
}

extension ContainerWalker {
  /// Returns the contents of a file.
  static func contents(of source: inout ByteSource) throws(PhotoReadError) -> ContainerContents {
    var walker = Self()
    try walker.walk(&source)
    var contents = walker.contents
    if contents.dimensions == nil { contents.problems.note(.dimensionsMissing) }
    return contents
  }
}
