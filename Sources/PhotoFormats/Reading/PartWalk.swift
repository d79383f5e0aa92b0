/// A part of a photo file: bytes with one purpose.
package protocol PhotoPart: Hashable, Sendable {
  /// The bytes of the part.
  var range: Range<Int> { get }

  /// The bytes of the part without what says how long it is; they lie in `range`.
  var content: Range<Int> { get }
}

/// A walk over the parts of a photo file, of which each begins where the one before ends.
///
/// The strict reading ends where a file breaks the rules of its format; the lenient one lists
/// everything up to the end of the file.
package protocol PartWalk {
  /// What the format consists of.
  associatedtype Part: PhotoPart

  /// What can be wrong with a file.
  associatedtype Problem: Hashable, Sendable

  /// What was wrong so far, each once.
  var problems: [Problem] { get }

  /// Creates a walk from the beginning of a file.
  init(_ reading: FormatReading)

  /// Returns the next part; nil at the end.
  mutating func next(in source: inout ByteSource) throws(PhotoReadError) -> Part?
}

extension PartWalk {
  /// Returns all parts of a file in memory, and what is wrong with it.
  package static func all(
    in bytes: [UInt8], _ reading: FormatReading = .lenient
  ) -> (parts: [Part], problems: [Problem]) {
    Self(reading).rest(in: bytes)
  }

  /// Returns the parts that follow in a file in memory, and what is wrong with them.
  package consuming func rest(in bytes: [UInt8]) -> (parts: [Part], problems: [Problem]) {
    var source = ByteSource(bytes, limit: .max)
    var parts: [Part] = []
    // Reading from memory doesn’t fail.
    while let part = try? next(in: &source) { parts.append(part) }
    return (parts, problems)
  }
}
