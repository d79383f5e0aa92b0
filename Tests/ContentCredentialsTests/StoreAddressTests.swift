import Testing

@testable import ContentCredentials

struct StoreAddressTests {
  @Test func readsAbsoluteAndRelativeAddresses() throws {
    let absolute = try #require(StoreAddress("self#jumbf=/c2pa/urn:c2pa:1/c2pa.assertions/a"))
    #expect(absolute.manifest == "urn:c2pa:1")
    #expect(absolute.path == ["c2pa.assertions", "a"])
    let relative = try #require(StoreAddress("self#jumbf=c2pa.assertions/a"))
    #expect(relative.manifest == nil)
    #expect(relative.absolute(in: "urn:c2pa:1") == absolute.absolute(in: "other"))
    #expect(StoreAddress("self#jumbf=/c2pa/urn:c2pa:1")?.path == [])
  }

  @Test(arguments: [
    "", "https://example.com", "self#jumbf=/other/urn:c2pa:1/a", "self#jumbf=/c2pa", "urn:c2pa:1",
  ])
  func refusesAddressesElsewhere(text: String) {
    #expect(StoreAddress(text) == nil)
  }
}
