import AppIntents

struct AddBook: AppIntent {
  static let title: LocalizedStringResource = "Add Book"
  static let description = IntentDescription("Adds a book.", categoryName: "Library")

  @Parameter(title: "Title", requestValueDialog: "Which book?")
  var name: String

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$name) to the library")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Added \(name).")
  }
}

struct RemoveBook: AppIntent, DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Remove Book"
  static let deprecation: IntentDeprecation = .init(message: "Use Add Book.")
}

enum Shelf: String, AppEnum {
  case fiction, history

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .fiction: DisplayRepresentation(title: "Fiction", subtitle: "Novels"),
    .history: .init(title: "History", synonyms: ["The Past"]),
  ]
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddBook(), phrases: ["Add a book to \(.applicationName)"], shortTitle: "Add",
      systemImageName: "plus")
  }
}
