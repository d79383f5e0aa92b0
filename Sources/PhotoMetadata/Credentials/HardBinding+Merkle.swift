import Digests
import PhotoFormats

extension HardBinding {
  /// Compares the blocks of coded pictures with the trees of digests over them.
  ///
  /// C2PA 2.2, 18.6: each `mdat` box has a tree, of which one row is recorded. Its leaves are the
  /// digests of blocks, from the 17th byte of the box on; a digest without a partner moves up.
  func checkMerkle(
    _ maps: [CBORValue], _ boxes: [Box], in source: borrowing ByteSource
  ) throws(PhotoReadError) -> CredentialsBinding {
    let data = boxes.filter { $0.type == "mdat" }
    // Videos in fragments have other trees.
    guard !boxes.contains(where: { $0.type == "moof" }) else { return .unsupportedKind }
    guard data.count == maps.count else { return .notBound }
    for (box, map) in zip(data, maps) {
      guard let algorithm = algorithm(of: map["alg"] == nil ? assertion : map) else {
        return .unsupportedAlgorithm
      }
      guard let row = map["hashes"]?.elements?.compactMap(\.bytes), !row.isEmpty,
        let count = map["count"]?.number, map["initHash"] == nil
      else { return .damaged }
      guard count <= Limits.digestedBlocks else { return .tooLarge }
      guard let blocks = Self.blocks(of: box.range.dropFirst(16), map, count: count) else {
        return .unsupportedKind
      }
      var digests: [[UInt8]] = []
      for block in blocks {
        digests.append(try DigestedBytes(block).digest(algorithm, in: source))
      }
      while digests.count > row.count { digests = Self.parents(of: digests, algorithm) }
      let isEqual =
        digests.count == row.count && zip(digests, row).allSatisfy { $0.elementsEqual($1) }
      guard isEqual else { return .notBound }
    }
    return .bound
  }

  /// Returns the blocks of a range, of one size or of several; nil if there are more or fewer.
  private static func blocks(
    of range: Range<Int>, _ map: CBORValue, count: Int
  ) -> [Range<Int>]? {
    var rest = range
    var blocks: [Range<Int>] = []
    if let size = map["fixedBlockSize"]?.number {
      while size > 0, !rest.isEmpty, blocks.count < count {
        blocks.append(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
    } else if let sizes = map["variableBlockSizes"]?.elements {
      for size in sizes.compactMap(\.number) {
        blocks.append(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
    } else {
      blocks = [rest]
      rest = rest.dropFirst(rest.count)
    }
    return blocks.count == count && rest.isEmpty ? blocks : nil
  }

  private static func parents(
    of digests: [[UInt8]], _ algorithm: SHA2.Algorithm
  ) -> [[UInt8]] {
    stride(from: 0, to: digests.count, by: 2).map { index in
      guard index + 1 < digests.count else { return digests[index] }
      var digest = SHA2(algorithm)
      digest.update(digests[index][...])
      digest.update(digests[index + 1][...])
      return digest.finish()
    }
  }
}
