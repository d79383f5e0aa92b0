// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

// libFuzzer without its own `main`, which `run` searches for. Only the programs are linked with it:
// the build tools must not be fuzzed.
let fuzzer: [LinkerSetting] =
  (Context.environment["FUZZ_LIBRARY"]).map { path in
    [.unsafeFlags([path]), .linkedLibrary("stdc++")]
  } ?? []

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "MetaLens") }

// A separate package, so that no other build needs libFuzzer. `Tools/development/fuzz/run` builds
// and runs it. The target for the server and its cryptography is a separate program, as it takes
// long to build.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "MetaLens", path: "../../..")],
  targets: [
    .target(name: "FuzzSupport", swiftSettings: settings),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "FuzzSupport", library("CatalogEditing"), library("CatalogExchange"),
        library("CatalogRules"), library("ContentCredentials"), library("Escaping"),
        library("LintFormats"),
        library("LintProject"),
        library("PhotoCopies"), library("PhotoFormats"), library("PhotoMetadata"),
        library("PictureRevisions"), library("Pictures"), library("ProductStrings"),
        library("StringCatalogs"), library("Thumbnails"),
      ],
      swiftSettings: settings, linkerSettings: fuzzer),
    .executableTarget(
      name: "fuzz-pages",
      dependencies: [
        "FuzzSupport", library("LintProject"), library("PreviewServer"),
        library("ProductStrings"), library("StringCatalogs"), library("StringPreviews"),
      ],
      swiftSettings: settings, linkerSettings: fuzzer),
  ]
)
