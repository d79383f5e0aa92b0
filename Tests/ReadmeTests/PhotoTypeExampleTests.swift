import ContentCredentials
import Documents
import FileRuns
import Foundation
import Originality
import PhotoAudits
import PhotoCopies
import PhotoFormats
import PhotoMetadata
import PictureRevisions
import Pictures
import ProductStrings
import Reports
import StringCatalogs
import TestSupport
import Testing

/// The examples in the documentation of types for photos, compiled and run.
///
/// `TypeExampleTests` compares them with the documentation.
struct PhotoTypeExampleTests {
  private let path = Repository.samples.appending(path: "harbour.jpg").path

  private func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  @Test func fileKind() throws {
    let path = PhotoPath(path)
    // example: FileKind
    let kind = try FileKind(ofFileAt: path)
    if case .photo(let container) = kind { print(container) }
    // end
    #expect(kind == .photo(.jpeg))
  }

  @Test func photoReader() throws {
    let bytes = try bytes()
    // example: PhotoReader
    let metadata = try PhotoReader().metadata(in: bytes)
    let camera = metadata.exif?.model
    // end
    // example: EmbeddedMetadata
    let keywords = metadata.facts.filter { $0.kind == .keyword }.map(\.value)
    let isComplete = metadata.problems.isEmpty
    // end
    #expect(camera?.isEmpty == false && keywords.isEmpty && isComplete)
  }

  @Test func credentialVerifier() throws {
    let path = PhotoPath(path)
    // example: CredentialVerifier
    let report = try CredentialVerifier().report(onFileAt: path)
    switch report.state {
    case .trusted, .valid: print(report.active?.signer?.name ?? "unknown")
    case .invalid: print(report.failures.map(\.code.rawValue))
    case .absent: break
    }
    // end
    #expect(report.state == .absent)
  }

  @Test func photoFile() throws {
    let path = PhotoPath(path)
    // example: PhotoFile
    var file = try PhotoFile(at: path)
    let metadata = try PhotoReader().metadata(of: &file)
    let isTrue = file.isUnchanged
    // end
    #expect(isTrue && metadata.dimensions != nil)
  }

  @Test func decodedPicture() throws {
    let bytes = try bytes()
    // example: DecodedPicture
    let limits = PictureLimits(bytes: 8 << 20, pixels: 24_000_000)
    let picture = try DecodedPicture(bytes, limits: limits).picture
    // end
    #expect(picture.width > 0)
  }

  @Test func raster() {
    var values: [UInt8] = []
    // example: Raster
    let pixels: [UInt8] = [255, 128, 0, 0, 128, 255]
    if var raster = Raster<UInt8>(width: 2, height: 1, layout: .rgb, values: pixels) {
      let look = Look(name: "minimal-life", recipe: .minimalLife)
      look.apply(to: &raster, tones: .sRGB)
      values = raster.values
    }
    // end
    #expect(values.count == 6 && values[0] == values[1] && values[1] == values[2])
  }

  @Test func dateStamp() throws {
    let pixels = [UInt8](repeating: 90, count: 3 * 600 * 400)
    var raster = try #require(
      Raster<UInt8>(width: 600, height: 400, layout: .rgb, values: pixels))
    // example: DateStamp
    let stamp = DateStamp("9 4 '25", corner: .bottomRight)
    let isDrawn = stamp?.draw(on: &raster) ?? false
    // end
    #expect(isDrawn)
  }

  @Test func photoCopier() throws {
    let bytes = try bytes()
    let digest = String(repeating: "ab", count: 32)
    // example: CopyPlan
    var plan = CopyPlan()
    plan.removed = [.location, .serialNumbers]
    plan.owner = "Album Archive"
    // end
    // example: PhotoCopier
    let copier = PhotoCopier(plan, tool: "Album 1.0", date: "2025-09-04T10:11:12Z")
    let copy = try copier.copy(bytes, digest: digest)
    let file = copy.bytes ?? bytes
    // end
    #expect(file != bytes)
  }

  @Test func lookFile() throws {
    // example: LookFile
    let file = try LookFile(Array(#"{ "name": "pale", "contrast": 0.8 }"#.utf8))
    let look = Look(name: file.name, recipe: file.recipe)
    // end
    #expect(look.name == "pale")
  }

  @Test func originalityAssessor() throws {
    let metadata = try PhotoReader().metadata(in: try bytes())
    // example: OriginalityAssessor
    let report = OriginalityAssessor().report(for: metadata, date: Date())
    let reasons = report.evidence.map(\.kind)
    // end
    #expect(reasons.count == report.evidence.count)
  }

  @Test func photoMetadataService() async throws {
    let url = URL(filePath: path)
    // example: PhotoMetadataService
    let service = PhotoMetadataService()
    let report = try await service.analyze(photoAt: url)
    // end
    #expect(report.summary.dimensions != nil)
  }

  @Test func photoAuditor() {
    let paths = [PhotoPath(path)]
    // example: PhotoFinder
    let files = PhotoFinder(isRecursive: true).files(at: paths)
    // end
    // example: PhotoAuditor
    let auditor = PhotoAuditor(service: PhotoMetadataService())
    let entries = files.map(auditor.entry(forFileAt:))
    // end
    #expect(entries.count == 1)
  }

  @Test func reportRenderer() throws {
    let entries = [PhotoAuditor(service: PhotoMetadataService()).entry(forFileAt: PhotoPath(path))]
    // example: ReportRenderer
    let audit = AuditReport(
      toolVersion: "1.0.0", ruleTableVersion: RuleTable.current.version, date: Date(),
      entries: entries)
    let renderer = try ReportRenderer(
      catalog: ProductStrings.catalog(), templates: DocumentTemplates())
    let page = try renderer.render(audit, format: .html, languages: ["ko", "en"])
    // end
    // example: AuditDifference
    let difference = AuditDifference(from: audit, to: audit)
    let changed = difference.changed.map(\.to)
    // end
    #expect(page.contains("harbour") && changed.isEmpty && difference.unchangedCount == 1)
  }
}
