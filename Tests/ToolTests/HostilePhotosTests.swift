import Foundation
import TestSupport
import Testing

/// Photos with hostile texts, numbers and names, through every command and every output format.
@Suite(.endsHangs)
struct HostilePhotosTests {
  @Test(.needs(.python))
  func writesSoundDocumentsWhateverPhotosSay() throws {
    let photos = try HostilePhotos()
    let checks = Repository.root.appending(path: "Tests/ToolTests/Checks")
    let inputs = try photos.folder.write(
      JSONEncoder().encode([
        "texts": HostileTexts.all, "numbers": HostileTexts.numbers,
        "names": HostileTexts.fileNames.map { String(decoding: $0, as: UTF8.self) },
      ]), to: "inputs.json")
    let run = try #require(Program.python).run([
      checks.appending(path: "check_hostile_photos.py").path, Tool.built.path,
      photos.folder.url.path, Repository.root.appending(path: "Templates/report.schema.json").path,
      inputs.path, TestScope.isComplete ? "all" : "sample",
    ])
    #expect(run.status == 0, "\(run.text.prefix(10_000))\(run.errorText.suffix(2_000))")
    #expect(run.text.contains("runs of the tool"))
    print(run.text)
  }
}
