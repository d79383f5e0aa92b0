import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

/// Compares the roles of manifests in signed pictures with those that c2pa-python finds.
@Suite(.needs(.data, .python))
struct CredentialsAgreementTests {
  private struct Reading: Decodable, Hashable {
    var path: String
    var active: [String]
    var parent: [String]
    var component: [String]
    var other: [String]
  }

  @Test func findsTheActionsOfTheSameManifests() throws {
    let paths = try Self.pictures()
    let script = Repository.root.appending(
      path: "Tests/PhotoMetadataTests/Checks/read_credentials.py")
    let run = try #require(Program.python).run([script.path] + paths)
    #expect(run.status == 0, "\(run.errorText)")
    let readings = try run.text.split(separator: "\n").map {
      try JSONDecoder().decode(Reading.self, from: Data($0.utf8))
    }
    for theirs in readings {
      let traces = try PhotoReader().metadata(ofFileAt: PhotoPath(theirs.path)).traces.others
      func actions(_ role: ManifestRole) -> [String] {
        traces.all(from: .credentials("action", of: role)).map(\.text).sorted()
      }
      let ours = Reading(
        path: theirs.path, active: actions(.active), parent: actions(.parent),
        component: actions(.component), other: actions(.other))
      #expect(ours == theirs)
    }
    print("credentials agreement: \(readings.count) of \(paths.count) pictures have a store")
    #expect(readings.count >= 25)
    #expect(readings.contains { !$0.parent.isEmpty })
    #expect(readings.contains { !$0.component.isEmpty })
  }

  /// The signed pictures among the shared data.
  private static func pictures() throws -> [String] {
    try ["credentials", "photos/c2pa-rs", "photos/c2pa-public-testfiles"].flatMap { name in
      let folder = Repository.sharedData.appending(path: name).path
      let names = FileManager.default.enumerator(atPath: folder)
      return try #require(names).compactMap { $0 as? String }.filter {
        ["jpg", "png", "webp"].contains(($0 as NSString).pathExtension)
      }.sorted().map { "\(folder)/\($0)" }
    }
  }
}
