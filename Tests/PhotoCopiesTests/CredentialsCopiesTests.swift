import Foundation
import PhotoCopies
import TestSupport
import Testing

/// Copies of real photos with Content Credentials, which can hold facts of every kind.
@Suite(.needs(.data))
struct CredentialsCopiesTests {
  private static let plans: [CopyPlan] =
    PrivateFacts.allCases.map { facts in
      var plan = CopyPlan()
      plan.removed = [facts]
      return plan
    }
    + KeptFacts.allCases.map { facts in
      var plan = CopyPlan()
      plan.kept = [facts]
      return plan
    }

  private static func files() throws -> [URL] {
    try ["credentials", "cases/photos"].flatMap { name -> [URL] in
      let folder = Repository.sharedData.appending(path: name)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        .filter { name == "credentials" || $0.contains("c2b-") || $0.contains("credentials") }
        .map { folder.appending(path: $0) }
    }.filter { ["jpg", "png", "webp", "tif", "heic", "avif"].contains($0.pathExtension) }
  }

  /// The type of a store, of its claims and assertions, and what those are called.
  private static let marks = ["jumdc2pa", "c2pa.assertions", "c2pa.claim", "dcterms:provenance"]

  @Test(arguments: plans)
  func leavesNothingOfAStore(plan: CopyPlan) throws {
    let copier = PhotoCopier(plan, tool: "MetaLens test", date: nil)
    var ended = 0
    for file in try Self.files() {
      let original = try Data(contentsOf: file)
      let copy = try copier.copy([UInt8](original), digest: "")
      let bytes = copy.bytes.map { Data($0) } ?? original
      for mark in Self.marks {
        #expect(bytes.range(of: Data(mark.utf8)) == nil, "\(file.lastPathComponent) \(mark)")
      }
      if original.range(of: Data(Self.marks[0].utf8)) != nil {
        ended += 1
        #expect(!copy.credentials.isEmpty)
      }
    }
    #expect(ended >= 25)
  }
}
