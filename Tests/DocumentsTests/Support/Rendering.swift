import Documents
import StringCatalogs

/// Every language of the test catalogs.
let allLanguages: [LanguageTag] = ["en", "ko", "ja", "zh-Hans"]

/// Returns a renderer with texts in English, Korean, Japanese and Chinese.
func renderer(_ texts: [String: [String]]) throws -> DocumentRenderer {
  try DocumentRenderer(catalog: TestCatalog.make(texts), templates: DocumentTemplates())
}

/// A document with only blocks.
func document(_ blocks: Block...) -> Document {
  Document(title: LocalizedMessage("Title"), blocks: blocks)
}

/// Renders blocks as HTML, in English and without texts of a catalog: keys are the texts.
func html(_ blocks: Block...) throws -> String {
  try renderer([:]).html(Document(title: LocalizedMessage("Title"), blocks: blocks), languages: [])
}

/// Renders blocks as Markdown, without the title.
func markdown(_ blocks: Block...) throws -> String {
  let text = try renderer([:]).markdown(
    Document(title: LocalizedMessage("Title"), blocks: blocks), languages: [])
  return text.replacing("# Title\n\n", with: "")
}

/// Renders blocks as plain text, without the title.
func text(_ blocks: Block..., width: Int = 40) throws -> String {
  let text = try renderer([:]).text(
    Document(title: LocalizedMessage("Title"), blocks: blocks), languages: [], width: width)
  return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4)
    .joined(separator: "\n")
}
