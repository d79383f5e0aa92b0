import PhotoFormats

extension BoxParts {
  /// Returns the next box; nil at the end, and after damage.
  ///
  /// What is wrong is added to `problems`.
  mutating func next(
    in source: inout ByteSource, problems: inout [MetadataProblem]
  ) throws(PhotoReadError) -> Box? {
    let box = try nextBox(in: &source)
    for problem in self.problems { problems.note(MetadataProblem(problem)) }
    return box
  }
}

extension ContainerContents {
  /// Returns the next box of a file; nil at the end of its boxes, and after damage.
  ///
  /// What follows them is the remainder.
  mutating func nextBox(
    of parts: inout BoxParts, types: Set<String>, in source: inout ByteSource
  ) throws(PhotoReadError) -> Box? {
    guard let part = try parts.next(in: &source) else { return nil }
    if case .box(let box) = part, !box.isAppended(toFileOf: types) {
      for problem in parts.problems { problems.note(MetadataProblem(problem)) }
      return box
    }
    // What can’t be a box may also be a damaged one, or the first bytes of one.
    if case .rest = part {
      for problem in parts.problems { problems.note(MetadataProblem(problem)) }
      guard part.range.count >= BoxHeader.minimumSize else { return nil }
    }
    addRemainder(part.range.lowerBound..<source.size)
    return nil
  }
}

extension MetadataProblem {
  init(_ problem: BoxProblem) {
    switch problem {
    case .truncated: self = .fileTruncated
    case .damaged: self = .structureDamaged
    }
  }
}

extension Box {
  /// The box as a part of the file.
  var part: FilePart { FilePart(name: type, range: range, content: content) }
}
