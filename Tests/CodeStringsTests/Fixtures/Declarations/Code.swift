import SwiftUI

enum Sorting: LocalizedStringKey {
  case name = "By Name"
  case date = "By Date"
}

extension LocalizedStringResource {
  static var greeting: Self { "Good morning" }
  static let farewell: Self = "Good night"

  static func reply(at hour: Int) -> Self {
    if hour < 18 { return "Good day" }
    return "Good evening"
  }
}

struct Row: View {
  let title: LocalizedStringKey
  var detail: LocalizedStringKey?
  let symbol: String

  var body: some View { Text(title) }
}

enum Action {
  case open(name: LocalizedStringResource)
  case log(String)
}

struct Menu {
  var rows: [Row] = []
  var subtitle: LocalizedStringKey = "Settings"
  let names: [String: LocalizedStringResource] = ["a": "Alpha", "b": "Beta"]

  mutating func fill() {
    rows.append(Row(title: "Sound", symbol: "speaker"))
    rows.append(.init(title: "Display", detail: "Brightness and color", symbol: "sun.max"))
    subtitle = "All Settings"
    perform(.open(name: "Open Settings"))
    perform(.log("opened"))
    show("Done", after: "a moment")
    rows.append(contentsOf: [.init(title: "Network", symbol: "wifi")])
    _ = "Later" as LocalizedStringKey
  }

  func perform(_ action: Action) {}

  func show(_ message: LocalizedStringResource, after delay: String) {}

  func footer(_ text: LocalizedStringKey = "Learn more…") -> (LocalizedStringKey, String) {
    ("Footer", "footer.id")
  }
}

struct AmountStepper: View {
  @Query var settings: Settings
  @Binding var amount: Double?
  @State var isShown = false
  var name: LocalizedStringKey
  var hint: LocalizedStringKey? = nil

  var body: some View { Text(name) }
}

let steppers = [
  AmountStepper(amount: $calories, name: "\(Text("Energy")) (kcal)", hint: "Per unit"),
  AmountStepper(amount: $weight, isShown: true, name: "Weight"),
]
