import Foundation
import Originality
import PhotoAudits
import ProductStrings
import StringCatalogs
import TestSupport
import Testing

/// The examples of the README, compiled and run; each occurs there verbatim.
struct ReadmeTests {
  private func sentences(about photo: Data) async throws -> [String] {
    var sentences: [String] = []
    func print(_ sentence: String) { sentences.append(sentence) }
    // README
    let service = PhotoMetadataService()
    let report = try await service.analyze(photoData: photo)
    let localizer = ProductStrings.localizer(languages: ["ko-KR", "en"])
    for flag in report.flags {
      print(localizer.text(for: flag.detail))
    }
    // end
    return sentences
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
    let sentences = try await sentences(about: Data(contentsOf: photo))
    #expect(!sentences.isEmpty)
    for sentence in sentences {
      #expect(sentence.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
    }
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
