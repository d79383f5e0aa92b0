import CatalogBatches
import Escaping
import StringCatalogs

/// A tool that a language model can call; its descriptions are for models, so they are in English.
enum AgentTool: String, CaseIterable {
  case listStrings = "list_strings"
  case showString = "show_string"
  case applyEdits = "apply_edits"
  case search
  case report

  private var title: String {
    switch self {
    case .listStrings: "List strings"
    case .showString: "Show a string"
    case .applyEdits: "Apply edits"
    case .search: "Search texts"
    case .report: "Report progress"
    }
  }

  private var text: String {
    switch self {
    case .listStrings:
      """
      Lists strings of the open string catalogs with their source text, comment and translation \
      into one language; by default those that are still to be translated or reviewed. The answer \
      has at most max_characters characters; pass its next_cursor to get the rest.
      """
    case .showString:
      """
      Shows one string as its readers see it: the placeholders with their types, each plural form \
      and device with example values, which plural categories a language needs, the linter's \
      findings, and the screenshots that the project has of it, with its frames in pixels.
      """
    case .applyEdits:
      """
      Changes catalogs, by default all edits or none. Refuses an edit that loses a placeholder or \
      causes a linter finding that was not there before, and says what to send instead. Texts \
      become drafts in the state needs_review unless an edit has a state of its own. Every byte \
      that no edit names stays as it is.
      """
    case .search:
      """
      Finds texts in keys, source texts and translations of the open catalogs, the terms of the \
      project's glossary that are in them and, with a language, how the same and similar source \
      texts are translated elsewhere.
      """
    case .report:
      """
      Says for each language how many strings there are, how many are translated, need a review or \
      are missing, and what the linter finds.
      """
    }
  }

  private var parameters: [(name: String, value: JSONOutput)] {
    switch self {
    case .listStrings:
      [
        ("language", Self.schema("string", "The language, such as ko.")),
        (
          "state",
          Self.schema(
            "string", "What to list; todo by default.",
            choices: AgentTools.states)
        ), Self.catalog, Self.limit,
        ("cursor", Self.schema("string", "The next_cursor of before.")),
      ]
    case .showString:
      [
        ("key", Self.schema("string", "The key of the string.")),
        (
          "languages",
          .members([
            "type": .text("array"), "items": .members(["type": .text("string")]),
            "description": .text("The languages; all by default."),
          ])
        ), Self.catalog, Self.limit,
      ]
    case .applyEdits:
      [
        (
          "edits",
          .members([
            "type": .text("array"), "description": .text("The edits, in order."),
            "items": Self.edit,
          ])
        ),
        ("keep_going", Self.schema("boolean", "Apply the other edits when one is refused.")),
        ("dry_run", Self.schema("boolean", "Only judge the edits; write nothing.")),
      ]
    case .search:
      [
        ("text", Self.schema("string", "The text to find, in any case.")),
        ("language", Self.schema("string", "The only language whose translations to show.")),
        Self.limit,
      ]
    case .report: [("language", Self.schema("string", "The only language to report."))]
    }
  }

  /// The parameters that a call needs.
  var required: [String] {
    switch self {
    case .listStrings: ["language"]
    case .showString: ["key"]
    case .applyEdits: ["edits"]
    case .search: ["text"]
    case .report: []
    }
  }

  /// The names of the parameters.
  var parameterNames: [String] { parameters.map(\.name) }

  /// The description of the tool in the protocol.
  var json: JSONOutput {
    .members([
      "name": .text(rawValue), "title": .text(title), "description": .text(text),
      "inputSchema": .members([
        "type": .text("object"), "properties": .object(parameters),
        "required": .array(required.map(JSONOutput.text)),
        "additionalProperties": .boolean(false),
      ]),
      "annotations": .members([
        "readOnlyHint": .boolean(self != .applyEdits),
        "destructiveHint": .boolean(self == .applyEdits),
        "idempotentHint": .boolean(self != .applyEdits), "openWorldHint": .boolean(false),
      ]),
    ])
  }

  private static let catalog = (
    name: "catalog",
    value: schema("string", "The path of the catalog; needed where several are open.")
  )

  private static let limit = (
    name: "max_characters",
    value: schema("integer", "The most characters of the answer; 12000 by default.")
  )

  private static func schema(
    _ type: String, _ text: String, choices: [String] = []
  ) -> JSONOutput {
    .members([
      "type": .text(type), "description": .text(text),
      "enum": choices.isEmpty ? nil : .array(choices.map(JSONOutput.text)),
    ])
  }

  /// The schema of an edit.
  private static var edit: JSONOutput {
    let text = { schema("string", $0) }
    return .members([
      "type": .text("object"), "required": .array([.text("edit"), .text("key")]),
      "additionalProperties": .boolean(false),
      "properties": .members([
        "edit": schema("string", "What to do.", choices: BatchEdit.verbs.map(\.name)),
        "catalog": catalog.value, "key": text("The key of the string."),
        "language": text("For set, unset and state: the language."),
        "text": text("For set: the text. For add: the source text, if it is not the key."),
        "forms": .members([
          "type": .text("object"),
          "description": .text(
            "For set, instead of text: a text for each plural category that the language needs."),
          "additionalProperties": .members(["type": .text("string")]),
        ]),
        "plural": schema(
          "string", "The plural category of the text.",
          choices: PluralCategory.known.map(\.rawValue)),
        "device": schema(
          "string", "The device of the text.", choices: Device.known.map(\.rawValue)),
        "substitution": text("The name of the substitution that the text belongs to."),
        "phrase": schema("integer", "The number of the phrase in a list, from 1."),
        "state": schema(
          "string", "The state to set.", choices: StringUnitState.choices.map(\.rawValue)),
        "comment": text("For add and comment: what translators should know."),
        "to": text("For rename: the new key."),
        "keepText": schema(
          "boolean", "For rename: keep the old key as the source text, where it is that."),
      ]),
    ])
  }
}
