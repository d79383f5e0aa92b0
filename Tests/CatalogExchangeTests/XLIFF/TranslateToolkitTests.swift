import CatalogExchange
import Foundation
import StringCatalogs
import TestSupport
import Testing

/// The library with which Weblate and others read and write XLIFF.
struct TranslateToolkitTests {
  /// Some catalogs with many shapes of text; reading each takes the library a second.
  private static let paths = Catalogs.sound.filter { path in
    ["Substitution", "devicevarations", "LivePhotos", "hermex", "Trio", "FeatureOne"]
      .contains { path.contains($0) }
  }

  private func rewritten(_ bytes: [UInt8], _ edit: String...) throws -> (bytes: [UInt8], count: Int)
  {
    let folder = try TemporaryFolder()
    let source = try folder.write(bytes, to: "a.xliff")
    let script = Repository.root.appending(
      path: "Tests/CatalogExchangeTests/Checks/rewrite_xliff.py")
    let target = folder.url.appending(path: "b.xliff")
    let run = try #require(
      try Program.python?.run([script.path, source.path, target.path] + edit))
    #expect(run.status == 0, "\(run.errorText)")
    return (
      [UInt8](try Data(contentsOf: target)),
      Int(run.text.trimmingCharacters(in: .newlines)) ?? 0
    )
  }

  @Test(.needs(.data, .python), arguments: paths)
  func writesItBackSoThatNothingChanges(path: String) throws {
    let catalog = try Catalogs.real(path)
    for language in [catalog.languages.last ?? "ko", "ru"] {
      let document = Documents.xliff(catalog, language)
      let result = try rewritten(document)
      let units = String(decoding: document, as: UTF8.self).ranges(of: "<trans-unit ").count
      #expect(result.count == units)
      let imported = try Documents.imported(result.bytes, into: catalog)
      #expect(imported.changes.isEmpty && imported.refusals.isEmpty)
      #expect(imported.catalog == catalog)
    }
  }

  @Test(.needs(.python))
  func writesATranslationThatIsTakenOver() throws {
    let catalog = try Catalogs.catalog(Catalogs.shapes)
    let id = "birds|==|substitutions.@v.2@.plural.other"
    let result = try rewritten(Documents.xliff(catalog, "ko"), id, "나무 <%2$lld>그루 & \"숲\"\n")
    let imported = try Documents.imported(result.bytes, into: catalog)
    #expect(imported.refusals.isEmpty)
    #expect(imported.changes.map(\.new) == ["나무 <%arg>그루 & \"숲\"\n"])
  }
}
