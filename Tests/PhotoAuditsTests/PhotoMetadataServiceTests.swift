import Foundation
import Originality
import PhotoAudits
import PhotoFormats
import PhotoMetadata
import TestSupport
import Testing

struct PhotoMetadataServiceTests {
  private let date = Date(timeIntervalSince1970: 1_757_000_000)
  private var service: PhotoMetadataService { PhotoMetadataService { [date] in date } }

  @Test func readsTheFactsOfAPhoto() async throws {
    let report = try await service.analyze(
      photoAt: Repository.samples.appending(path: "harbour.jpg"))

    #expect(report.summary.make == "FUJIFILM")
    #expect(report.summary.lens == "XF16-55mmF2.8 R LM WR")
    #expect(report.summary.dimensions == PixelDimensions(width: 1200, height: 800))
    #expect(report.summary.creationDate?.iso8601 == "2025-09-04T18:41:07+09:00")
    #expect(report.score == 100)
    #expect(report.date == date)
  }

  @Test(arguments: [
    ("harbour.jpg", 100), ("street.jpg", 65), ("mountains.jpg", 65), ("cafe.jpg", 65),
    ("forwarded.jpg", nil), ("한강의 밤.jpg", 45),
  ])
  func scoresTheSamplePhotos(name: String, score: Int?) async throws {
    let report = try await service.analyze(photoAt: Repository.samples.appending(path: name))
    #expect(report.score == score)
  }

  @Test func readsTheSameFromMemoryAndFromAFile() async throws {
    let url = Repository.samples.appending(path: "mountains.jpg")
    let fromFile = try await service.analyze(photoAt: url)
    let fromMemory = try await service.analyze(photoData: Data(contentsOf: url))
    #expect(fromFile == fromMemory)
  }

  @Test func failsWithAnAppErrorForWhatIsNoPhoto() async throws {
    await #expect(throws: AppError.invalidImage) {
      try await service.analyze(photoData: Data("no photo".utf8))
    }
    await #expect(throws: AppError.photoSelectionFailed) {
      try await service.analyze(photoAt: Repository.samples)
    }
    await #expect(throws: AppError.fileSystemError(description: "No such file or directory")) {
      try await service.analyze(photoAt: Repository.samples.appending(path: "absent.jpg"))
    }
    await #expect(throws: AppError.metadataExtractionFailed) {
      try await service.analyze(
        photoData: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0]))
    }
  }
}
