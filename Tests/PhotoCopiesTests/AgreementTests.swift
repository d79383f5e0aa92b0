import Foundation
import PhotoCopies
import PhotoMetadata
import TestSupport
import Testing

/// What a copy would leave out, an audit shows, and the reverse.
@Suite(.needs(.data))
struct AgreementTests {
  private static let extensions: Set<String> = [
    "jpg", "jpeg", "png", "webp", "heic", "heif", "avif", "tif", "tiff",
  ]

  private static func photos() throws -> [URL] {
    let folders = ["photos", "credentials", "judgment", "cases/photos"]
    let files = try folders.map { Repository.sharedData.appending(path: $0) }.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map {
        folder.appending(path: $0)
      }
    }.filter { extensions.contains($0.pathExtension.lowercased()) }
    return TestScope.sample(files, count: 250)
  }

  /// The kinds that an audit says the file has something of.
  private static func shown(_ metadata: EmbeddedMetadata) -> Set<MetadataKind> {
    var kinds = Set(metadata.facts.compactMap(\.kind.metadataKind))
    if metadata.exif?.location != nil { kinds.insert(.location) }
    if metadata.exif?.dateTimeOriginal != nil || metadata.problems.contains(.captureDateImpossible)
    {
      kinds.insert(.date)
    }
    return kinds
  }

  @Test(arguments: [MetadataKind.location, .owner, .faces, .date])
  func auditsShowWhatCopiesRemove(kind: MetadataKind) throws {
    var plan = CopyPlan()
    switch kind {
    case .location: plan.removed = [.location]
    case .owner: plan.removed = [.owner]
    case .faces: plan.removed = [.faces]
    default: plan.kept = [.camera]
    }
    let copier = PhotoCopier(plan, tool: "MetaLens test", date: nil)
    var (both, onlyCopy, onlyAudit) = (0, [String](), [String]())
    for file in try Self.photos() {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard let metadata = try? PhotoReader().metadata(in: bytes),
        !metadata.problems.contains(where: \.hidesMetadata),
        let copy = try? copier.copy(bytes, digest: "")
      else { continue }
      let removed = copy.changes.filter { $0.action != .added && $0.kind == kind }
      // Pictures inside the file have facts of their own.
      let own = removed.filter { !$0.structure.contains("EOF") }
      let isShown = Self.shown(metadata).contains(kind)
      if isShown, !removed.isEmpty { both += 1 }
      // An audit says why a position names no place.
      let isProblem = kind == .location && metadata.exif?.locationProblem != nil
      if !isShown, !isProblem, !own.isEmpty {
        onlyCopy.append("\(file.lastPathComponent): \(own.map(\.structure))")
      }
      if isShown, removed.isEmpty, copy.credentials.isEmpty,
        // A maker note goes as a whole if it can't be read.
        !copy.changes.contains(where: { $0.kind == .makerNote || $0.kind == .unread })
      {
        let facts = metadata.facts.filter { $0.kind.metadataKind == kind }.map(\.source)
        onlyAudit.append("\(file.lastPathComponent): \(facts)")
      }
    }
    #expect(both > 5)
    #expect(onlyCopy.isEmpty, "\(onlyCopy.joined(separator: "\n"))")
    #expect(onlyAudit.isEmpty, "\(onlyAudit.joined(separator: "\n"))")
  }
}
