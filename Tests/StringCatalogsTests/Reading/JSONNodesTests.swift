import Testing

@testable import StringCatalogs

struct JSONNodesTests {
  @Test func growsBeyondTheExpectedNumberOfValues() throws {
    // A value for every two bytes, and several megabytes of nodes.
    let count = 400_000
    let bytes = Array("[\(Array(repeating: "1", count: count).joined(separator: ","))]".utf8)
    let document = try JSONDocument(bytes: bytes)
    #expect(document.nodes.count == count + 1)
    #expect(document.nodes.indices.dropFirst().allSatisfy { document.nodes[$0].kind == .number })
    #expect(document.nodes[count].byteRange == bytes.count - 2..<bytes.count - 1)
  }
}
