import CatalogRules
import Escaping
import LintProject
import StringCatalogs

/// The message of `init` after writing a configuration: its contents, and what to do next.
struct DraftSummary {
  let draft: ConfigurationDraft

  /// The path of the configuration.
  let file: String

  /// The number of catalogs that it is based on.
  let catalogs: Int

  /// Returns the text for the user; `lintedPath` is the given folder.
  func text(localizer: Localizer, lintedPath: String) -> String {
    func words(_ key: String, _ arguments: MessageArgument...) -> String {
      localizer.text(for: LocalizedMessage(key, arguments: arguments)) + "\n"
    }
    func names(_ names: [String]) -> MessageArgument {
      .text(VisibleText(names.joined(separator: ", "), limit: 2_000).text)
    }
    var text = words("lint.init.written", names([file]), .integer(Int64(catalogs)))
    if !draft.completeLanguages.isEmpty {
      text += words("lint.init.required", names(draft.completeLanguages.map(\.rawValue)))
    }
    if !draft.incompleteLanguages.isEmpty {
      text += words(
        "lint.init.incomplete",
        names(draft.incompleteLanguages.map { "\($0.language) (\($0.missing))" }))
    }
    if !draft.exclude.isEmpty { text += words("lint.init.excluded", names(draft.exclude)) }
    let findings = draft.findings.reduce(0) { $0 + $1.count }
    text += words("lint.init.findings", .integer(Int64(findings))) + "\n"
    let command = "catalog-lint" + (lintedPath == "." ? "" : " " + ShellEscaping.path(lintedPath))
    text += words("lint.init.next") + "  \(command)\n"
    let changed = words("lint.init.changed") + "  \(command) --changed-since origin/main\n"
    guard findings > 0 else { return text + changed }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let baseline = ShellEscaping.path(folder + ConfigurationDraft.baselineName)
    return text + changed + words("lint.init.baseline")
      + "  \(command) --write-baseline \(baseline)\n"
  }
}
