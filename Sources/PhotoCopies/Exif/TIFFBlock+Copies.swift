import PhotoFormats
import PhotoMetadata

extension TIFFBlock {
  /// Reads the directories of a block that is to be changed; nil if that can't be done.
  ///
  /// In BigTIFF, entries have another size, and what lies behind too many directories is unknown.
  init?(editable bytes: [UInt8]) {
    guard let block = TIFFBlock(bytes), !block.layout.isBig,
      !block.problems.contains(.tooManyDirectories)
    else { return nil }
    self = block
  }

  /// Refuses a file whose values lie past its end: its copy, or a copy of that, would append to it.
  func refuseMissingValues(in bytes: [UInt8]) throws(CopyError) {
    guard maximumSize(of: bytes) >= PhotoCopier.maximumSize else { throw .damaged }
  }
}

extension TIFFBlock.Directory {
  /// Returns the name of an entry, such as `IFD0 0x0131 Software`.
  func name(ofTag number: Int) -> String {
    let name = "\(kind.name) \(TIFFEntry.name(ofTag: number))"
    guard let tag = ExifTag(rawValue: number), tag.directory.name == kind.name else {
      return name
    }
    return "\(name) \(tag.name)"
  }
}
