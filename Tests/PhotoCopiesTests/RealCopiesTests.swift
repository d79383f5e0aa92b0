import Foundation
import PhotoCopies
import PhotoMetadata
import TestSupport
import Testing

/// Copies of real photos, compared with ExifTool's reading of both.
@Suite(.needs(.data, .exiftool))
struct RealCopiesTests {
  private static let extensions: Set<String> = [
    "jpg", "jpeg", "png", "webp", "heic", "heif", "avif", "tif", "tiff", "jxl",
  ]

  /// The photos of this run: all in a complete one.
  private static func photos() throws -> [URL] {
    let folders = ["photos", "credentials"].map { Repository.sharedData.appending(path: $0) }
    let files = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map {
        folder.appending(path: $0)
      }
    }.filter { extensions.contains($0.pathExtension.lowercased()) }
    return TestScope.sample(files, count: 60)
  }

  /// Returns ExifTool's reading of files, by the name of the file: groups, tags and values.
  private static func tags(in folder: URL) throws -> [String: Set<String>] {
    let program = try #require(Program(named: "exiftool"))
    let output = try program.run(
      [
        "-json", "-G1", "-a", "-n", "-struct", "-r", "-x", "System:all", "-x", "File:all", "-x",
        "ExifTool:all", folder.path,
      ]
    ).output
    let files = try #require(try JSONSerialization.jsonObject(with: output) as? [[String: Any]])
    var tags: [String: Set<String>] = [:]
    for file in files {
      let name = URL(filePath: file["SourceFile"] as? String ?? "").lastPathComponent
      tags[name] = Set(file.filter { $0.key != "SourceFile" }.map { "\($0.key)=\($0.value)" })
    }
    return tags
  }

  /// What the statement of a copy adds, and what only tells positions in the file.
  private static let expected = [
    "XMP-xmpMM:History", "XMP-x:XMPToolkit", "Composite:", "IFD1:ThumbnailOffset",
    "Photoshop:IPTCDigest", "MPF", "MPImage", "RIFF:WebP_Flags", "QuickTime:MediaData",
    "Photoshop:CurrentIPTCDigest",
  ]

  @Test(arguments: [PrivateFacts.location, .serialNumbers, .owner, .comments])
  func changesOnlyWhatItSays(facts: PrivateFacts) throws {
    var plan = CopyPlan()
    plan.removed = [facts]
    let copier = PhotoCopier(plan, tool: "MetaLens test", date: nil)
    let (originals, copies) = (try TemporaryFolder(), try TemporaryFolder())
    var changed: [String: CopiedPhoto] = [:]
    for (number, file) in try Self.photos().enumerated() {
      let bytes = [UInt8](try Data(contentsOf: file))
      let copy = try copier.copy(bytes, digest: "")
      guard let result = copy.bytes else { continue }
      let name = "\(number).\(file.pathExtension)"
      try originals.write(bytes, to: name)
      try copies.write(result, to: name)
      changed[name] = copy
    }
    #expect(!changed.isEmpty)
    let (before, after) = (try Self.tags(in: originals.url), try Self.tags(in: copies.url))
    for (name, copy) in changed {
      let (old, new) = (before[name] ?? [], after[name] ?? [])
      let added = new.subtracting(old).filter { tag in
        !Self.expected.contains(where: tag.hasPrefix) && !tag.contains("Warning")
      }
      // A list may have become shorter, and no other value may change.
      for tag in added {
        let key = tag.prefix { $0 != "=" } + "="
        #expect(old.contains { $0.hasPrefix(key) }, "\(name) \(tag)")
      }
      let warnings = new.subtracting(old).filter { $0.contains("Warning") }
      #expect(warnings.isEmpty, "\(name) \(warnings)")
      #expect(!copy.changes.isEmpty)
    }
    print("Copies without \(facts.rawValue): \(changed.count) changed")
  }
}
