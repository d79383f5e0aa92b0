// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that no other build needs libFuzzer. `Tools/development/fuzz/run` builds and runs it.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "MetaLens", path: "../../..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [.product(name: "PhotoMetadata", package: "MetaLens")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .strictMemorySafety(),
        .treatAllWarnings(as: .error),
        // The program's beginning is libFuzzer's.
        .unsafeFlags(["-parse-as-library"]),
      ])
  ]
)
