import Foundation
import TestSupport
import Testing

/// The memory of OpenSSL stays in one folder.
struct DoorwayTests {
  @Test func keepsUnsafeCodeToOneFolder() throws {
    let folder = Repository.root.appending(path: "Sources/ContentCredentials")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("LibCrypto/") }
    #expect(files.count > 30)
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(!text.contains("unsafe ") && !text.contains("import COpenSSL"), "\(file)")
    }
  }
}
