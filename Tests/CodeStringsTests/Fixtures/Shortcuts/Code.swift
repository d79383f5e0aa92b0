import AppIntents

struct LibraryShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FindBook(),
      phrases: [
        "Find a book in \(.applicationName)",
        "Find \(\.$book) in \(.applicationName)",
        "Search \(.applicationName) for \(\.$book)",
        "Find a book in \(.applicationName)",
      ],
      shortTitle: "Find Book", systemImageName: "magnifyingglass")
    AppShortcut(
      intent: ReturnBook(), phrases: ["\(.applicationName), I’m done"], shortTitle: "Return Book",
      systemImageName: "arrow.uturn.left")
  }
}
