import PhotoFormats
import PhotoMetadata

/// The entries of a directory, which may become others.
struct TIFFTable {
  private let directory: TIFFBlock.Directory
  private let order: ByteOrder
  /// The 12 bytes of each entry.
  private var fields: [(tag: Int, bytes: [UInt8])]

  init(_ directory: TIFFBlock.Directory, order: ByteOrder, in bytes: [UInt8]) {
    self.directory = directory
    self.order = order
    fields = directory.entries.map { ($0.tag, Array(bytes[$0.offset..<$0.offset + 12])) }
  }

  /// Removes the entry with a tag, if there is one.
  mutating func remove(_ tag: Int) {
    fields.removeAll { $0.tag == tag }
  }

  /// Sets an entry whose values stand at an offset.
  mutating func set(_ tag: Int, format: Int, count: Int, offset: Int) {
    var field: [UInt8] = []
    order.append(UInt16(truncatingIfNeeded: tag), to: &field)
    order.append(UInt16(truncatingIfNeeded: format), to: &field)
    order.append(UInt32(truncatingIfNeeded: count), to: &field)
    order.append(UInt32(truncatingIfNeeded: offset), to: &field)
    remove(tag)
    fields.insert((tag, field), at: fields.firstIndex { $0.tag > tag } ?? fields.count)
  }

  /// Sets an entry with a number of two bytes.
  mutating func set(_ tag: Int, to number: Int) {
    set(tag, format: 3, count: 1, offset: 0)
    for index in fields.indices where fields[index].tag == tag {
      order.put(number, at: 8, in: &fields[index].bytes)
    }
  }

  /// Writes the directory in its place; false if it has become longer.
  func write(to bytes: inout [UInt8]) -> Bool {
    guard fields.count <= directory.entries.count else { return false }
    var new: [UInt8] = []
    order.append(UInt16(truncatingIfNeeded: fields.count), to: &new)
    new += fields.flatMap(\.bytes)
    order.append(UInt32(truncatingIfNeeded: directory.next), to: &new)
    bytes.clear(directory.range)
    bytes.replaceSubrange(directory.offset..<directory.offset + new.count, with: new)
    return true
  }
}
