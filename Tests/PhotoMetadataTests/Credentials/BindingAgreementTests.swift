import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

/// Compares what is said of the binding of Content Credentials with what c2pa-python finds.
@Suite(.needs(.python))
struct BindingAgreementTests {
  private struct Reading: Decodable {
    var path: String
    var binding: String
  }

  /// Pictures of every container, signed and then changed in the picture, in the store, in the
  /// exclusions, at the end, and by the manifest of another picture.
  @Test func agreesOnPicturesThatAreSignedAndBroken() throws {
    let folder = try TemporaryFolder()
    let readings = try readings("sign_credentials.py", [folder.url.path])
    try compare(readings)
    #expect(readings.count > 400)
    let valid = readings.filter { $0.path.contains("-valid.") }
    #expect(valid.count >= 34)
  }

  @Test(.needs(.data)) func agreesOnRealPictures() throws {
    let folders = [
      "credentials", "photos/c2pa-rs", "photos/c2pa-public-testfiles", "cases/photos",
      "cases/robustness",
    ]
    let paths = folders.flatMap { name in
      let folder = Repository.sharedData.appending(path: name).path
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      let endings = ["jpg", "jpeg", "png", "webp", "gif", "tif", "dng", "heic", "avif", "jxl"]
      return names.filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }
        .sorted().map { "\(folder)/\($0)" }
    }
    let readings = try readings("read_bindings.py", paths)
    try compare(readings)
    #expect(readings.count { $0.binding == "bound" } >= 25)
    #expect(readings.count { $0.binding == "notBound" } >= 5)
  }

  private func readings(_ script: String, _ arguments: [String]) throws -> [Reading] {
    let path = Repository.root.appending(path: "Tests/PhotoMetadataTests/Checks/\(script)").path
    let run = try #require(Program.python).run([path] + arguments)
    #expect(run.status == 0, "\(run.errorText)")
    return try run.text.split(separator: "\n").map {
      try JSONDecoder().decode(Reading.self, from: Data($0.utf8))
    }
  }

  /// Expects what c2pa-python calls bound and not bound to be that here.
  ///
  /// It has no word on files and manifests that it refuses to read. A changed byte may also leave a
  /// file that is no photo here.
  private func compare(_ readings: [Reading]) throws {
    var unreadable = 0
    for reading in readings {
      let name = URL(filePath: reading.path).lastPathComponent
      let metadata = try? PhotoReader().metadata(ofFileAt: PhotoPath(reading.path))
      let binding = metadata?.traces.credentials?.binding
      if metadata == nil { unreadable += 1 }
      switch reading.binding {
      case "bound": #expect(binding == .bound, "\(name)")
      // An unknown algorithm is a mismatch there.
      case "notBound":
        #expect(
          binding == .notBound || binding == .unsupportedAlgorithm || metadata == nil, "\(name)")
      default: break
      }
    }
    #expect(unreadable <= 20)
  }
}
