import ProductStrings
import StringCatalogs
import Testing

struct CatalogErrorTextTests {
  @Test(arguments: CatalogError.Reason.allCases)
  func saysEveryReason(reason: CatalogError.Reason) throws {
    let error = CatalogError(reason, at: CatalogPosition(byteOffset: 0, line: 41, column: 9))
    #expect(try ProductStrings.catalog().entry(for: error.localizedMessage.key) != nil)
  }
}
