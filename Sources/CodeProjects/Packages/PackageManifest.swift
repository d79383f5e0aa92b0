import CodeStrings
import FilePaths
import SwiftParser
import SwiftSyntax

/// The targets of a Swift package, as its manifest declares them.
package struct PackageManifest {
  /// A target.
  struct Target: Hashable {
    var name: String

    /// The path relative to the package; nil for the usual folder.
    var path: String?

    /// The paths that the target leaves out.
    var excluded: [String]

    /// The function that declares it, such as `executableTarget`.
    var function = "target"

    /// Whether it is a program.
    var isProgram: Bool { function == "executableTarget" }

    /// The folder that targets of its kind have in common.
    var commonFolder: String {
      switch function {
      case "testTarget": "Tests"
      case "plugin": "Plugins"
      default: "Sources"
      }
    }
  }

  /// The folders that have the folder of a target, if its path is not given, in SwiftPM’s order.
  private static let usualFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

  let targets: [Target]

  /// The language of the texts in the code; nil if the package does not say it.
  let defaultLocalization: String?

  /// Reads a manifest, as far as its targets are written in it; one that nobody would nest as deep
  /// has none.
  package init(bytes: [UInt8]) {
    let read =
      NestingEstimate(bytes).isExcessive ? nil : DeepStack.result { Self.contents(of: bytes) }
    targets = read?.targets ?? []
    defaultLocalization = read?.language
  }

  private static func contents(of bytes: [UInt8]) -> (targets: [Target], language: String?) {
    let tree = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    return (reader.targets, reader.defaultLocalization)
  }

  /// Returns the targets of a package in a folder with an absolute path.
  ///
  /// `exists` says of a path whether there is a folder with code or catalogs.
  package func modules(inFolder folder: String, exists: (String) -> Bool) -> [CodeModule] {
    targets.map { target in
      var members = ModuleMembers()
      let path =
        target.path.map { FolderPath.path($0, below: folder) }
        ?? usualPath(of: target, inFolder: folder, exists: exists)
      let root = FolderPath.normalized(path)
      members.folders = [root]
      members.excluded = Set(
        target.excluded.map { FolderPath.normalized(FolderPath.path($0, below: root)) })
      return CodeModule(
        name: target.name, kind: .package, members: members, isProgram: target.isProgram,
        developmentLanguage: defaultLocalization)
    }
  }

  private func usualPath(
    of target: Target, inFolder folder: String, exists: (String) -> Bool
  ) -> String {
    let folders = Self.usualFolders.map { FolderPath.path($0, below: folder) }
    let own = folders.map { FolderPath.path(target.name, below: $0) }
    if let found = own.first(where: exists) { return found }
    // The only target of its kind can be in `Sources` itself.
    let common = target.commonFolder
    if targets.count(where: { $0.commonFolder == common }) == 1 {
      let others = Set(targets.map(\.commonFolder)).subtracting([common])
      let found = zip(Self.usualFolders, folders).first { name, folder in
        !others.contains(name) && exists(folder)
      }
      if let found { return found.1 }
    }
    return own[0]
  }
}
