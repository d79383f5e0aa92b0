/// The tables of a JPEG file, and whether any of its scans uses them.
package struct JPEGTables {
  /// A table: its slot, and its bytes in the file.
  private struct Table {
    let slot: Slot
    let range: Range<Int>
    var isUsed = false
  }

  private enum Slot: Hashable {
    case quantization(Int)
    case huffman(Int)
    case restartInterval
  }

  private var tables: [Table] = []
  /// The table of each slot that later scans use.
  private var current: [Slot: Int] = [:]
  private var frame: (marker: UInt8, quantization: [Int: Int])?

  /// Returns the bytes of the tables that no scan uses, in the order of the file.
  ///
  /// Whoever decodes the picture passes over them: tables that are replaced before a scan, and
  /// those that no component names (ISO/IEC 10918-1, B.2.4).
  package static func unused(in file: [UInt8], _ parts: [JPEGPart]) -> [Range<Int>] {
    var tables = JPEGTables()
    for part in parts {
      guard let marker = part.segment else { continue }
      tables.read(marker, file[part.content])
    }
    return tables.tables.filter { !$0.isUsed }.map(\.range)
  }

  private mutating func read(_ marker: UInt8, _ content: ArraySlice<UInt8>) {
    switch JPEGSegment(marker, content) {
    case .frame where frame == nil:
      var quantization: [Int: Int] = [:]
      var reader = ByteReader(content.dropFirst(6))
      while let identifier = reader.number(1), reader.read(1) != nil, let slot = reader.number(1) {
        quantization[identifier] = slot
      }
      frame = (marker, quantization)
    case .quantization:
      readTables(content) { reader in
        guard let head = reader.number(1), reader.read(head >> 4 == 0 ? 64 : 128) != nil else {
          return nil
        }
        return .quantization(head & 15)
      }
    case .huffman:
      readTables(content) { reader in
        guard let head = reader.number(1), let counts = reader.read(16),
          reader.read(counts.reduce(0) { $0 + Int($1) }) != nil
        else { return nil }
        return .huffman(head)
      }
    case .restartInterval:
      readTables(content.prefix(2)) { reader in
        reader.read(2).map { _ in .restartInterval }
      }
    case .scan: use(content)
    default: break
    }
  }

  private mutating func readTables(
    _ content: ArraySlice<UInt8>, _ next: (inout ByteReader) -> Slot?
  ) {
    var reader = ByteReader(content)
    var start = content.startIndex
    while let slot = next(&reader) {
      let end = reader.rest.startIndex
      current[slot] = tables.count
      tables.append(Table(slot: slot, range: start..<end))
      start = end
    }
  }

  /// Notes the tables that a scan uses, B.2.3 and G.1.2.
  private mutating func use(_ header: ArraySlice<UInt8>) {
    use(.restartInterval)
    var reader = ByteReader(header)
    guard let count = reader.number(1), let selectors = reader.read(2 * count),
      let first = reader.number(1), reader.number(1) != nil, let bits = reader.number(1)
    else { return }
    let isProgressive = frame.map { $0.marker & 3 == 2 } ?? false
    var components = ByteReader(selectors)
    while let identifier = components.number(1), let slots = components.number(1) {
      if let slot = frame?.quantization[identifier] { use(.quantization(slot)) }
      if !isProgressive || first == 0 && bits >> 4 == 0 { use(.huffman(slots >> 4)) }
      if !isProgressive || first > 0 { use(.huffman(0x10 | slots & 15)) }
    }
  }

  private mutating func use(_ slot: Slot) {
    if let index = current[slot] { tables[index].isUsed = true }
  }
}
