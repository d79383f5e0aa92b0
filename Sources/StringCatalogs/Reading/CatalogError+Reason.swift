extension CatalogError {
  /// What can be wrong with a file that should be a string catalog.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    // Not the file that was meant

    /// There is nothing in the file but white space.
    case empty

    /// The file ends before its outermost object does.
    case cutOff

    /// A merge left its markers (`<<<<<<<`) in the file; the position is that of the first one.
    case conflictMarkers

    /// The file is the pointer that Git LFS leaves in the place of a large file.
    case largeFilePointer

    /// The file is UTF-16 or UTF-32, not UTF-8.
    case notUTF8

    /// The file has more bytes than this library reads (2 GiB).
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

    /// A string holds a control character that is not escaped.
    case controlCharacter

    /// A number is not written as JSON writes numbers.
    case badNumber

    /// A character is not allowed where it stands.
    case unexpectedCharacter

    /// Something follows the end of the outermost object.
    case contentAfterEnd

    /// Objects and arrays are nested deeper than any catalog needs (512 levels).
    case nestingTooDeep

    // JSON, but not a catalog

    /// The outermost value is not an object.
    case notAnObject

    /// The member `strings` is missing.
    case stringsMissing

    /// The member `strings` is not an object.
    case stringsNotAnObject
  }
}
