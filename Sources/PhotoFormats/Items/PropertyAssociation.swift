/// A property that an item of an ISO base media file has.
package struct PropertyAssociation: Hashable, Sendable {
  /// The number of the property, from 1; 0 for none.
  package var property: Int

  /// Whether a reader that does not know the property must not show the picture.
  package var isEssential: Bool
}

/// Iterates over the items in the content of an `ipma` box, and over what they have.
package struct AssociationEntries: Sequence, IteratorProtocol {
  /// An item and its properties.
  package struct Entry {
    package var item: Int
    fileprivate var numbers: ArraySlice<UInt8>
    fileprivate var size: Int

    /// The properties, in the order of the file.
    package var associations: [PropertyAssociation] {
      var reader = ByteReader(numbers)
      // The first bit of a number marks the property as essential.
      let mask = size == 2 ? 0x7FFF : 0x7F
      return (0..<numbers.count / size).compactMap { _ in
        reader.number(size).map {
          PropertyAssociation(property: $0 & mask, isEssential: $0 > mask)
        }
      }
    }
  }

  private var reader: ByteReader
  private var entriesLeft = 0
  private var idSize = 2
  private var size = 1

  /// Whether the entries end early, or there are too many.
  package private(set) var isDamaged = false

  /// The bytes behind the entries that were read.
  package var rest: ArraySlice<UInt8> { reader.rest }

  /// Reads the header of a content: a version, flags and the number of items.
  package init(_ content: ArraySlice<UInt8>) {
    reader = ByteReader(content)
    guard let version = reader.number(1), let flags = reader.number(3),
      let count = reader.number(4)
    else {
      isDamaged = true
      return
    }
    isDamaged = count > FormatLimits.items
    entriesLeft = Swift.min(count, FormatLimits.items)
    (idSize, size) = (version == 0 ? 2 : 4, flags & 1 == 1 ? 2 : 1)
  }

  /// Returns the next item; nil at the end.
  package mutating func next() -> Entry? {
    guard entriesLeft > 0 else { return nil }
    entriesLeft -= 1
    guard let item = reader.number(idSize), let number = reader.number(1),
      let numbers = reader.read(number * size)
    else {
      (entriesLeft, isDamaged) = (0, true)
      return nil
    }
    return Entry(item: item, numbers: numbers, size: size)
  }
}
