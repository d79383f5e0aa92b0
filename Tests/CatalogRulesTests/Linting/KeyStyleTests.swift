import Testing

@testable import CatalogRules

struct KeyStyleTests {
  @Test(arguments: [
    ("Delete album", KeyStyle.text), ("Loading...", .text), ("앨범", .text), ("%@", nil),
    ("album.delete_all", .dotted), ("album_delete", .snakeCase), ("album-delete", .kebabCase),
    ("albumDelete", .camelCase), ("Wi-Fi", nil), ("cancel", nil), ("Cancel", nil), ("12", nil),
    ("", nil), ("Done.", .text),
  ])
  func findsHowAKeyIsWritten(key: String, style: KeyStyle?) {
    #expect(KeyStyle(key) == style)
  }
}
