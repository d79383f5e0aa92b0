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
