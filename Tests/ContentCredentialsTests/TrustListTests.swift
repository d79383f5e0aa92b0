import ContentCredentials
import Testing

struct TrustListTests {
  @Test func hasTheListsOfC2PA() {
    #expect(TrustList.signers.count == 30)
    #expect(TrustList.timeStampAuthorities.count == 22)
  }
}
