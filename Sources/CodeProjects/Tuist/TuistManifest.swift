import CodeStrings
import SwiftParser
import SwiftSyntax
import ToolSupport

/// The targets of a project of Tuist, `Project.swift`, as far as its manifest writes out their
/// source files and resources.
package struct TuistManifest {
  /// A target, with the patterns of its files.
  struct Target: Hashable {
    var name: String
    var patterns: [String]
    var excluded: [String]
  }

  /// The targets; empty if functions of the project make them.
  let targets: [Target]

  /// The language of the texts in the code; nil if the manifest does not say it.
  let developmentRegion: String?

  /// Reads a manifest; nil for other code.
  package init?(bytes: [UInt8]) {
    guard !NestingEstimate(bytes).isExcessive,
      let reader = DeepStack.result(of: { Self.contents(of: bytes) }), reader.isManifest
    else { return nil }
    targets = reader.targets
    developmentRegion = reader.region
  }

  private static func contents(
    of bytes: [UInt8]
  ) -> (isManifest: Bool, targets: [Target], region: String?) {
    let tree = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    let reader = TuistReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    return (reader.isManifest, reader.targets, reader.developmentRegion)
  }

  /// Returns the targets of a project in a folder with an absolute path.
  package func modules(inFolder folder: String) -> [CodeModule] {
    targets.map { target in
      var members = ModuleMembers()
      for pattern in target.patterns {
        let path = Self.path(of: pattern, inFolder: folder)
        // Only what has an extension can be a file.
        if FolderPath.name(of: path).contains("."), target.excluded.isEmpty {
          members.files.insert(path)
        }
        members.folders.insert(path)
      }
      members.excluded = Set(target.excluded.map { Self.path(of: $0, inFolder: folder) })
      return CodeModule(
        name: target.name, kind: .xcode, members: members, developmentLanguage: developmentRegion)
    }
  }

  /// Returns the path before the first part with a wildcard, such as `Sources` of `Sources/**`.
  private static func path(of pattern: String, inFolder folder: String) -> String {
    let parts = pattern.split(separator: "/").prefix { !$0.contains("*") }
    return FolderPath.normalized(FolderPath.path(parts.joined(separator: "/"), below: folder))
  }
}
