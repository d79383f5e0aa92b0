// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: Swift 6, explicit imports, strict memory safety.
///
/// Warnings are errors only if `METALENS_STRICT` is set, as in `Tools/test`: a newer compiler with
/// a new warning must not break the packages that depend on this one.
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (Context.environment["METALENS_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// The settings of tests: what they test is optimized; they themselves only take time to compile.
let testSettings = settings + [.unsafeFlags(["-Onone"])]

/// How `Tools/build` links the tools, so that each runs without Swift.
///
/// Only the linker is told, so that tools and tests share compiled code. `METALENS_STATIC` lists
/// further libraries and options: tools that load none while they run contain even the C library.
/// One of them is an object with the data of ICU that these use, instead of all. So does
/// `METALENS_STATIC_PHOTOS` for metalens, where its C libraries are archives.
let libraries = Context.environment["METALENS_STATIC"]?.split(separator: " ").map(String.init)
let photoLibraries =
  Context.environment["METALENS_STATIC_PHOTOS"]?.split(separator: " ").map(String.init)
let staticFoundation =
  [
    "-s", "--start-group", "-lFoundationEssentials", "-lFoundationInternationalization",
    "-l_FoundationCShims", "-l_FoundationCollections", "-l_FoundationICU", "-lCoreFoundation",
    "-l_CFURLSessionInterface", "--end-group",
  ].flatMap { ["-Xlinker", $0] }

/// Returns the settings for a tool that contains Swift's libraries, or all.
func linking(_ flags: String..., and others: [String] = []) -> [LinkerSetting] {
  libraries == nil ? [] : [.unsafeFlags(flags + staticFoundation + others)]
}

// The parts of the package that need more than ArgumentParser. Packages that only lint exclude
// them with `traits: []`, and so resolve and build nothing for photos, reports and pages; those
// that only write documents ask for `traits: ["Documents"]`.
let photos = TargetDependencyCondition.when(traits: ["Photos"])
let previews = TargetDependencyCondition.when(traits: ["Previews"])
let documents = TargetDependencyCondition.when(traits: ["Documents"])
let screens = TargetDependencyCondition.when(traits: ["Screens"])
let pictures = TargetDependencyCondition.when(traits: ["Photos", "Screens"])

let package = Package(
  name: "MetaLens",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "metalens", targets: ["metalens"]),
    .executable(name: "catalog-lint", targets: ["catalog-lint"]),
    .executable(name: "catalog-edit", targets: ["catalog-edit"]),
    .executable(name: "catalog-preview", targets: ["catalog-preview"]),
    .executable(name: "catalog-report", targets: ["catalog-report"]),
    .executable(name: "screen-words", targets: ["screen-words"]),
    .plugin(name: "LintCatalogs", targets: ["LintCatalogs"]),
    .library(name: "CatalogRules", targets: ["CatalogRules"]),
    .library(name: "LintFormats", targets: ["LintFormats"]),
    .library(name: "LintProject", targets: ["LintProject"]),
    .library(name: "CatalogEditing", targets: ["CatalogEditing"]),
    .library(name: "CatalogHistory", targets: ["CatalogHistory"]),
    .library(name: "CatalogReports", targets: ["CatalogReports"]),
    .library(name: "CatalogExchange", targets: ["CatalogExchange"]),
    .library(name: "CatalogBatches", targets: ["CatalogBatches"]),
    .library(name: "TranslationMemory", targets: ["TranslationMemory"]),
    .library(name: "StringCatalogs", targets: ["StringCatalogs"]),
    .library(name: "StringPreviews", targets: ["StringPreviews"]),
    .library(name: "PreviewServer", targets: ["PreviewServer"]),
    .library(name: "ProductStrings", targets: ["ProductStrings"]),
    .library(name: "Escaping", targets: ["Escaping"]),
    .library(name: "TextLayout", targets: ["TextLayout"]),
    .library(name: "PhotoFormats", targets: ["PhotoFormats"]),
    .library(name: "PhotoMetadata", targets: ["PhotoMetadata"]),
    .library(name: "ContentCredentials", targets: ["ContentCredentials"]),
    .library(name: "Thumbnails", targets: ["Thumbnails"]),
    .library(name: "PictureRevisions", targets: ["PictureRevisions"]),
    .library(name: "PhotoCopies", targets: ["PhotoCopies"]),
    .library(name: "Originality", targets: ["Originality"]),
    .library(name: "PhotoAudits", targets: ["PhotoAudits"]),
    .library(name: "FileRuns", targets: ["FileRuns"]),
    .library(name: "Documents", targets: ["Documents"]),
    .library(name: "Reports", targets: ["Reports"]),
    .library(name: "ScreenTexts", targets: ["ScreenTexts"]),
    .library(name: "Pictures", targets: ["Pictures"]),
    .library(name: "TextRecognition", targets: ["TextRecognition"]),
  ],
  traits: [
    .default(enabledTraits: ["Photos", "Previews", "Screens"]),
    .trait(name: "Documents", description: "Reports of any program as documents."),
    .trait(
      name: "Photos", description: "Audits of photos and their reports.",
      enabledTraits: ["Documents"]),
    .trait(name: "Previews", description: "Previews of strings and the page that edits them."),
    .trait(
      name: "Screens", description: "Words in pictures, by Tesseract.",
      enabledTraits: ["Documents"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    // Before 1.0, a minor version may change the interface.
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    // Not swift-system: it lacks `realpath`, `mkdir`, `readdir`, `rename`, `flock` and signals, and
    // its descriptors don't close themselves, so that most files would still import the C library.
    // Nor swift-subprocess, which needs swift-system: tools start only git and the browser.
  ],
  targets: [
    // C libraries
    .systemLibrary(
      name: "CLibExif", pkgConfig: "libexif",
      providers: [.apt(["libexif-dev"]), .brew(["libexif"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "COpenSSL", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    // Loaded at run time: pkg-config would link them.
    .systemLibrary(name: "CBrotli"),
    .systemLibrary(name: "CHEIF"),
    .systemLibrary(name: "CJXL"),
    .systemLibrary(name: "CTesseract"),
    .systemLibrary(name: "CFileCalls"),

    // Strings
    .target(name: "ASCII", swiftSettings: settings),
    .target(name: "StringCatalogs", dependencies: ["ASCII"], swiftSettings: settings),
    .target(
      name: "ProductStrings", dependencies: ["StringCatalogs"], swiftSettings: settings,
      plugins: ["EmbedFiles"]),
    .target(name: "Escaping", dependencies: ["ASCII"], swiftSettings: settings),
    .target(name: "FilePaths", dependencies: ["ASCII"], swiftSettings: settings),
    .target(name: "TextLayout", dependencies: ["Escaping"], swiftSettings: settings),
    .target(name: "Characters", dependencies: ["ASCII"], swiftSettings: settings),
    .target(
      name: "Digests",
      dependencies: ["ASCII", .target(name: "COpenSSL", condition: .when(platforms: [.linux]))],
      swiftSettings: settings),

    .target(
      name: "StringTables", dependencies: ["ASCII", "Escaping", "StringCatalogs"],
      swiftSettings: settings),
    .target(
      name: "CatalogEditing", dependencies: ["ASCII", "Escaping", "StringCatalogs"],
      swiftSettings: settings),
    .target(
      name: "CatalogHistory", dependencies: ["ASCII", "StringCatalogs", "StringTables"],
      swiftSettings: settings),
    .target(
      name: "CatalogRules",
      dependencies: [
        "ASCII", "CatalogEditing", "CatalogHistory", "Characters", "Escaping", "StringCatalogs",
        "StringTables",
      ],
      swiftSettings: settings),
    .target(
      name: "LintFormats",
      dependencies: ["CatalogRules", "Escaping", "StringCatalogs", "TextLayout"],
      swiftSettings: settings),
    .target(
      name: "LintProject",
      dependencies: ["CatalogRules", "Escaping", "StringCatalogs", "StringTables", "TextLayout"],
      swiftSettings: settings),
    .target(
      name: "TranslationMemory",
      dependencies: ["Escaping", "StringCatalogs", "StringTables"], swiftSettings: settings),
    .target(
      name: "CatalogBatches",
      dependencies: [
        "CatalogEditing", "CatalogRules", "Escaping", "LintProject", "StringCatalogs",
      ],
      swiftSettings: settings),
    .target(
      name: "CatalogExchange",
      dependencies: [
        "CatalogEditing", "Characters", "Escaping", "StringCatalogs", "StringTables",
      ],
      swiftSettings: settings),

    .target(
      name: "LocaleFormats", dependencies: ["StringCatalogs", "TextLayout"],
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(
      name: "StringPreviews",
      dependencies: [
        "CatalogRules", "Digests", "Escaping", "FilePaths", "LintFormats", "LintProject",
        "LocaleFormats", "PhotoFormats", "StringCatalogs", "TextLayout",
      ],
      swiftSettings: settings, plugins: ["EmbedFiles"]),

    // Photos
    .target(
      name: "PhotoFormats", dependencies: ["ASCII", "CZlib", "Escaping"], swiftSettings: settings),
    .target(
      name: "JPEGCodec", dependencies: ["CTurboJPEG", "PhotoFormats"], swiftSettings: settings),
    .target(
      name: "PhotoMetadata",
      dependencies: [
        "ASCII", "CBrotli", "CLibExif", "CLibXML2", "Characters", "Digests", "Escaping",
        "PhotoFormats",
      ],
      swiftSettings: settings),
    .target(
      name: "ContentCredentials",
      dependencies: ["ASCII", "COpenSSL", "Digests", "Escaping", "PhotoFormats", "PhotoMetadata"],
      swiftSettings: settings),
    .target(
      name: "Thumbnails", dependencies: ["JPEGCodec", "PhotoFormats", "PhotoMetadata"],
      swiftSettings: settings),
    .target(
      name: "PictureRevisions",
      dependencies: [
        "ASCII", "JPEGCodec", "LocaleFormats", "PhotoFormats", "PhotoMetadata", "Pictures",
        "StringCatalogs",
      ],
      swiftSettings: settings),
    .target(
      name: "ValueSearch",
      dependencies: ["ASCII", "Characters", "Escaping", "PhotoFormats", "PhotoMetadata"],
      swiftSettings: settings),
    .target(
      name: "PhotoCopies",
      dependencies: [
        "ASCII", "ContentCredentials", "Digests", "Escaping", "JPEGCodec", "PhotoFormats",
        "PhotoMetadata", "PictureRevisions", "Pictures", "StringCatalogs", "ValueSearch",
      ],
      swiftSettings: settings),
    .target(
      name: "Originality",
      dependencies: [
        "ASCII", "ContentCredentials", "PhotoFormats", "PhotoMetadata", "StringCatalogs",
        "ValueSearch",
      ],
      swiftSettings: settings),
    .target(name: "FileRuns", dependencies: ["ASCII", "PhotoFormats"], swiftSettings: settings),
    .target(
      name: "PhotoAudits",
      dependencies: [
        "ContentCredentials", "Digests", "Originality", "PhotoFormats", "PhotoMetadata",
        "ProductStrings", "StringCatalogs", "Thumbnails",
        .product(name: "Logging", package: "swift-log", condition: photos),
      ],
      swiftSettings: settings),

    // Reports
    .target(
      name: "Documents",
      dependencies: [
        "ASCII", "Digests", "Escaping", "LocaleFormats", "ProductStrings", "StringCatalogs",
        "TextLayout",
        .product(name: "Mustache", package: "swift-mustache", condition: documents),
      ],
      swiftSettings: settings,
      plugins: ["EmbedFiles"]),
    .target(
      name: "Reports",
      dependencies: [
        "ASCII", "ContentCredentials", "Documents", "Escaping", "FileRuns", "Originality",
        "PhotoAudits", "PhotoCopies", "PhotoFormats", "PhotoMetadata", "StringCatalogs",
        "Thumbnails",
      ],
      swiftSettings: settings,
      plugins: ["EmbedFiles"]),
    .target(
      name: "CatalogReports",
      dependencies: [
        "CatalogHistory", "CatalogRules", "Documents", "Escaping", "LintFormats", "LocaleFormats",
        "StringCatalogs",
      ],
      swiftSettings: settings),

    // Previews
    .target(
      name: "PreviewServer",
      dependencies: [
        "ASCII", "CatalogBatches", "CatalogEditing", "CatalogHistory", "CatalogRules", "Digests",
        "Escaping", "LintProject", "ProductStrings", "StringCatalogs", "StringPreviews",
        "TranslationMemory",
        .product(name: "FlyingSocks", package: "FlyingFox", condition: previews),
      ],
      swiftSettings: settings, plugins: ["EmbedFiles"]),

    // Screens
    .target(name: "ScreenTexts", swiftSettings: settings),
    .target(
      name: "Pictures",
      dependencies: [
        "JPEGCodec", "PhotoFormats", .target(name: "CHEIF", condition: pictures),
        .target(name: "CJXL", condition: pictures),
        .target(name: "CPNG", condition: pictures), .target(name: "CWebP", condition: pictures),
      ],
      swiftSettings: settings),
    .target(
      name: "TextRecognition",
      dependencies: [
        "Pictures", "ScreenTexts", .target(name: "CTesseract", condition: screens),
      ],
      swiftSettings: settings),
    .target(
      name: "ScreenMatching",
      dependencies: [
        "CatalogRules", "Documents", "Escaping", "LintFormats", "ScreenTexts", "StringCatalogs",
      ],
      swiftSettings: settings),

    // Tools
    .target(
      name: "ToolSupport",
      dependencies: [
        "ASCII", "CFileCalls", "Escaping", "FilePaths", "ProductStrings", "StringCatalogs",
        "TextLayout",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(
      name: "CatalogToolSupport",
      dependencies: [
        "CatalogEditing", "CatalogHistory", "CatalogRules", "FilePaths", "LintFormats",
        "LintProject", "ProductStrings", "StringCatalogs", "StringTables", "ToolSupport",
        "TranslationMemory",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .target(
      name: "PreviewToolSupport",
      dependencies: [
        "CatalogExchange", "CatalogToolSupport", "FilePaths", "LintProject", "StringCatalogs",
        "StringPreviews", "ToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "catalog-lint",
      dependencies: [
        "CatalogHistory", "CatalogRules", "CatalogToolSupport", "Escaping", "FilePaths",
        "LintFormats", "LintProject", "ProductStrings", "StringCatalogs", "StringTables",
        "ToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/catalog-lint", swiftSettings: settings,
      linkerSettings: linking("-static-executable", and: libraries ?? [])),
    .executableTarget(
      name: "catalog-edit",
      dependencies: [
        "ASCII", "CatalogBatches", "CatalogEditing", "CatalogExchange", "CatalogHistory",
        "CatalogRules", "CatalogToolSupport", "Escaping", "FilePaths", "LintProject",
        "PreviewToolSupport", "StringCatalogs", "StringPreviews", "StringTables", "ToolSupport",
        "TranslationMemory",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/catalog-edit", swiftSettings: settings,
      linkerSettings: linking("-static-executable", and: libraries ?? [])),
    .executableTarget(
      name: "catalog-preview",
      dependencies: [
        "CatalogEditing", "CatalogHistory", "CatalogRules", "CatalogToolSupport", "FilePaths",
        "LintProject", "PreviewServer", "PreviewToolSupport", "ProductStrings", "StringCatalogs",
        "StringPreviews", "ToolSupport", "TranslationMemory",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/catalog-preview", swiftSettings: settings,
      linkerSettings: linking("-static-executable", and: libraries ?? [])),
    .executableTarget(
      name: "catalog-report",
      dependencies: [
        "CatalogHistory", "CatalogReports", "CatalogRules", "CatalogToolSupport", "Documents",
        "FilePaths", "LintProject", "ProductStrings", "StringCatalogs", "StringTables",
        "ToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/catalog-report", swiftSettings: settings,
      linkerSettings: linking("-static-executable", and: libraries ?? [])),
    .executableTarget(
      name: "metalens",
      dependencies: [
        "ContentCredentials", "Documents", "Escaping", "FileRuns", "LocaleFormats", "Originality",
        "PhotoAudits", "PhotoCopies", "PhotoFormats", "PhotoMetadata", "PictureRevisions",
        "Pictures",
        "ProductStrings", "Reports", "StringCatalogs", "TextLayout", "Thumbnails",
        "ToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/metalens", swiftSettings: settings,
      linkerSettings: photoLibraries.map { linking("-static-executable", and: $0) }
        ?? linking("-static-stdlib")),
    .executableTarget(
      name: "screen-words",
      dependencies: [
        "CatalogExchange", "Digests", "Documents", "Escaping", "FileRuns", "JPEGCodec",
        "LintFormats", "PhotoFormats", "Pictures", "ProductStrings", "ScreenMatching",
        "ScreenTexts",
        "StringCatalogs", "TextRecognition", "ToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/screen-words", swiftSettings: settings,
      linkerSettings: linking("-static-stdlib", and: libraries ?? [])),
    .executableTarget(name: "embed", path: "Tools/development/embed", swiftSettings: settings),
    .plugin(
      name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed"],
      path: "Tools/development/EmbedFiles"),
    .plugin(
      name: "LintCatalogs",
      capability: .command(
        intent: .custom(
          verb: "lint-catalogs", description: "Find what is broken or missing in string catalogs.")),
      dependencies: ["catalog-lint"], path: "Tools/LintCatalogs"),

    // Tests
    .target(
      name: "TestSupport", dependencies: ["StringCatalogs"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(
      name: "PhotoSamples",
      dependencies: ["JPEGCodec", "PhotoFormats", "Pictures", "TestSupport"],
      path: "Tests/PhotoSamples", swiftSettings: settings),
    .testTarget(name: "DigestsTests", dependencies: ["Digests"], swiftSettings: testSettings),
    .testTarget(name: "ASCIITests", dependencies: ["ASCII"], swiftSettings: testSettings),
    .testTarget(
      name: "TestSupportTests", dependencies: ["TestSupport"], swiftSettings: testSettings),
    .testTarget(
      name: "StringCatalogsTests", dependencies: ["StringCatalogs", "TestSupport"],
      exclude: ["Support/accept_json.py", "Support/read_catalogs.py"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ProductStringsTests",
      dependencies: ["ProductStrings", "StringCatalogs", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(name: "CharactersTests", dependencies: ["Characters"], swiftSettings: testSettings),
    .testTarget(
      name: "CatalogRulesTests",
      dependencies: [
        "CatalogEditing", "CatalogRules", "LintFormats", "ProductStrings", "StringCatalogs",
        "TestSupport",
      ],
      exclude: ["Linting/Snapshots", "Linting/judged.tsv", "Linting/precision.md"],
      swiftSettings: testSettings),
    .testTarget(
      name: "LintFormatsTests",
      dependencies: [
        "CatalogRules", "LintFormats", "LocaleFormats", "ProductStrings", "StringCatalogs",
        "TestSupport", "TextLayout",
      ],
      exclude: ["Checks", "Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "LintProjectTests",
      dependencies: [
        "CatalogRules", "LintProject", "ProductStrings", "StringCatalogs", "TestSupport",
      ],
      exclude: ["Draft/Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "StringTablesTests",
      dependencies: ["StringCatalogs", "StringTables", "TestSupport"], exclude: ["Checks"],
      swiftSettings: testSettings),
    .testTarget(name: "FilePathsTests", dependencies: ["FilePaths"], swiftSettings: testSettings),
    .testTarget(
      name: "CatalogEditingTests",
      dependencies: ["CatalogEditing", "StringCatalogs", "TestSupport"],
      exclude: ["Support/compare_json.py"], swiftSettings: testSettings),
    .testTarget(
      name: "CatalogBatchesTests",
      dependencies: [
        "CatalogBatches", "CatalogRules", "LintProject", "ProductStrings", "StringCatalogs",
        "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "TranslationMemoryTests",
      dependencies: ["StringCatalogs", "TestSupport", "TranslationMemory"],
      exclude: ["Checks"], swiftSettings: testSettings),
    .testTarget(
      name: "CatalogHistoryTests",
      dependencies: ["CatalogHistory", "StringCatalogs", "TestSupport"], exclude: ["Checks"],
      swiftSettings: testSettings),
    .testTarget(
      name: "CatalogExchangeTests",
      dependencies: ["CatalogEditing", "CatalogExchange", "StringCatalogs", "TestSupport"],
      exclude: ["Checks", "XLIFF/Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "EscapingTests", dependencies: ["Escaping", "TestSupport"], exclude: ["Checks"],
      swiftSettings: testSettings),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["TextLayout"], swiftSettings: testSettings,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "PhotoFormatsTests", dependencies: ["PhotoFormats", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PhotoMetadataTests",
      dependencies: [
        "Digests", "PhotoFormats", "PhotoMetadata", "PhotoSamples", "TestSupport", "Thumbnails",
      ],
      exclude: ["Checks", "exiftool-differences.tsv"], swiftSettings: testSettings),
    .testTarget(
      name: "ContentCredentialsTests",
      dependencies: [
        "ContentCredentials", "Escaping", "Originality", "PhotoAudits", "PhotoFormats",
        "PhotoMetadata", "TestSupport",
      ],
      exclude: ["Checks", "crjson-differences.tsv", "oracle-differences.tsv"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ThumbnailsTests",
      dependencies: [
        "JPEGCodec", "PhotoFormats", "PhotoMetadata", "PhotoSamples", "TestSupport", "Thumbnails",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "PhotoCopiesTests",
      dependencies: [
        "ASCII", "ContentCredentials", "JPEGCodec", "PhotoCopies", "PhotoFormats", "PhotoMetadata",
        "PhotoSamples", "PictureRevisions", "Pictures", "StringCatalogs", "TestSupport",
        "ValueSearch",
      ],
      exclude: ["Checks"], swiftSettings: testSettings),
    .testTarget(
      name: "ValueSearchTests",
      dependencies: ["ASCII", "PhotoCopies", "PhotoMetadata", "TestSupport", "ValueSearch"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PictureRevisionsTests",
      dependencies: [
        "JPEGCodec", "PhotoCopies", "PhotoFormats", "PhotoMetadata", "PhotoSamples",
        "PictureRevisions", "Pictures", "StringCatalogs", "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "OriginalityTests",
      dependencies: [
        "ContentCredentials", "Originality", "PhotoFormats", "PhotoMetadata", "ProductStrings",
        "StringCatalogs", "TestSupport",
      ],
      exclude: ["Evidence/detection-errors.tsv"], swiftSettings: testSettings),
    .testTarget(
      name: "FileRunsTests", dependencies: ["FileRuns", "PhotoFormats", "TestSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "PhotoAuditsTests",
      dependencies: [
        "Originality", "PhotoAudits", "PhotoFormats", "PhotoMetadata", "ProductStrings",
        "StringCatalogs", "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "LocaleFormatsTests",
      dependencies: ["LocaleFormats", "StringCatalogs", "TestSupport", "TextLayout"],
      swiftSettings: testSettings),
    .testTarget(
      name: "StringPreviewsTests",
      dependencies: [
        "CatalogRules", "Digests", "ProductStrings", "StringCatalogs", "StringPreviews",
        "TestSupport", "TextLayout",
      ],
      exclude: ["Checks", "Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "DocumentsTests",
      dependencies: [
        "Digests", "Documents", "ProductStrings", "StringCatalogs", "TestSupport", "TextLayout",
      ],
      exclude: ["Checks", "Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "ContentCredentials", "Digests", "Documents", "Originality", "PhotoAudits",
        "PhotoFormats", "PhotoMetadata", "ProductStrings", "Reports", "StringCatalogs",
        "TestSupport", "TextLayout", "Thumbnails",
      ],
      exclude: ["Checks", "Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "CatalogReportsTests",
      dependencies: [
        "CatalogReports", "CatalogRules", "Documents", "Escaping", "ProductStrings",
        "StringCatalogs", "TestSupport",
      ],
      exclude: ["Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "PreviewServerTests",
      dependencies: [
        "CatalogEditing", "CatalogHistory", "CatalogRules", "LintProject", "PreviewServer",
        "StringCatalogs", "StringPreviews", "TestSupport", "TranslationMemory",
      ],
      exclude: ["Checks"], swiftSettings: testSettings),
    .testTarget(
      name: "ScreenMatchingTests",
      dependencies: [
        "CatalogRules", "Documents", "LintFormats", "ProductStrings", "ScreenMatching",
        "ScreenTexts", "StringCatalogs", "StringTables", "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "ScreenTextsTests", dependencies: ["ScreenTexts"], swiftSettings: testSettings),
    .testTarget(
      name: "PicturesTests",
      dependencies: ["JPEGCodec", "PhotoFormats", "Pictures", "TestSupport"],
      exclude: ["Checks"], swiftSettings: testSettings),
    .testTarget(
      name: "TextRecognitionTests",
      dependencies: ["Pictures", "ScreenTexts", "TestSupport", "TextRecognition"],
      exclude: ["Samples"], swiftSettings: testSettings),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "CatalogBatches", "CatalogEditing", "CatalogExchange", "CatalogHistory", "CatalogReports",
        "CatalogRules", "ContentCredentials", "Documents", "Escaping", "FileRuns", "LintFormats",
        "LintProject", "Originality",
        "PhotoAudits", "PhotoCopies", "PhotoFormats",
        "PhotoMetadata", "PictureRevisions", "Pictures", "PreviewServer", "ProductStrings",
        "Reports", "ScreenTexts", "StringCatalogs", "StringPreviews", "TestSupport", "TextLayout",
        "TextRecognition", "TranslationMemory",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "HostileTests",
      dependencies: [
        "catalog-edit", "catalog-lint", "catalog-preview", "LintProject", "PreviewServer",
        "StringCatalogs", "TestSupport",
      ],
      exclude: ["Checks"], swiftSettings: testSettings),
    .testTarget(
      name: "CatalogToolSupportTests",
      dependencies: [
        "CatalogRules", "CatalogToolSupport", "LintProject", "StringCatalogs", "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "ToolSupportTests", dependencies: ["TestSupport", "TextLayout", "ToolSupport"],
      swiftSettings: testSettings),
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "metalens", "catalog-edit", "catalog-lint", "catalog-preview", "catalog-report",
        "screen-words", "CatalogReports", "LintFormats", "PhotoCopies", "PhotoMetadata",
        "ProductStrings", "Reports", "StringCatalogs", "TestSupport", "TextLayout", "ToolSupport",
      ],
      exclude: ["Checks"], swiftSettings: testSettings),
  ]
)

// `catalog-code` reads Swift with swift-syntax, which takes minutes to compile. A build has it only
// if `METALENS_CODE` is set, as in `Tools/build catalog-code`. A trait would be passed to the
// compiler, and so compile every other module again when it is switched.
if Context.environment["METALENS_CODE"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"))
  package.products.append(.executable(name: "catalog-code", targets: ["catalog-code"]))
  package.targets += [
    .target(
      name: "CodeStrings",
      dependencies: [
        "ASCII", "Escaping", "StringCatalogs",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .target(
      name: "CodeProjects",
      dependencies: [
        "ASCII", "CatalogRules", "CodeStrings", "FilePaths", "StringCatalogs", "StringTables",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
    .target(
      name: "CodeChecks",
      dependencies: [
        "CatalogEditing", "CatalogRules", "CodeStrings", "Escaping", "LintProject",
        "StringCatalogs",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "catalog-code",
      dependencies: [
        "CatalogEditing", "CatalogRules", "CatalogToolSupport", "CodeChecks", "CodeProjects",
        "CodeStrings", "Escaping", "FilePaths", "LintFormats", "LintProject", "StringCatalogs",
        "StringTables", "ToolSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/catalog-code", swiftSettings: settings,
      linkerSettings: linking("-static-executable", and: libraries ?? [])),
    .testTarget(
      name: "CodeStringsTests", dependencies: ["CodeStrings", "StringCatalogs", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: testSettings),
    .testTarget(
      name: "CodeChecksTests",
      dependencies: [
        "CatalogEditing", "CatalogRules", "CodeChecks", "CodeStrings", "StringCatalogs",
        "TestSupport",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "CodeProjectsTests", dependencies: ["CodeProjects", "TestSupport"],
      swiftSettings: testSettings),
  ]
}

// `Tools/development/fuzz/run swift` and its like read generated code. The libraries for it are no
// products, so that a package of its own can't use them.
if Context.environment["METALENS_FUZZ"] != nil, let fuzzer = Context.environment["FUZZ_LIBRARY"] {
  package.targets += [
    .target(
      name: "FuzzSupport", path: "Tools/development/fuzz/Sources/FuzzSupport",
      swiftSettings: settings),
    .executableTarget(
      name: "fuzz-code", dependencies: ["CodeProjects", "CodeStrings", "FuzzSupport"],
      path: "Tools/development/fuzz/Sources/fuzz-code", swiftSettings: settings,
      linkerSettings: [.unsafeFlags([fuzzer]), .linkedLibrary("stdc++")]),
  ]
}

// While one works on a part of the package, the rest need not be built: `METALENS_ONLY` names the
// targets to keep, separated by spaces. They keep what they depend on, and nothing else.
if let only = Context.environment["METALENS_ONLY"] {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var waiting = only.split(separator: " ").map(String.init)
  var kept: Set<String> = []
  while let name = waiting.popLast() {
    guard let target = targets[name], kept.insert(name).inserted else { continue }
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): waiting.append(name)
      default: break
      }
    }
    for case .plugin(let name, _) in target.plugins ?? [] { waiting.append(name) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products.removeAll { product in
    switch product {
    case let product as Product.Executable: !kept.isSuperset(of: product.targets)
    case let product as Product.Library: !kept.isSuperset(of: product.targets)
    case let product as Product.Plugin: !kept.isSuperset(of: product.targets)
    default: true
    }
  }
}
