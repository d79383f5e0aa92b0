import SwiftUI

struct LibraryView: View {
  @State private var search = ""
  @State private var isShared = false
  let title: String

  var body: some View {
    List {
      Section("Recent") {
        NavigationLink("Open Archive", value: 1)
        Label("Favorites", systemImage: "star")
        LabeledContent("Owner", value: "Robin")
        Toggle("Share with Family", isOn: $isShared)
        TextField("Name", text: $search, prompt: Text("Required"))
        Text(title)
        Text(verbatim: "v1.0")
        Image("cover")
        Image(systemName: "book")
      }
    }
    .navigationTitle("Library")
    .searchable(text: $search, prompt: "Search Books")
    .accessibilityAction(named: "Refresh") {}
    .help("Shows every book that you own.")
    .confirmationDialog("Delete this book?", isPresented: $isShared) {
      Button("Delete", role: .destructive) {}
    }
  }
}
