import Testing

@testable import CatalogRules

struct NamingStyleTests {
  @Test(arguments: [
    ("Delete album", NamingStyle.text), ("Loading...", .text), ("앨범", .text), ("%@", nil),
    ("album.delete_all", .dotted), ("album_delete", .snakeCase), ("album-delete", .kebabCase),
    ("albumDelete", .camelCase), ("Wi-Fi", nil), ("cancel", nil), ("Cancel", nil), ("12", nil),
    ("", nil), ("Done.", .text),
  ])
  func findsHowAKeyIsWritten(key: String, style: NamingStyle?) {
    #expect(NamingStyle(key) == style)
  }
}
