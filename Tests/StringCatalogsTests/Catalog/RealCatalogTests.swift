import StringCatalogs
import TestSupport
import Testing

@Suite(.needs(.data, .python))
struct RealCatalogTests {
  @Test func readsInEveryRealCatalogWhatPythonReads() throws {
    let facts = try PythonJSON.facts(in: RealCatalogs.paths)
    #expect(facts.count == RealCatalogs.paths.count)
    for path in RealCatalogs.paths {
      let expected = (facts[path] ?? []).map(String.init)
      do {
        let lines = CatalogFacts.lines(of: try RealCatalogs.catalog(at: path))
        let difference = zip(lines, expected).first { $0 != $1 }
        #expect(difference == nil, "\(path)")
        #expect(lines.count == expected.count, "\(path)")
      } catch let error as CatalogError {
        #expect(error.reason == .stringsMissing, "\(path)")
        #expect(expected == ["[\"no strings\"]"], "\(path)")
      }
    }
  }
}
