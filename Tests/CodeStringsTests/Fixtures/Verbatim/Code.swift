import SwiftUI

enum Kind: String {
  case book = "Book"
}

struct PlainView: View {
  let name: String

  var body: some View {
    Text("Books: " + name)
    Text(String(format: "%d", 3))
    Label(name, systemImage: "book")
    Tag(title: "internal")
  }

  func log() {
    print("Opened")
    let url = URL(string: "https://example.org")
    assert(url != nil, "The address is wrong.")
    if name == "Robin" { fatalError("No") }
    let key = "prefix." + name
    button.title = "not ours" + key
    UserDefaults.standard.set("value", forKey: key)
  }
}

struct Tag {
  let title: String
}

struct Tip {
  init(_ text: LocalizedStringKey) {}
  init(_ text: String) {}

  static let plain = Tip("The initializer with a string is preferred.")
}
