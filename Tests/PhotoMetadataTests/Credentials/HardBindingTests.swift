import Digests
import PhotoFormats
import TestSupport
import Testing

@testable import PhotoMetadata

/// Whether Content Credentials belong to the file that has them.
struct HardBindingTests {
  private typealias Build = CredentialsBuilder

  private static let title = PNGBuilder.text("Title", Array("A title".utf8))

  /// A PNG file with a store, then a text, and a picture.
  private func file(_ store: [UInt8]) -> [UInt8] {
    PNGBuilder.file(PNGBuilder.chunk("caBX", store), Self.title, PNGBuilder.picture)
  }

  /// The ranges of the store, the text, and the picture.
  private func ranges(of store: [UInt8]) -> (store: Range<Int>, text: Range<Int>, data: Range<Int>)
  {
    let start = 8 + PNGBuilder.header().count
    let end = start + 12 + store.count
    let text = end..<end + Self.title.count
    return (start..<end, text, text.upperBound..<text.upperBound + PNGBuilder.picture.count)
  }

  /// A file whose credentials have its digest without ranges, by default that of the store.
  private func signed(
    _ algorithm: SHA2.Algorithm = .sha256, named name: String? = nil,
    without excluded: (([UInt8]) -> [Range<Int>])? = nil,
    digested: (([Range<Int>]) -> [Range<Int>])? = nil
  ) throws -> [UInt8] {
    let excluded = excluded ?? { [ranges(of: $0).store] }
    func store(_ digest: [UInt8], _ ranges: [Range<Int>]) -> [UInt8] {
      let hash = Build.dataHash(
        digest, without: ranges, algorithm: name ?? algorithm.rawValue)
      return Build.store(Build.boundManifest([("c2pa.hash.data", hash)]))
    }
    let size = SHA2(algorithm).finish().count
    let empty = [UInt8](repeating: 0, count: size)
    let draft = store(empty, excluded(store(empty, [0..<0])))
    let left = excluded(draft)
    let bytes = file(store(empty, left))
    let covered = DigestedBytes(all: bytes.count, without: digested?(left) ?? left)
    return file(store(try covered.digest(algorithm, in: ByteSource(bytes)), left))
  }

  private func binding(_ bytes: [UInt8]) throws -> CredentialsBinding? {
    try PhotoReader().metadata(in: bytes).traces.credentials?.binding
  }

  @Test(arguments: SHA2.Algorithm.allCases)
  func findsWhatBelongsToTheFile(algorithm: SHA2.Algorithm) throws {
    let bytes = try signed(algorithm)
    #expect(try binding(bytes) == .bound)
    let text = FileTrace(.credentials("manifest store"), at: nil, text: "").source.name
    let facts = try PhotoReader().metadata(in: bytes).facts
    #expect(facts.last == PhotoFact(.credentials, .text("bound"), source: text))
  }

  @Test func findsEveryChangeOutsideOfTheStore() throws {
    let bytes = try signed()
    let last = bytes.count - 13
    for index in stride(from: 24, to: last, by: 1) {
      var changed = bytes
      changed[index] ^= 1
      // A damaged length of a chunk may hide the store, which then binds nothing.
      let found = (try? binding(changed)) ?? nil
      let isInStore = (33..<bytes.count - PNGBuilder.picture.count - 12).contains(index)
      #expect(isInStore || found == .notBound || found == nil, "\(index)")
    }
    #expect(try binding(bytes + [0]) == .notBound)
  }

  @Test func refusesExclusionsBehindTheEnd() throws {
    let bytes = try signed(
      without: { [ranges(of: $0).store, 500_000..<500_001] }, digested: { Array($0.prefix(1)) })
    #expect(try binding(bytes) == .notBound)
  }

  /// Exclusions may touch and overlap, and leave out other metadata, but no part of the picture.
  @Test func asksForTheWholePicture() throws {
    #expect(
      try binding(signed(without: { [ranges(of: $0).store, ranges(of: $0).text] })) == .bound)
    let overlapping = try signed(without: {
      let (store, text, _) = ranges(of: $0)
      return [store.lowerBound..<text.upperBound, text]
    })
    #expect(try binding(overlapping) == .bound)
    for count in [1, 50, PNGBuilder.picture.count] {
      let bytes = try signed(without: {
        [ranges(of: $0).store, ranges(of: $0).data.prefix(count)]
      })
      #expect(try binding(bytes) == .pictureLeftOut)
    }
    let all = try signed(without: { [0..<ranges(of: $0).data.upperBound + 12] })
    #expect(try binding(all) == .notBound)
  }

  @Test func neverBindsWhatItCannotCheck() throws {
    #expect(try binding(signed(named: "md5")) == .unsupportedAlgorithm)
    let hash = Build.dataHash(Array(repeating: 0, count: 32), without: [])
    func outcome(
      _ bindings: [(label: String, value: [UInt8])], listed: [String]? = nil, kind: String = "c2ma"
    ) throws -> CredentialsBinding? {
      try binding(file(Build.store(Build.boundManifest(bindings, listed: listed, kind: kind))))
    }
    #expect(try outcome([]) == .noHardBinding)
    #expect(try outcome([("c2pa.hash.data", hash)], listed: []) == .noHardBinding)
    #expect(try outcome([("c2pa.hash.data", hash)]) == .notBound)
    #expect(try outcome([("c2pa.hash.data", hash)], kind: "c2cm") == .compressedManifest)
    #expect(try outcome([("c2pa.hash.collection.data", hash)]) == .unsupportedKind)
    #expect(try outcome([("c2pa.hash.data", hash), ("c2pa.hash.boxes", hash)]) == .damaged)
    #expect(try outcome([("c2pa.hash.data", hash), ("c2pa.hash.data", hash)]) == .damaged)
    #expect(try outcome([], listed: ["c2pa.hash.data"]) == .damaged)
    #expect(try outcome([("c2pa.hash.data", Build.map())]) == .damaged)
    #expect(try outcome([("c2pa.hash.boxes", Build.map())]) == .damaged)
    #expect(try outcome([("c2pa.hash.bmff.v3", hash)]) == .notBound)
    #expect(try outcome([("c2pa.hash.bmff.v3", Build.map())]) == .damaged)
    let remote = Build.map(("url", Build.text("https://example.com")), ("hash", Build.bytes([1])))
    #expect(try outcome([("c2pa.hash.data", remote)]) == .unsupportedKind)
    #expect(try binding(file(Array(Build.store(Build.boundManifest([])).dropLast()))) == .damaged)
  }

  /// A second store would let a stranger's claims stand beside those of the file.
  @Test func trustsNoneOfSeveralStores() throws {
    let bytes = try signed()
    let store = bytes[ranges(of: []).store.lowerBound...].prefix(
      bytes.count - ranges(of: []).data.upperBound)
    let twice = Array(bytes[..<33]) + store + bytes[33...]
    let traces = try PhotoReader().metadata(in: twice).traces
    let stores = traces.others.all(from: .credentials("manifest store"))
    #expect(stores.count == 2)
    #expect(stores.allSatisfy { $0.binding == .severalStores })
    let many = Array(bytes[..<33]) + (0..<4_000).flatMap { _ in store } + bytes[33...]
    #expect(try binding(many) == .severalStores)
  }

  /// C2PA 2.2, 18.6: the offset of a box at the top counts even where its first bytes do not.
  @Test func putsOffsetsBeforeTheirBytes() throws {
    let bytes: [UInt8] = Array(0..<16)
    func digest(_ covered: DigestedBytes) throws -> [UInt8] {
      try covered.digest(.sha256, in: ByteSource(bytes))
    }
    func digest(_ bytes: [UInt8]) -> [UInt8] {
      var digest = SHA2(.sha256)
      digest.update(bytes[...])
      return digest.finish()
    }
    func offset(_ number: UInt8) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, number] }
    #expect(try digest(DigestedBytes(all: 16, without: [])) == digest(bytes))
    #expect(
      try digest(DigestedBytes(all: 16, without: [4..<8, 6..<10, 3..<3], marks: [12, 0, 5, 10]))
        == digest(
          offset(0) + [0, 1, 2, 3] + offset(5) + offset(10) + [10, 11] + offset(12)
            + [12, 13, 14, 15]))
    #expect(
      try digest(DigestedBytes(all: 16, without: [8..<20], marks: [8]))
        == digest([0, 1, 2, 3, 4, 5, 6, 7] + offset(8)))
  }
}
