import StringCatalogs
import Testing

struct NearestNameTests {
  private static let names = ["audit", "report", "diff", "verify", "csv", "xliff"]

  @Test(arguments: [
    ("audi", "audit"), ("adit", "audit"), ("auditt", "audit"), ("vrify", "verify"),
    ("cvs", "csv"), ("diff", "diff"),
  ])
  func findsTheIntendedName(name: String, nearest: String) {
    #expect(NearestName.of(name, among: Self.names) == nearest)
  }

  @Test(arguments: ["", "publish", "svc", "photos", String(repeating: "audit", count: 30)])
  func findsNothingNear(name: String) {
    #expect(NearestName.of(name, among: Self.names) == nil)
  }
}
