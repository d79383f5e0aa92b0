import Originality
import PhotoMetadata
import Testing

/// The segments of a JPEG file as cameras and as programs write them.
struct LayoutTests {
  private static let separate = ["DQT", "DQT", "SOF0", "DHT", "DHT", "DHT", "DHT"]
  private static let joined = ["DQT", "SOF0", "DHT"]
  private static let standard = [29, 179, 29, 179]

  private func kinds(
    _ make: String, _ names: [String], tables: [Int] = standard, isJFIF: Bool = false
  ) -> [EvidenceKind] {
    var sizes = tables[...]
    var position = 2
    let parts = (isJFIF ? ["APP0"] : []) + ["APP1"] + names
    let traces =
      isJFIF ? [FileTrace(.jfifSegment, at: 2, text: "JFIF 1.1")] : []
    let photo = EmbeddedMetadata.sample(make: make, model: "x", traces: traces) { metadata in
      metadata.traces.parts = parts.map { name in
        let size = name == "DHT" ? sizes.popFirst() ?? 416 : 100
        defer { position += size + 4 }
        return FilePart(
          name: name, range: position..<position + size + 4,
          content: position + 4..<position + size + 4)
      }
      metadata.traces.frame = JPEGFrame(offset: 300, process: 0, precision: 8, sampling: [])
      metadata.traces.quantization = QuantizationTables(
        offset: 200, tables: [0: Array(repeating: 3, count: 64)])
    }
    return photo.kinds.filter { $0 == .layoutOfSoftware }
  }

  @Test(arguments: ["Canon", "NIKON CORPORATION", "SONY", "FUJIFILM", "RICOH", "samsung"])
  func findsTheLayoutOfALibraryInFilesOfCameras(make: String) {
    #expect(kinds(make, Self.separate, isJFIF: true) == [.layoutOfSoftware])
    #expect(kinds(make, Self.joined, tables: [416]).isEmpty)
  }

  /// Some programs, such as those on libvips, leave the JFIF segment out.
  @Test func findsItWithoutJFIFWhereCamerasAloneWriteFiles() {
    #expect(kinds("Canon", Self.separate) == [.layoutOfSoftware])
    #expect(kinds("samsung", Self.separate).isEmpty)
    #expect(kinds("Canon", ["DQT", "DQT", "DQT", "SOF0", "DHT", "DHT", "DHT", "DHT"]).isEmpty)
  }

  @Test(arguments: ["Apple", "DJI", "GoPro", "Canon"])
  func findsHuffmanTablesThatFitThePicture(make: String) {
    #expect(
      kinds(make, Self.separate, tables: [27, 76, 25, 48], isJFIF: make != "Canon")
        == [.layoutOfSoftware])
  }

  /// Google's phones compute them, and others write standard ones as libraries do.
  @Test(arguments: [
    ("Google", [27, 76, 25, 48]), ("DJI", standard), ("HUAWEI", [27, 76, 25, 48]),
  ])
  func leavesOtherMakersInPeace(make: String, tables: [Int]) {
    #expect(kinds(make, Self.separate, tables: tables, isJFIF: true).isEmpty)
  }
}
