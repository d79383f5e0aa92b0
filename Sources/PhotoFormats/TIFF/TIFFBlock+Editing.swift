extension TIFFBlock {
  /// Reads the directories of a block that is to be changed; nil if that can't be done.
  ///
  /// In BigTIFF, entries have another size, and what lies behind too many directories is unknown.
  package init?(editable bytes: [UInt8]) {
    guard let block = TIFFBlock(bytes), !block.layout.isBig,
      !block.problems.contains(.tooManyDirectories)
    else { return nil }
    self = block
  }

  /// Whether values lie past the end of the file, so that its copy, or a copy of that, would append
  /// to them.
  package func hasMissingValues(in bytes: [UInt8]) -> Bool {
    maximumSize(of: bytes) < FormatLimits.editedBytes
  }
}
