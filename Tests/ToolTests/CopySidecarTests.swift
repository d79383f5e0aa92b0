import Foundation
import TestSupport
import Testing

/// The files that other programs keep beside photos.
struct CopySidecarTests {
  private let tool = Tool()
  private let folder: TemporaryFolder

  private static let packet = """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-\
    syntax-ns#"><rdf:Description rdf:about="" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" \
    photoshop:City="Reykjavik" photoshop:Urgency="5"/></rdf:RDF></x:xmpmeta>
    """
  private static let takeout = """
    {"title": "cafe.jpg", "geoData": {"latitude": 64.1466, "longitude": -21.9426}, \
    "photoTakenTime": {"timestamp": "1618222333"}}
    """
  private static let names = [
    "cafe.jpg", "cafe.jpg.supplemental-metadata.json", "cafe.xmp", "notes.json",
  ]

  init() throws {
    folder = try TemporaryFolder()
    let photo = try Data(contentsOf: Repository.samples.appending(path: "cafe.jpg"))
    try folder.write(photo, to: "photos/day/cafe.jpg")
    try folder.write(Self.packet.utf8, to: "photos/day/cafe.xmp")
    try folder.write(Self.takeout.utf8, to: "photos/day/cafe.jpg.supplemental-metadata.json")
    try folder.write("{}".utf8, to: "photos/day/notes.json")
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  private func files(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: name).path)
      .sorted()
  }

  @Test(arguments: ["--in-place", "-o"])
  func namesThoseThatStay(mode: String) throws {
    let run = try copy(mode == "-o" ? ["-o", "OUT"] : [mode], "--remove", "location")
    #expect(run.status == 0)
    #expect(run.errorText.contains("cafe.xmp (location)"), "\(run.errorText)")
    #expect(run.errorText.contains("cafe.jpg.supplemental-metadata.json (location)"))
    #expect(!run.errorText.contains("notes.json"))
    #expect(try text("photos/day/cafe.xmp") == Self.packet)
    let other = try copy(
      ["-o", folder.url.appending(path: "b").path], "--remove", "history")
    #expect(!other.errorText.contains("cafe.xmp"), "\(other.errorText)")
  }

  private func copy(
    _ mode: [String], _ arguments: String...
  ) throws -> (status: Int32, errorText: String) {
    let photos = folder.url.appending(path: "photos").path
    let run = try tool.run(
      arguments: ["copy", photos, "-r"] + arguments
        + mode.map { $0 == "OUT" ? folder.url.appending(path: "out").path : $0 })
    return (run.status, run.errorText)
  }

  @Test func copiesThemWithoutWhatIsRemoved() throws {
    let receipt = folder.url.appending(path: "receipt.json").path
    let run = try copy(
      ["-o", "OUT"], "--remove", "location", "--sidecars", "--receipt-output", receipt)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try files("out/day") == Array(Self.names.dropLast()))
    let packet = try text("out/day/cafe.xmp")
    #expect(!packet.contains("Reykjavik") && packet.contains("Urgency"))
    #expect(
      try text("out/day/cafe.jpg.supplemental-metadata.json")
        == #"{"title": "cafe.jpg", "photoTakenTime": {"timestamp": "1618222333"}}"#)
    #expect(try text("photos/day/cafe.xmp") == Self.packet)
    #expect(try text("receipt.json").contains("JSON geoData"))
    let verified = try tool.run(arguments: ["verify", receipt])
    #expect(verified.status == 0)
    // The same command continues, and finds everything done.
    let second = try copy(["-o", "OUT"], "--remove", "location", "--sidecars")
    #expect(second.status == 0 && second.errorText.contains("1 already existed"))
  }

  @Test func replacesThemInPlace() throws {
    for _ in 0..<2 {
      let run = try copy(["--in-place"], "--remove", "location", "--sidecars")
      #expect(run.status == 0, "\(run.errorText)")
      #expect(!(try text("photos/day/cafe.xmp")).contains("Reykjavik"))
      #expect(try text("photos/day/cafe.xmp.original") == Self.packet)
      #expect(
        try text("photos/day/cafe.jpg.supplemental-metadata.json.original") == Self.takeout)
    }
  }

  @Test func refusesNamesOfOtherFormats() throws {
    let photo = folder.url.appending(path: "photos/day/cafe.jpg").path
    for (name, isRefused) in [
      ("x.png", true), ("x.PDF", true), ("x.heic", true), ("x.jpeg", false), ("x", false),
      ("x.copy", false),
    ] {
      let run = try tool.run(
        arguments: ["copy", photo, "-o", folder.url.appending(path: name).path])
      #expect(run.status == (isRefused ? 1 : 0), "\(name) \(run.errorText)")
      #expect(run.errorText.contains("must end in .jpg") || !isRefused, "\(run.errorText)")
      let exists = FileManager.default.fileExists(atPath: folder.url.appending(path: name).path)
      #expect(exists != isRefused)
    }
  }
}
