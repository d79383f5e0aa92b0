import Foundation
import ProductStrings
import StringCatalogs

/// The page before its script has run.
struct PageDocument {
  let texts: PageTexts

  /// The answer to whoever opens the page.
  var response: PageResponse {
    let html = PageAssets.documentText
      .replacing("{{language}}", with: texts.language.rawValue)
      .replacing("{{title}}", with: Self.escaped(texts.text("page.title")))
      .replacing("{{needsScript}}", with: Self.escaped(texts.text("page.needsScript")))
      .replacing("{{texts}}", with: json)
    return PageResponse(type: "text/html; charset=utf-8", body: Array(html.utf8))
  }

  /// The texts as JSON in which nothing can end the element around it.
  private var json: String {
    let data = try? JSONEncoder().encode(TextsAnswer(texts))
    return String(decoding: data ?? Data("{}".utf8), as: UTF8.self)
      .replacing("<", with: #"\u003c"#)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
