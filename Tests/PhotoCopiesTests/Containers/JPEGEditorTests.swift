import Foundation
import JPEGCodec
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoCopies
@testable import PhotoSamples

/// Copies of JPEG files with data where nobody looks for it.
struct JPEGEditorTests {
  private static let secret = Array("Jane Placeholder lives here".utf8)

  private static func copy(
    _ bytes: [UInt8], removing facts: PrivateFacts = .all
  ) throws -> CopiedPhoto {
    var plan = CopyPlan()
    plan.removed = [facts]
    return try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(bytes, digest: "")
  }

  private static func pixels(_ bytes: [UInt8]) throws -> [UInt8] {
    let header = try #require(JPEGPicture.header(of: bytes[...]))
    return try #require(
      JPEGPicture(
        decoding: bytes[...], header, as: .rgb, divisor: 1, acceptsWarnings: true)
    ).bytes
  }

  private static func coded(isProgressive: Bool = false) throws -> [UInt8] {
    let picture = JPEGPicture(
      width: SamplePictures.width, height: SamplePictures.height, layout: .rgb,
      bytes: SamplePictures.pixels)
    return try #require(picture.encoded(quality: 90, isProgressive: isProgressive))
  }

  /// Decoders end with the picture at a segment in its data; without the segment, they would go on.
  @Test(arguments: [PrivateFacts.comments, .location, .history, .thumbnail, .all])
  func showsTheSamePictureOfDataThatASegmentInterrupts(facts: PrivateFacts) throws {
    let photo = try Self.coded()
    let scan = try #require(JPEGParts.all(in: photo).parts.first { $0.kind == .scan }?.range)
    let caption = Array("Seoul".utf8)
    for marker: UInt8 in [JPEGMarker.comment, 0xED, 0x9B] {
      for eighth in 1..<8 {
        var file = photo
        let position = scan.lowerBound + scan.count * eighth / 8
        file.insert(contentsOf: JPEGBuilder.segment(marker, caption), at: position)
        guard let copy = try? Self.copy(file, removing: facts) else { continue }
        #expect(try Self.pixels(copy.bytes ?? file) == Self.pixels(file), "\(marker), \(eighth)")
      }
    }
    #expect(throws: CopyError.self) {
      var file = photo
      file.insert(
        contentsOf: JPEGBuilder.segment(JPEGMarker.comment, caption),
        at: scan.lowerBound + scan.count / 2)
      _ = try Self.copy(file, removing: .comments)
    }
  }

  /// Returns a photo with bytes before each of its parts, and behind the content of each segment.
  private static func planted(in photo: [UInt8]) -> [[UInt8]] {
    let parts = JPEGParts.all(in: photo).parts
    var files: [[UInt8]] = []
    // What is put at the start of coded data is coded data.
    for part in parts.dropFirst() where part.kind != .scan {
      for bytes in [secret, [0xFF, 0] + secret, [0] + secret, secret + [0xFF, 0]] {
        var file = photo
        file.insert(contentsOf: bytes, at: part.range.lowerBound)
        files.append(file)
      }
      guard part.segment != nil else { continue }
      var file = photo
      file.insert(contentsOf: secret, at: part.range.upperBound)
      let length = part.content.count + 2 + secret.count
      ByteOrder.big.put(length, at: part.range.lowerBound + 2, in: &file)
      files.append(file)
    }
    for marker: UInt8 in [0x02, 0xBF, 0xC8, 0xDC, 0xDE, 0xDF, 0xE3, 0xF0, 0xF7, 0xFD, 0xCC] {
      for position in [2, parts.last?.range.lowerBound ?? 2] {
        var file = photo
        file.insert(contentsOf: JPEGBuilder.segment(marker, secret), at: position)
        files.append(file)
      }
    }
    return files + [photo + secret, photo + JPEGMarker.start + secret]
  }

  @Test(arguments: [false, true])
  func privateCopiesHaveNothingThatNobodyReads(isProgressive: Bool) throws {
    let photo = try Self.coded(isProgressive: isProgressive)
    let pixels = try Self.pixels(photo)
    var copies = 0
    for file in Self.planted(in: photo) {
      // What decoders refuse may be refused here.
      guard let copy = try? Self.copy(file) else {
        #expect(!JPEGPicture.areSame(file[...], file[...]))
        continue
      }
      let bytes = try #require(copy.bytes)
      #expect(Data(bytes).range(of: Data(Self.secret)) == nil)
      #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF]))
      #expect(UnreadRegions.jpeg(bytes) == nil)
      #expect(try Self.pixels(bytes) == pixels)
      copies += 1
    }
    #expect(copies > 50)
  }

  @Test func narrowCopiesKeepWhatNobodyReadsAndSaySo() throws {
    var photo = try SamplePictures.jpeg()
    let thumbnailFree = try Self.copy(photo, removing: .location)
    #expect(thumbnailFree.unread.isEmpty)
    photo.insert(contentsOf: Self.secret, at: 2)
    let copy = try Self.copy(photo, removing: .location)
    let bytes = try #require(copy.bytes)
    #expect(copy.unread.map(\.structure) == ["JPEG gap"])
    #expect(copy.unread.map(\.size) == [Self.secret.count])
    #expect(Data(bytes).range(of: Data(Self.secret)) != nil)
    // The EXIF block went up: programs recognize the file by its third byte.
    #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF, 0xE1]))
  }

  /// No reader looks for a packet behind a scan.
  @Test func saysWhatItIsBeforeTheScan() throws {
    let photo = try Self.coded()
    let packet = JPEGBuilder.xmp(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/"
      exif:GPSLatitude="37,33.9N" exif:GPSLongitude="126,58.6E"/></rdf:RDF></x:xmpmeta>
      """)
    let file = photo[..<(photo.count - 2)] + packet + photo[(photo.count - 2)...]
    let copy = try Self.copy(Array(file), removing: .location)
    let bytes = try #require(copy.bytes)
    #expect(copy.changes.contains { $0.kind == .location })
    #expect(try PhotoReader().metadata(in: bytes).copyStatements.count == 1)
    #expect(try Self.pixels(bytes) == Self.pixels(photo))
  }

  /// Decoders smooth a picture that was cut short, and must do so with its copy.
  @Test func looksTheSameWhereScansAreMissing() throws {
    let photo = try Self.coded(isProgressive: true)
    let scans = JPEGParts.all(in: photo).parts.filter { $0.kind == .scan }
    var copies = 0
    for (index, scan) in scans.enumerated() {
      var file = Array(photo[..<scan.range.upperBound])
      // The code of all ones is never used, so that the data has to be written again.
      let end = scans[index].range.upperBound
      file.replaceSubrange(end - 12..<end - 6, with: [0xFF, 0, 0xFF, 0, 0xFF, 0])
      file += [0xFF, 0xD9]
      guard let copy = try? Self.copy(file) else { continue }
      let bytes = try #require(copy.bytes)
      #expect(try Self.pixels(bytes) == Self.pixels(file), "scan \(index)")
      #expect(UnreadRegions.jpeg(bytes) == nil)
      copies += 1
    }
    #expect(copies >= scans.count / 2, "\(copies) of \(scans.count)")
  }

  /// Where damaged data can be followed in several ways, the way of decoders counts.
  @Test func looksTheSameWhereDataIsDamaged() throws {
    var random = SeededGenerator(seed: 37)
    for isProgressive in [false, true] {
      let photo = try Self.coded(isProgressive: isProgressive)
      let scans = JPEGParts.all(in: photo).parts.filter { $0.kind == .scan }.map(\.range)
      for _ in 0..<200 {
        var file = photo
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let scan = try #require(scans.randomElement(using: &random))
          file[Int.random(in: scan, using: &random)] = UInt8.random(in: 0..<255, using: &random)
        }
        guard let bytes = try? Self.copy(file).bytes else { continue }
        #expect((try? Self.pixels(bytes)) == (try? Self.pixels(file)))
      }
    }
  }

  @Test func writesDamagedDataAgain() throws {
    let photo = try Self.coded()
    let scan = try #require(JPEGParts.all(in: photo).parts.first { $0.kind == .scan })
    var file = photo
    // The code of all ones is never used, so that decoders pass over what follows.
    file.replaceSubrange(
      scan.range.upperBound - 40..<scan.range.upperBound - 34,
      with: [0xFF, 0, 0xFF, 0, 0xFF, 0])
    let pixels = try Self.pixels(file)
    let copy = try Self.copy(file)
    let bytes = try #require(copy.bytes)
    #expect(copy.changes.contains { $0.kind == .unread && $0.structure == "JPEG scan" })
    #expect(try Self.pixels(bytes) == pixels)
    #expect(UnreadRegions.jpeg(bytes) == nil)
  }

  /// Returns a file with a list of two pictures, of which the second one follows other data.
  private static func listing(_ first: [UInt8], _ gap: [UInt8], _ second: [UInt8]) -> [UInt8] {
    func list(_ size: Int, _ offset: Int) -> [UInt8] {
      var block: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2]
      block += [0xB0, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, 2, 0xB0, 2, 0, 7, 0, 0, 0, 32, 0, 0, 0, 38]
      block += [0, 0, 0, 0]
      for (kind, size, offset) in [(0x2003_0000, size, 0), (0x0002_0002, second.count, offset)] {
        for number in [kind, size, offset, 0] {
          ByteOrder.big.append(UInt32(truncatingIfNeeded: number), to: &block)
        }
      }
      return JPEGBuilder.segment(0xE2, Array("MPF\0".utf8) + block + secret)
    }
    let size = first.count + list(0, 0).count
    var file = Array(first[..<2])
    file += list(size, size + gap.count - 10)
    file += first[2...]
    return file + gap + second + secret
  }

  @Test func writesFurtherPicturesAndTheirList() throws {
    let first = try Self.coded()
    let gap = Array("between".utf8)
    let second = first
    let name = Array("MPF\0".utf8)
    let photo = Self.listing(first, gap, second)
    let copy = try Self.copy(photo)
    let bytes = try #require(copy.bytes)
    #expect(Data(bytes).range(of: Data(Self.secret)) == nil)
    #expect(Data(bytes).range(of: Data(gap)) == nil)
    let part = try #require(
      JPEGParts.all(in: bytes).parts.first { $0.segment == 0xE2 })
    let header = part.content.lowerBound + name.count
    let new = try #require(MultiPictureList(bytes[header..<part.range.upperBound]))
    let positions = new.positions(header: header, in: 0..<bytes.count).map(\.range)
    #expect(positions == [bytes.count - second.count..<bytes.count])
    #expect(new.pictures.first?.size == bytes.count - second.count)
    #expect(try Self.pixels(Array(bytes[positions[0]])) == Self.pixels(first))
  }

  @Test func keepsOnlyThePiecesOfAColorProfile() throws {
    var profile = ColorProfileEditorTests.profile(ColorProfileEditorTests.ordinary)
    ByteOrder.big.put32(profile.count, at: 0, in: &profile)
    let name = Array("ICC_PROFILE\0".utf8)
    func piece(_ number: UInt8, _ count: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      JPEGBuilder.segment(0xE2, name + [number, count] + bytes)
    }
    let coded = try Self.coded()
    let pieces =
      piece(2, 2, Array(profile[150...]) + Self.secret) + piece(1, 2, Array(profile[..<150]))
      + piece(3, 2, Self.secret) + piece(1, 2, Self.secret)
    let bytes = try #require(try Self.copy(coded[..<2] + pieces + coded[2...]).bytes)
    #expect(Data(bytes).range(of: Data(Self.secret)) == nil)
    let kept = JPEGParts.all(in: bytes).parts.filter { $0.segment == 0xE2 }
    let joined = kept.flatMap { bytes[$0.content].dropFirst(14) }
    #expect(joined == profile)
  }
}
