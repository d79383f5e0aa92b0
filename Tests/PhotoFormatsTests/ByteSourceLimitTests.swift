import PhotoFormats
import Testing

@Suite struct ByteSourceLimitTests {
  @Test(arguments: [(3, false), (4, false), (5, true)])
  func readsNoMoreThanItsLimit(_ count: Int, _ isExhausted: Bool) throws {
    var source = ByteSource([1, 2, 3, 4, 5, 6], limit: 4)
    let bytes = try source.bytes(at: 1, count: count)
    #expect(bytes.count == (isExhausted ? 0 : count))
    #expect(source.isExhausted == isExhausted)
  }
}
