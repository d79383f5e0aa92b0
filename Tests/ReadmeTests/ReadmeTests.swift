import Foundation
import Originality
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

/// The examples of the README, compiled and run; each stands there to the letter.
struct ReadmeTests {
  private func saysTheFlags(of photo: Data) async throws {
    // README
    let service = PhotoMetadataService()
    let report = try await service.analyze(photoData: photo)
    let localizer = ProductStrings.localizer(languages: ["ko-KR", "en"])
    for flag in report.flags {
      print(localizer.text(for: flag.detail))
    }
    // end
  }

  private func saysAMessage(in bytes: [UInt8]) throws -> String {
    // README
    let catalog = try StringCatalog(bytes: bytes)
    let localizer = Localizer(catalog: catalog, languages: ["ru"])
    return localizer.text(for: LocalizedMessage("photos.count", 3))
    // end
  }

  @Test func saysTheFlagsOfAPhoto() async throws {
    let photo = Repository.samples.appending(path: "harbour.jpg")
    try await saysTheFlags(of: Data(contentsOf: photo))
  }

  @Test func saysAMessageInRussian() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"photos.count": {"localizations": {"ru":
      {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld снимок"}},
        "few": {"stringUnit": {"state": "translated", "value": "%lld снимка"}},
        "many": {"stringUnit": {"state": "translated", "value": "%lld снимков"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld снимка"}}
      }}}}}}}
      """
    #expect(try saysAMessage(in: Array(catalog.utf8)) == "3 снимка")
  }

  @Test func compilesEveryExampleOfTheReadme() throws {
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.hasPrefix("return ") ? String($0.dropFirst(7)) : $0 }.joined(separator: "\n")
    let examples = readme.matches(of: /```swift\n(?<code>(?s:.*?))```/)
    #expect(examples.count == 2)
    for example in examples {
      let lines = example.output.code.split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(source.contains(lines.joined(separator: "\n")))
    }
  }
}
