/// A place in a source file.
package struct CodePlace: Hashable, Sendable {
  /// The path of the file.
  package var file: String

  /// The line, from 1.
  package var line: Int

  /// The column in bytes, from 1.
  package var column: Int

  /// Creates a place.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension CodeString {
  /// The place of the literal.
  package var place: CodePlace { CodePlace(file: file, line: line, column: column) }
}

extension FileFacts {
  /// Returns the place of a byte of the file.
  func place(at offset: Int) -> CodePlace {
    let (line, column) = position(at: offset)
    return CodePlace(file: path, line: line, column: column)
  }
}
