import Originality
import PhotoFormats
import PhotoMetadata
import Testing

/// Formats and arrangements of files that cameras don't write.
struct ContainerTests {
  private static let apple = ["hdlr", "dinf", "pitm", "iinf", "iref", "iprp", "idat", "iloc"]
  private static let library = ["hdlr", "pitm", "iloc", "iinf", "iprp", "iref"]
  private static let samsung = ["hdlr", "iinf", "pitm", "iprp", "iloc", "idat", "iref"]
  private static let android = ["hdlr", "iloc", "iinf", "pitm", "iprp", "idat", "iref"]
  private static let canon = [
    "hdlr", "uuid", "dinf", "pitm", "iinf", "iref", "iprp", "idat", "iloc",
  ]
  private static let sony = ["hdlr", "pitm", "iinf", "iref", "iprp", "idat", "iloc"]

  private func kinds(
    _ make: String, _ names: [String], _ brands: [String] = ["heic", "mif1", "heic"]
  ) -> [EvidenceKind] {
    EmbeddedMetadata.sample(make: make, model: "x") { metadata in
      metadata.container = .heif
      metadata.traces.boxes = HEIFBoxes(brands: brands, names: names, offset: 24)
    }.kinds
  }

  @Test(arguments: [PhotoContainer.webp, .png, .gif, .jpegXL])
  func findsACamerasPhotoInAFormatThatCamerasDoNotWrite(container: PhotoContainer) throws {
    let photo = EmbeddedMetadata.sample { $0.container = container }
    let report = photo.report()
    #expect(report.evidence.map(\.kind) == [.formatOfSoftware])
    #expect(report.assessment?.verdict == .probablyProcessed)
    #expect(report.evidence.first?.value == "\(container.name): Apple")
    // A name alone is no camera's, as in files of image generators.
    let named = EmbeddedMetadata.sample { metadata in
      metadata.container = container
      metadata.exif = ExifFields(make: "prompt: {}", model: "workflow: {}")
    }
    #expect(!named.kinds.contains(.formatOfSoftware))
  }

  @Test func findsACamerasPhotoInAVIF() {
    #expect(kinds("Apple", Self.library, ["avif", "mif1"]) == [.formatOfSoftware])
  }

  @Test(arguments: [
    ("Apple", apple), ("Apple", apple.filter { $0 != "idat" }), ("samsung", samsung),
    ("samsung", samsung + ["grpl"]), ("Xiaomi", android), ("HUAWEI", android),
    ("NIKON CORPORATION", apple), ("Google", android),
  ])
  func leavesFilesOfCamerasAlone(make: String, names: [String]) {
    #expect(kinds(make, names).isEmpty)
  }

  /// The camera of an iPhone writes a thumbnail; Apple's Photos saves without one.
  @Test(arguments: [
    ("iPhone 12", ["dimg", "thmb", "cdsc"], false), ("iPhone 12", ["dimg", "cdsc"], true),
    ("iPhone 12", [], true), ("Apple Vision Pro", ["dimg", "cdsc"], false),
  ])
  func findsPhotosThatApplesSoftwareSaved(
    model: String, references: [String], isFound: Bool
  ) {
    let photo = EmbeddedMetadata.sample(model: model) { metadata in
      metadata.container = .heif
      metadata.traces.boxes = HEIFBoxes(
        brands: ["heic", "heic", "mif1"], names: Self.apple, references: Set(references),
        offset: 24)
    }
    #expect(photo.kinds.contains(.boxesOfSoftware) == isFound)
  }

  @Test func knowsTheMarksOfCameras() {
    #expect(
      kinds("Canon", Self.canon, ["heix", "mif1", "heix"]).filter { $0 == .boxesOfSoftware }.isEmpty
    )
    #expect(kinds("Canon", Self.apple).contains(.boxesOfSoftware))
    #expect(!kinds("SONY", Self.sony, ["heix", "SHIF"]).contains(.boxesOfSoftware))
    #expect(kinds("SONY", Self.sony, ["heix", "mif1"]).contains(.boxesOfSoftware))
  }

  @Test(arguments: ["Apple", "samsung", "Canon", "SONY", "Xiaomi", "NIKON CORPORATION", "HUAWEI"])
  func findsTheArrangementOfTheCommonLibrary(make: String) {
    for names in [
      Self.library, Self.library.dropLast(), ["hdlr", "pitm", "idat"] + Self.library[2...],
      ["hdlr", "idat", "iloc", "iinf", "pitm", "iprp", "iref"],
    ] {
      #expect(kinds(make, Array(names)).contains(.boxesOfSoftware))
    }
  }

  /// Without `idat`, the newer order is Android's own as well, but phones write pictures of tiles.
  @Test(arguments: [
    ("Apple", true), ("samsung", true), ("Xiaomi", true), ("realme", true), ("HUAWEI", false),
  ])
  func findsTheNewerArrangementWithoutTiles(make: String, isFound: Bool) {
    let names = ["hdlr", "iloc", "iinf", "pitm", "iprp", "iref"]
    #expect(kinds(make, names).contains(.boxesOfSoftware) == isFound)
    // Android's own writer doesn't name this brand.
    #expect(kinds(make, names, ["heic", "mif1", "heic", "miaf"]).contains(.boxesOfSoftware))
    let tiles = ["hdlr", "iloc", "iinf", "pitm", "iprp", "idat", "iref"]
    #expect(!kinds("HUAWEI", tiles, ["heic", "mif1", "miaf"]).contains(.boxesOfSoftware))
  }

  @Test func comparesNothingWithoutACamera() {
    let photo = EmbeddedMetadata.sample { metadata in
      metadata.container = .heif
      metadata.exif = nil
      metadata.traces.boxes = HEIFBoxes(brands: ["heic"], names: Self.library, offset: 24)
    }
    #expect(!photo.kinds.contains(.boxesOfSoftware))
  }
}
