import Digests
import StringCatalogs

/// A web page, as its template sees it.
struct HTMLPage {
  /// The articles, one per language, as they are written into the page.
  let articles: [String]

  /// The languages of the page.
  let writers: [DocumentWriter]

  /// The title of the window, in the first language.
  let title: String

  /// The same page in other languages.
  let alternates: [TemplateView]

  /// The pictures and symbols of the page.
  let figures: HTMLFigures

  /// The style sheet.
  let styleSheet: String

  /// The number of groups of rows from which a reader can choose, in any language.
  let groupCount: Int

  /// Whether the page is for paper, which shows all languages.
  let isForPaper: Bool

  /// The page among the others.
  let location: HTMLPageLocation

  /// The page.
  var view: TemplateView {
    TemplateView { name in
      switch name {
      case "language": writers.first?.language.rawValue ?? ""
      case "isRightToLeft": writers.first?.isRightToLeft ?? false
      case "isForPaper": isForPaper
      case "title": title
      case "policy": policy
      case "alternates": alternates
      case "style": location.styleFile == nil ? styleSheet : nil
      case "styleFile": location.styleFile
      case "figures": figures.view
      case "choices": groupCount == 0 ? nil : choices
      case "articles": articles
      default: nil
      }
    }
  }

  /// The groups to choose from, of which the first is all rows.
  ///
  /// All languages share them, so that a change of language keeps the choice.
  private var choices: TemplateView {
    let values = ["all"] + (0..<min(groupCount, Table.maximumGroups)).map { String($0) }
    let items = values.map { value in
      TemplateView { name in
        switch name {
        case "value": value
        case "isFirst": value == "all"
        default: nil
        }
      }
    }
    return TemplateView { $0 == "items" ? items : nil }
  }

  /// The content security policy: only the page’s own style, and pictures inside or beside it.
  private var policy: String {
    // A page opened from a disk has no origin for 'self'.
    let beside = "'self' file:"
    let style = location.styleFile == nil ? SHA256.policySource(of: styleSheet) : beside
    let pictures = figures.hasFiles ? beside : "data:"
    return
      "default-src 'none'; style-src \(style); img-src \(pictures); base-uri 'none'; form-action 'none'"
  }
}
