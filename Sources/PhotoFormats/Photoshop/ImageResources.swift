/// Iterates over the resources of Photoshop in a range of a source, reading only their headers.
///
/// Adobe Photoshop File Formats, "Image Resource Blocks": a signature, the number, a name with its
/// length before it and padded to be even, the length of 4 bytes, the content padded to be even.
package struct ImageResources {
  /// What follows the last resource: nothing, zeros, or what can't be read.
  package private(set) var rest: Range<Int>

  private var left = FormatLimits.imageResources

  /// Creates an iterator over the resources in a range.
  package init(_ range: Range<Int>) { rest = range }

  /// Returns the next resource; nil if there is no other.
  package mutating func next(
    in source: inout ByteSource
  ) throws(PhotoReadError) -> ImageResource? {
    let (start, end) = (rest.lowerBound, rest.upperBound)
    guard left > 0, rest.count >= 12 else { return nil }
    left -= 1
    var reader = ByteReader(try source.bytes(at: start, count: min(7 + 256 + 4, end - start)))
    guard let signature = reader.read(4), Self.signatures.contains(Array(signature)),
      let number = reader.number(2), let nameLength = reader.number(1),
      reader.read(nameLength + (nameLength + 1) % 2) != nil, let size = reader.number(4)
    else { return nil }
    let name = start + 6..<start + 7 + nameLength + (nameLength + 1) % 2
    let content = name.upperBound + 4
    guard size <= end - content else { return nil }
    // Some programs leave out what makes the last resource even.
    let last = min(content + size + size % 2, end)
    rest = last..<end
    return ImageResource(
      number: number, range: start..<last, name: name, content: content..<content + size)
  }

  /// Returns all resources of a block in memory, and what follows them.
  package static func list(
    _ block: [UInt8]
  ) -> (resources: [ImageResource], rest: Range<Int>) {
    var source = ByteSource(block, limit: .max)
    var iterator = ImageResources(block.indices)
    var resources: [ImageResource] = []
    while let resource = try? iterator.next(in: &source) { resources.append(resource) }
    return (resources, iterator.rest)
  }

  /// The signature with which a resource of Photoshop begins.
  package static let signature = Array("8BIM".utf8)

  /// The signatures of Photoshop, and of other programs that write resources.
  private static let signatures = ["8BIM", "PHUT", "DCSR", "AgHg", "MeSa"].map { Array($0.utf8) }
}
