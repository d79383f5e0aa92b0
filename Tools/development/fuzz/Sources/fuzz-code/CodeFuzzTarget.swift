import CodeProjects
import CodeStrings
import FuzzSupport

/// A kind of generated source or project file, and its reading.
enum CodeFuzzTarget: String, FuzzTarget {
  case swift, objc, xcode, manifest

  /// Reads an input; any result within the limits of time and memory is correct.
  func read(_ input: [UInt8]) {
    switch self {
    case .swift: find(in: CodeStringExtractor.facts(ofSwift: input, path: "/p/a.swift"))
    case .objc: find(in: CodeStringExtractor.facts(ofObjectiveC: input, path: "/p/a.m"))
    case .xcode: _ = XcodeProject(bytes: input, folder: "/p")
    case .manifest:
      _ = PackageManifest(bytes: input)
      _ = TuistManifest(bytes: input, folder: "/p/App", root: "/p")
      _ = XcodeGenSpecification(bytes: input, folder: "/p") { _ in nil }
    }
  }

  private func find(in facts: FileFacts) {
    let extractor = CodeStringExtractor()
    _ = extractor.strings(in: [facts])
    _ = extractor.reading(of: [facts])
  }
}
