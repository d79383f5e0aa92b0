import Escaping
import Foundation
import ProductStrings
import StringCatalogs

/// The page before its script runs.
struct PageDocument {
  let texts: PageTexts

  /// The page in the language of its texts.
  var body: [UInt8] {
    PageParts.builtIn.document([
      "language": texts.language.rawValue, "title": HTMLEscaping.escape(texts.text("page.title")),
      "needsScript": HTMLEscaping.escape(texts.text("page.needsScript")), "texts": json,
    ])
  }

  /// The texts as JSON that can't close the element around it.
  private var json: String {
    let data = try? JSONEncoder().encode(TextsAnswer(texts))
    return JSONEscaping.inScript(String(decoding: data ?? Data("{}".utf8), as: UTF8.self))
  }
}
