import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

@testable import PhotoCopies
@testable import PhotoSamples

/// Whatever an audit reads can be copied, and nothing else.
@Suite(.endsHangs)
struct HostileBoxesTests {
  private static func copy(_ photo: [UInt8], removing facts: PrivateFacts) -> CopyError? {
    var plan = CopyPlan()
    plan.removed = [facts]
    do throws(CopyError) {
      _ = try PhotoCopier(plan, tool: "MetaLens 9", date: nil).copy(photo, digest: "")
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [false, true]) func givesOneAnswerForEachFile(isAV1: Bool) {
    var exif = ExifBuilder(isLittleEndian: false)
    exif.primary = [exif.text(0x010F, "Acme")]
    let file = SampleHEIF(isAV1: isAV1, exif: exif.block, hasThumbnail: true).bytes
    for index in stride(from: 0, to: file.count - 200, by: TestScope.isComplete ? 1 : 3) {
      for value in [0x00, 0x01, 0x7F, 0xFF] as [UInt8] where file[index] != value {
        var mutant = file
        mutant[index] = value
        guard (try? PhotoReader().metadata(in: mutant)) != nil else { continue }
        #expect(Self.copy(mutant, removing: .location) != .damaged, "byte \(index) is \(value)")
        #expect(Self.copy(mutant, removing: .all) != .damaged, "byte \(index) is \(value)")
      }
    }
  }

  @Test func copiesFilesThatEndEarly() {
    let file = SampleHEIF(exif: ExifBuilder(isLittleEndian: false).block).bytes
    for count in 24..<file.count {
      let part = Array(file.prefix(count))
      guard (try? PhotoReader().metadata(in: part)) != nil else { continue }
      #expect(Self.copy(part, removing: .location) != .damaged, "\(count) bytes")
    }
  }
}
