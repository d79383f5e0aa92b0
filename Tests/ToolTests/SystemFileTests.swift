import Foundation
import TestSupport
import Testing
import ToolSupport

struct SystemFileTests {
  /// The sizes around which a buffer grows and gets huge pages.
  @Test(arguments: [0, 1, 65_535, 65_536, 2_097_151, 2_097_152, 5_000_000])
  func readsEveryByte(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try folder.write(bytes, to: "a")
    #expect(try SystemFile.bytes(at: folder.url.appending(path: "a").path) == bytes)
  }

  @Test(arguments: [1 << 40, Int(Int64.max) >> 20])
  func refusesFilesThatAreTooLargeForMemory(byteCount: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("".utf8, to: "a")
    let path = folder.url.appending(path: "a").path
    let status = unsafe truncate(path, byteCount)
    try #require(status == 0)
    #expect(throws: FileError.self) { try SystemFile.bytes(at: path) }
  }
}
