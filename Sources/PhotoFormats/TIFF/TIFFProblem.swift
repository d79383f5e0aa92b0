/// A violation of TIFF 6.0 in the directories of a block.
package enum TIFFProblem: Hashable, Sendable {
  /// A directory lies outside the block, or over another one.
  case directoryDamaged
  /// There are more directories than any photo has.
  case tooManyDirectories
  /// The type of an entry is unknown.
  case formatUnknown
  /// The values of an entry lie outside the block.
  case valueOutside
}
