import Testing

@testable import StringCatalogs

struct HugePagesTests {
  @Test(arguments: [
    0, 1, 4_096, HugePages.size - 1, HugePages.size, 3 * HugePages.size + 1, 5 * HugePages.size,
  ])
  func holdsAsManyBytesAsAreWritten(count: Int) {
    let bytes = unsafe HugePages.array(capacity: count + 1) { buffer in
      #expect(buffer.count > count)
      for index in 0..<count { unsafe buffer[index] = UInt8(truncatingIfNeeded: index &* 7) }
      return count
    }
    #expect(bytes.count == count)
    #expect(bytes.indices.allSatisfy { bytes[$0] == UInt8(truncatingIfNeeded: $0 &* 7) })
  }

  @Test func growsWhereAFileHasMoreValuesThanExpected() throws {
    // A value for every two bytes, in more than a huge page of values.
    let count = 400_000
    let bytes = Array("[\(Array(repeating: "1", count: count).joined(separator: ","))]".utf8)
    let document = try JSONDocument(bytes: bytes)
    #expect(document.nodes.count == count + 1)
    #expect(document.nodes.indices.dropFirst().allSatisfy { document.nodes[$0].kind == .number })
    #expect(document.nodes[count].byteRange == bytes.count - 2..<bytes.count - 1)
  }
}
