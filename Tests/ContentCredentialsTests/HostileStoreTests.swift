import ContentCredentials
import Escaping
import Foundation
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

/// No store ends a verification, lets it wait, or becomes valid by damage.
struct HostileStoreTests {
  private typealias Build = StoreBuilder

  private func report(_ store: [UInt8]) throws -> CredentialReport {
    try CredentialVerifier().report(on: Build.jpeg(store))
  }

  /// Verifies a store, which takes less than two seconds alone; other tests run at the same time.
  private func verify(_ store: [UInt8]) throws -> CredentialReport {
    let file = Build.jpeg(store)
    var report: CredentialReport?
    let duration = try ContinuousClock().measure {
      let document = try CredentialVerifier().document(on: file)
      #expect(isJSON(document))
      report = document.report
    }
    #expect(duration < .seconds(20))
    let found = try #require(report)
    #expect(found.state == .invalid)
    return found
  }

  private func isJSON(_ document: CredentialDocument) -> Bool {
    var writer = JSONWriter()
    document.write(to: &writer, generator: "test", version: "1.0.0")
    return (try? JSONSerialization.jsonObject(with: Data(writer.bytes))) is [String: Any]
  }

  @Test func namesWhatAStoreLacks() throws {
    let found = try verify(Build.store([Build.manifest("urn:c2pa:1")]))
    #expect(found.failures.map(\.code).contains(.signatureMismatch))
    #expect(found.binding == .noHardBinding)
    #expect(try verify(Build.store([])).presence == .unreadable(.damaged))
    let empty = Build.store([Build.superbox("urn:c2pa:1", "c2ma", [])])
    let codes = try verify(empty).failures.map(\.code)
    #expect(codes.contains(.claimMissing) && codes.contains(.signatureMissing))
    let compressed = Build.store([Build.superbox("urn:c2pa:1", "c2cm", Build.box("brob", [0]))])
    #expect(try verify(compressed).presence == .unreadable(.damaged))
  }

  @Test func endsWithIngredientsThatLeadBack() throws {
    let itself = Build.store([Build.manifest("urn:c2pa:1", [Build.ingredient("urn:c2pa:1")])])
    #expect(try verify(itself).failures.map(\.code).contains(.ingredientMalformed))
    let circle = Build.store([
      Build.manifest("urn:c2pa:1", [Build.ingredient("urn:c2pa:2")]),
      Build.manifest("urn:c2pa:2", [Build.ingredient("urn:c2pa:1")]),
    ])
    let found = try verify(circle)
    #expect(found.manifests.count == 2)
    #expect(found.failures.map(\.code).contains(.ingredientMalformed))
  }

  /// As many manifests as there may be, each an ingredient of all that follow, so that there are
  /// more ways than could be followed.
  @Test func followsEachIngredientOnce() throws {
    let labels = (0..<64).map { "urn:c2pa:\($0)" }
    let manifests = labels.indices.map { index in
      Build.manifest(
        labels[index],
        (0..<index).map { Build.ingredient(labels[$0], $0 + 1) })
    }
    let found = try verify(Build.store(manifests))
    #expect(found.manifests.count == 64)
    #expect(try verify(Build.store(manifests + [Build.manifest("urn:c2pa:64")])).active == nil)
  }

  @Test func stopsAtLongChainsOfIngredients() throws {
    let manifests = (0..<64).map { index in
      Build.manifest(
        "urn:c2pa:\(index)", index == 0 ? [] : [Build.ingredient("urn:c2pa:\(index - 1)")])
    }
    #expect(try verify(Build.store(manifests)).manifests.count == 32)
  }

  @Test(arguments: [511, 512, 513])
  func boundsAssertions(count: Int) throws {
    let assertions = (0..<count).map { (label: "test__\($0)", value: Build.map([])) }
    let found = try verify(Build.store([Build.manifest("urn:c2pa:1", assertions)]))
    #expect((found.active == nil) == (count > 512))
  }

  /// What grows with the square of an input would take minutes.
  @Test func takesTimeInProportion() throws {
    let address = Build.map([("url", Build.text("self#jumbf=c2pa.assertions/x"))])
    let action = Build.map([
      ("action", Build.text("c2pa.placed")),
      ("parameters", Build.map([("ingredients", Build.list(Array(repeating: address, count: 8)))])),
    ])
    let actions = Build.map([("actions", Build.list(Array(repeating: action, count: 600)))])
    let ingredients = (1...200).map { Build.ingredient("urn:c2pa:0", $0) }
    let tests = (0..<200).map { (label: "test__\($0)", value: Build.map([])) }
    let manifests = (0..<40).map { number in
      Build.manifest("urn:c2pa:\(number)", [("c2pa.actions.v2", actions)] + ingredients + tests)
    }
    #expect(try verify(Build.store(manifests)).manifests.count <= 2)
  }

  @Test func boundsBoxesAndTheirNesting() throws {
    var nested = Build.box("free", [])
    for _ in 0..<10_000 { nested = Build.digits(nested.count + 8) + Array("jumb".utf8) + nested }
    _ = try verify(Build.store([Build.superbox("urn:c2pa:1", "c2ma", nested)]))
    let many = Array(repeating: Build.box("free", []), count: 200_000).flatMap { $0 }
    _ = try verify(Build.store([Build.superbox("urn:c2pa:1", "c2ma", many)]))
  }

  @Test(
    arguments: [
      [0x9A, 0xFF, 0xFF, 0xFF, 0xFF], [0xBB, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x5A, 0xFF, 0xFF, 0xFF, 0xFF, 1], Array(repeating: 0x81, count: 100_000),
      Array(repeating: 0xD2, count: 100_000), Array(repeating: 0x9F, count: 100_000),
      [0x9F] + Array(repeating: 0, count: 900_000) + [0xFF],
    ] as [[UInt8]])
  func boundsValues(value: [UInt8]) throws {
    let manifest = Build.manifest(
      "urn:c2pa:1", [("c2pa.actions.v2", value), ("c2pa.hash.data", value)], signature: value)
    _ = try verify(Build.store([manifest]))
  }

  /// Texts in JSON that are none, end early, are too deep or too large, or have line feeds.
  @Test(arguments: [
    ("{\"a\":\n1.50}", #"{"a": 1.50}"#), ("{\"a\":", nil), ("[1]", nil), ("{} {}", nil), ("", nil),
    ("{\"a\":\"\n\"}", nil), ("{\"e\u{301}\":\"\u{301}\"}", "{\"e\u{301}\":\"\u{301}\"}"),
    (String(repeating: #"{"a":"#, count: 30_000), nil),
    ("{\"a\":\"\(String(repeating: "a", count: 256 * 1024))\"}", nil),
  ])
  func writesOnlyObjects(text: String, expected: String?) throws {
    let assertion = Build.superbox("test", "json", Build.box("json", Array(text.utf8)))
    let manifest = Build.superbox(
      "urn:c2pa:1", "c2ma", Build.superbox("c2pa.assertions", "c2as", assertion))
    var writer = JSONWriter()
    try CredentialVerifier().document(on: Build.jpeg(Build.store([manifest])))
      .write(to: &writer, generator: "test", version: "1.0.0")
    let written = String(decoding: writer.bytes, as: UTF8.self)
    let address = #"{"identifier":"self#jumbf=/c2pa/urn:c2pa:1/c2pa.assertions/test"}"#
    #expect(written.contains(#""assertions":{"test":\#(expected ?? address)}"#))
    #expect(!written.contains("\n"))
  }

  /// As many assertions in JSON as a store can have.
  @Test func boundsTextsInJSON() throws {
    let text = "{\"a\":[\(String(repeating: "0,", count: 125_000))0]}"
    let assertions = (0..<60).flatMap { number in
      Build.superbox("test\(number)", "json", Build.box("json", Array(text.utf8)))
    }
    let manifest = Build.superbox(
      "urn:c2pa:1", "c2ma", Build.superbox("c2pa.assertions", "c2as", assertions))
    _ = try verify(Build.store([manifest]))
  }

  /// Zeros of a hundred times the limit, compressed, and a manifest in a manifest.
  @Test func boundsWhatIsCompressed() throws {
    func compressed(_ content: [UInt8]) throws -> [UInt8] {
      let bytes = try #require(Brotli.compress(content))
      return Build.superbox("urn:c2pa:1", "c2cm", Build.box("brob", bytes))
    }
    let large = Build.superbox("x", "c2ma", [UInt8](repeating: 0, count: 60 << 20))
    let found = try verify(Build.store([compressed(large)]))
    #expect(found.presence == .unreadable(.damaged))
    let nested = try compressed(compressed(Build.manifest("urn:c2pa:1")))
    #expect(try verify(Build.store([nested])).active?.has(.claimMissing) == true)
    let one = try verify(Build.store([compressed(Build.manifest("urn:c2pa:1"))]))
    #expect(one.active?.claimVersion == 2)
  }

  /// A large store is named; nothing of it is read.
  @Test func refusesLargeStores() throws {
    let padding = Build.superbox("x", "test", [UInt8](repeating: 0, count: 25 << 20))
    let found = try verify(Build.store([padding, Build.manifest("urn:c2pa:1")]))
    #expect(found.presence == .unreadable(.tooLarge))
  }

  @Test func trustsNoneOfSeveralStores() throws {
    let store = Build.store([Build.manifest("urn:c2pa:1")])
    var second = Build.jpeg(store)
    // Another number makes it another box.
    second[9] = 2
    let file = Build.jpeg(store).dropLast(2) + second.dropFirst(2)
    let found = try CredentialVerifier().report(on: Array(file))
    #expect(found.presence == .several)
    #expect(found.state == .invalid)
  }

  /// Bytes changed, left out, doubled and swapped anywhere in files of several containers.
  @Test(.needs(.python)) func survivesEveryDamage() throws {
    let files = try SignedFiles.shared()
    var generator = SeededGenerator(seed: 44)
    for name in [
      "parent-2.jpg", "grandparent-1.jpg", "second_stamp-valid.jpg", "container-2.png",
      "container-2.heic", "container-2.webp", "container-2.gif", "container-2.tif",
      "container-2.jxl", "tree.avif", "redacted.jpg",
    ] {
      let original = try files.bytes(name)
      #expect(try files.verifier.report(on: original).state == .trusted, "\(name)")
      for _ in 0..<150 {
        var bytes = original
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let count = min(Int.random(in: 1...64, using: &generator), bytes.count - place)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<place + count)
        case 2: bytes.insert(contentsOf: bytes[place..<place + count], at: place)
        default:
          for index in place..<place + count {
            bytes[index] = UInt8.random(in: 0...255, using: &generator)
          }
        }
        do throws(PhotoReadError) {
          let document = try files.verifier.document(on: bytes)
          let report = document.report
          #expect(isJSON(document), "\(name) \(place)")
          // Padding in a store may change; nothing else may.
          let isHarmless = bytes.count == original.count && report.binding == .bound
          #expect(report.state != .trusted || isHarmless, "\(name) \(place)")
        } catch {
          #expect(error == .damaged || error == .notAPhoto || error == .video)
        }
      }
    }
  }
}
