import Crypto
import Foundation
import StringCatalogs

/// The web page of a report as its template sees it.
struct HTMLPage {
  /// The language that is shown when the reader has chosen none.
  let language: String

  /// The title of the window, in that language.
  let title: String

  /// The style sheet, which is ours and goes into the page as it is.
  let style: String

  /// What the page may load: nothing but its own style and pictures that it contains.
  let policy: String

  /// The report in each language.
  let languages: [LanguageView]

  /// Creates the page of a document in the languages of `writers`, of which there is one at least.
  init(_ document: ReportDocument, writers: [ReportWriter], styleSheet: String) {
    languages = writers.map { LanguageView(document, writer: $0, all: writers) }
    language = writers.first?.language.rawValue ?? ""
    title = writers.first?.words("report.title") ?? ""
    style = styleSheet
    let digest = Data(SHA256.hash(data: Data(styleSheet.utf8))).base64EncodedString()
    policy =
      "default-src 'none'; style-src 'sha256-\(digest)'; img-src data:; base-uri 'none'; "
      + "form-action 'none'"
  }
}
