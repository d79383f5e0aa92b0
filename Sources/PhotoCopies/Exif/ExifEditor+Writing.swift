import PhotoFormats

/// Directories without what was removed.
extension ExifEditor {
  /// Removes the directories of which nothing is left, besides the first one.
  ///
  /// TIFF 6.0: there must be at least one entry.
  mutating func removeEmptied() {
    for (index, directory) in block.directories.enumerated().dropFirst().reversed()
    where tables[index].isEmpty && !directory.entries.isEmpty {
      guard let pointer = directory.pointer else {
        if removed.insert(directory.offset).inserted { cleared.append(directory.range) }
        continue
      }
      let parent = block.directories.firstIndex { $0.range.contains(pointer) }
      let field = Array(bytes[pointer..<pointer + 12])
      // An entry with several positions lists other directories as well.
      guard let parent, block.order.uint32(field[...], at: 4) == 1,
        let position = tables[parent].firstIndex(of: field)
      else { continue }
      tables[parent].remove(at: position)
      if removed.insert(directory.offset).inserted { cleared.append(directory.range) }
    }
  }

  /// Writes the directories where they are, with the entries that stay.
  mutating func writeTables(_ pass: inout CopyPass) {
    let order = block.order
    // Without a maker note, whose positions nobody knows, nothing but what is known is used: the
    // rest is what other programs left behind.
    if !isFile, !cleared.isEmpty, !hasMakerNote { cleared.append(8..<bytes.count) }
    clearGaps(&pass)
    for (directory, table) in zip(block.directories, tables)
    where !removed.contains(directory.offset) {
      var next = directory.next
      // A removed picture is passed over.
      var steps = 0
      while removed.contains(next), steps < block.directories.count,
        let gone = block.directories.first(where: { $0.offset == next })
      {
        next = gone.next
        steps += 1
      }
      next = readNext(next, of: directory, &pass)
      let isChanged = table != directory.entries.map { Array(bytes[$0.offset..<$0.offset + 12]) }
      guard isChanged || next != directory.next else {
        kept.append(directory.range)
        continue
      }
      if table.count > directory.entries.count {
        move(directory, table, next)
        continue
      }
      let end = directory.offset + 2 + 12 * table.count
      bytes.clear(directory.offset..<directory.range.upperBound)
      order.put(table.count, at: directory.offset, in: &bytes)
      for (index, entry) in table.enumerated() {
        let position = directory.offset + 2 + 12 * index
        bytes.replaceSubrange(position..<position + 12, with: entry)
      }
      let hasRoom = directory.hasNext || table.count < directory.entries.count
      // Where values followed at once, their first bytes were no offset.
      if hasRoom { order.put32(directory.hasNext ? next : 0, at: end, in: &bytes) }
      kept.append(directory.offset..<end + (hasRoom ? 4 : 0))
    }
    for range in cleared { clear(range) }
  }

  /// Writes the first directory, which has become longer, behind the end of the file.
  private mutating func move(
    _ directory: TIFFBlock.Directory, _ table: [[UInt8]], _ next: Int
  ) {
    var new: [UInt8] = []
    block.order.append(UInt16(truncatingIfNeeded: table.count), to: &new)
    new += table.flatMap { $0 }
    block.order.append(UInt32(truncatingIfNeeded: next), to: &new)
    block.order.put32(append(new), at: 4, in: &bytes)
    cleared.append(directory.range)
  }

  /// Fills a range with zeros, except where something stays.
  private mutating func clear(_ range: Range<Int>) {
    var rest = [range.clamped(to: 0..<bytes.count)]
    for position in kept {
      rest = rest.flatMap { part -> [Range<Int>] in
        guard part.overlaps(position) else { return [part] }
        return [
          part.lowerBound..<max(part.lowerBound, position.lowerBound),
          min(part.upperBound, position.upperBound)..<part.upperBound,
        ].filter { !$0.isEmpty }
      }
    }
    for part in rest { bytes.clear(part) }
  }

  /// Returns the block without zeros at its end where values were removed.
  func trimmed() -> [UInt8] {
    var end = bytes.count
    for range in cleared.sorted(by: { $0.upperBound > $1.upperBound })
    where range.upperBound >= end && range.lowerBound < end {
      end = range.lowerBound
    }
    let last = kept.map(\.upperBound).max() ?? 8
    end = max(end, last, neededEnd)
    end += end % 2
    return Array(bytes.prefix(end))
  }
}
