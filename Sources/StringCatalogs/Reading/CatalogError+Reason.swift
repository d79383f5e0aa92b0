extension CatalogError {
  /// The reasons why a file is not a string catalog.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    // Not the intended file

    /// The file is empty or contains only white space.
    case empty

    /// The file ends before its root object does.
    case cutOff

    /// The file contains merge conflict markers (`<<<<<<<`); the position is that of the first one.
    case conflictMarkers

    /// The file is a Git LFS pointer to a large file.
    case largeFilePointer

    /// The file is UTF-16 or UTF-32, not UTF-8.
    case notUTF8

    /// The file is too large for this library (2 GiB).
    case tooLarge

    // Not JSON

    /// The bytes are not UTF-8.
    case invalidUTF8

    /// There is a comma after the last member or value.
    case trailingComma

    /// There is no comma between two members or values.
    case missingComma

    /// There is no colon after the name of a member.
    case missingColon

    /// There is no value after a colon.
    case missingValue

    /// A string has no closing quote on its line.
    case unclosedString

    /// A backslash does not begin an escape.
    case badEscape

    /// A string contains an unescaped control character.
    case controlCharacter

    /// A number is not in JSON syntax.
    case badNumber

    /// A character is not allowed at its position.
    case unexpectedCharacter

    /// There is data after the end of the root object.
    case contentAfterEnd

    /// Objects and arrays are nested too deeply (512 levels).
    case nestingTooDeep

    // JSON, but not a catalog

    /// The root value is not an object.
    case notAnObject

    /// The member `strings` is missing.
    case stringsMissing

    /// The member `strings` is not an object.
    case stringsNotAnObject
  }
}
