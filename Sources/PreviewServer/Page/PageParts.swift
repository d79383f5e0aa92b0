import Digests
import Foundation

/// The parts of the page that are the same in every language.
///
/// The page contains its style and scripts, so that a browser has nothing more to load. Its
/// placeholders are filled here, because `catalog-preview` is built without Mustache.
struct PageParts {
  /// The modules of the page, each after its imports.
  static let modules = [
    "server.js", "texts.js", "elements.js", "strings.js", "drafts.js", "saves.js", "references.js",
    "list.js", "field.js", "dialogs.js", "pictures.js", "conflicts.js", "history.js", "hints.js",
    "comment.js", "replace.js", "entry.js", "languages.js", "keyboard.js", "page.js",
  ]

  /// The parts of the page, built in.
  static let builtIn = PageParts(PageAssets.texts)

  /// The page in pieces: fixed text, alternating with the names of placeholders.
  let pieces: [Substring]

  /// The values that are the same in every language, by the name of their placeholder.
  let values: [String: String]

  /// The content security policy: the page's own style and scripts, by hash, and nothing else.
  ///
  /// Pictures of strings are `blob:`, as the page asks for them with the token in a header.
  let policy: String

  init(_ files: [String: String]) {
    // The first script requests the strings, which arrive while the rest of the page is parsed.
    let first = JoinedScript(Array(Self.modules.prefix(1)), of: files, isFirst: true)
    let second = JoinedScript(Array(Self.modules.dropFirst()), of: files, isFirst: false)
    let style = ["page.css", "hints.css", "pictures.css"].compactMap { files[$0] }.joined()
    pieces = (files["page.html"] ?? "").split(separator: "{{", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false) }
    values = ["style": style, "firstScript": first.text, "script": second.text]
    policy = """
      default-src 'none'; script-src \(SHA256.policySource(of: first.text)) \(SHA256.policySource(of: second.text)); \
      style-src \(SHA256.policySource(of: style)); img-src 'self' blob:; connect-src 'self'; \
      base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
      require-trusted-types-for 'script'; trusted-types 'none'
      """
  }

  /// Returns the page with values for its placeholders; a missing value is empty.
  func document(_ values: [String: String]) -> [UInt8] {
    var document: [UInt8] = []
    for (index, piece) in pieces.enumerated() {
      let name = String(piece)
      document += (index.isMultiple(of: 2) ? name : self.values[name] ?? values[name] ?? "").utf8
    }
    return document
  }
}
