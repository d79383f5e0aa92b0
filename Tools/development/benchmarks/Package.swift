// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

// A separate package, so that no other build includes the benchmarks.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "MetaLens", path: "../../..")],
  targets: [
    .executableTarget(
      name: "benchmark-lint",
      dependencies: [
        .product(name: "CatalogRules", package: "MetaLens"),
        .product(name: "LintProject", package: "MetaLens"),
        .product(name: "StringCatalogs", package: "MetaLens"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "benchmark-memory",
      dependencies: [
        .product(name: "StringCatalogs", package: "MetaLens"),
        .product(name: "TranslationMemory", package: "MetaLens"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "benchmark-reader",
      dependencies: [.product(name: "StringCatalogs", package: "MetaLens")],
      swiftSettings: settings),
    .executableTarget(
      name: "read-photos",
      dependencies: [.product(name: "PhotoMetadata", package: "MetaLens")],
      swiftSettings: settings),
  ]
)
