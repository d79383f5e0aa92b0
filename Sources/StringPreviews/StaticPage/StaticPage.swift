import CatalogRules
import Digests
import Escaping
import Foundation
import LocaleFormats
public import StringCatalogs

/// What a finding is about.
private struct FindingSubject: Hashable {
  var key: String?
  var language: LanguageTag?
}

/// A page with all strings of a catalog, in one file without scripts, for translators.
///
/// Languages are links to parts of the page, and filters are buttons for its style sheet.
///
/// ```swift
/// let preview = try CatalogPreview(bytes: bytes, path: "App/Localizable.xcstrings")
/// let words = ProductStrings.localizer(languages: ["ko"])
/// let page = StaticPage(preview, options: PreviewOptions(languages: ["ko"]), localizer: words)
/// let html = page.html()
/// ```
public struct StaticPage {
  /// The number of texts above which a page opens slowly.
  public static let maximumTexts = 24_000

  private let preview: CatalogPreview
  private let options: PreviewOptions
  private let localizer: Localizer
  private let progress: [LanguageTag: LanguageProgress]
  private let screens: StaticPictures?

  /// The languages of the page.
  public let languages: [LanguageTag]

  /// The languages that are omitted because they were not requested and the page would be too
  /// large.
  public let leftOut: [LanguageTag]

  /// The pictures of screens that the page shows, each once.
  public var pictures: [PagePicture] { screens?.pictures ?? [] }

  /// The numbers of the pictures that belong to strings and can't be shown, in order.
  public var unusablePictures: [Int] { screens?.unusable ?? [] }

  /// Creates a page; `localizer` writes the page's own words.
  ///
  /// Of the pictures, the first ones of each string are shown; the headers of their files are read.
  public init(
    _ preview: CatalogPreview, options: PreviewOptions, localizer: Localizer,
    pictures: (any PictureSource)? = nil
  ) {
    self.preview = preview
    self.options = options
    self.localizer = localizer
    progress = Dictionary(
      preview.overview().languages.map { ($0.language, $0) },
      uniquingKeysWith: { first, _ in first })
    let source = preview.sourceLanguage.canonical
    if options.languages.isEmpty {
      let others = preview.languages.filter { $0.canonical != source }
      let room = min(
        max(1, Self.maximumTexts / max(1, preview.keys.count)), CatalogPreview.maximumLanguages)
      languages = others.isEmpty ? [preview.sourceLanguage] : Array(others.prefix(room))
      leftOut = Array(others.dropFirst(room))
    } else {
      languages = options.languages.map(preview.spelling).reduce(into: []) { kept, language in
        if !kept.contains(language) { kept.append(language) }
      }
      leftOut = []
    }
    screens = pictures.map { [languages] in StaticPictures($0, of: preview, in: languages) }
  }

  /// Returns the bytes of the file of a picture; nil if it can no longer be shown.
  public func bytes(of picture: PagePicture) -> [UInt8]? { screens?.file(picture.number)?.bytes }

  /// Returns the page.
  public func html(pictures placement: PagePicturePlacement = .inside) -> String {
    var html = HTMLText()
    let style = "\n" + (Export.files.first { $0.name == "page.css" }?.text.description ?? "")
    let name = String(preview.path.split(separator: "/").last ?? "")
    let title = words("preview.page.title", .text(VisibleText(name).text))
    html.markup("<!DOCTYPE html>\n")
    html.open("html", ["lang": pageLanguage.rawValue])
    html.markup("\n<head>\n<meta charset=\"utf-8\">\n")
    html.open(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content":
          "default-src 'none'; "
          + (pictures.isEmpty ? "" : "img-src \(StaticPictures.policySource(placement)); ")
          + "style-src \(SHA256.policySource(of: style)); base-uri 'none'; form-action 'none'",
      ])
    html.markup(
      """
      \n<meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">\n
      """)
    html.element("title", text: title)
    html.style(style)
    html.markup("</head>\n<body>\n<header>\n")
    html.element("h1", text: title)
    writeHead(to: &html)
    html.markup("</header>\n<main>\n")
    let findings = Dictionary(grouping: preview.findings().values.joined()) {
      FindingSubject(key: $0.key, language: $0.language)
    }
    for (number, language) in languages.enumerated() {
      write(language, number, findings, to: &html)
    }
    html.markup("</main>\n")
    html.element("footer", text: words("preview.page.footer"))
    html.markup("\n")
    // Text is there before megabytes of pictures.
    if let screens, !pictures.isEmpty { screens.writeFiles(placement, to: &html) }
    html.markup("</body>\n</html>\n")
    return html.text
  }

  // MARK: - Head

  private func writeHead(to html: inout HTMLText) {
    html.element(
      "p", ["class": "subtitle"],
      text: words(
        "preview.page.strings", .integer(Int64(preview.keys.count)),
        .text(VisibleText(LanguageName.nativeName(of: preview.sourceLanguage), limit: nil).text)))
    html.element("p", ["class": "hint"], text: words("preview.page.samples"))
    if !leftOut.isEmpty {
      let names = leftOut.map { VisibleText($0.rawValue, limit: 20).text }
      html.element(
        "p", ["class": "warning-note"],
        text: words("preview.page.leftOut", .list(names)))
    }
    html.open("nav", ["class": "languages", "aria-label": words("preview.page.languages")])
    html.markup("<ul>\n")
    for (number, language) in languages.enumerated() {
      writeLink(to: language, number, &html)
    }
    html.markup("</ul></nav>\n<fieldset class=\"filters\">")
    html.element("legend", text: words("preview.page.show"))
    for name in ["all", "missing", "new", "needs_review", "translated"] {
      let label = name == "all" ? words("preview.page.all") : words("preview.state.\(name)")
      writeFilter(name, label, type: "radio", isChosen: name == "all", to: &html)
    }
    writeFilter(
      "findings", words("preview.page.withFindings"), type: "checkbox", isChosen: false, to: &html)
    html.markup("</fieldset>\n")
  }

  private func writeLink(to language: LanguageTag, _ number: Int, _ html: inout HTMLText) {
    let progress = progress[language]
    let translated = Int64(progress?.translated ?? 0)
    let total = Int64(progress?.total ?? preview.keys.count)
    html.markup("<li>")
    html.open(
      "a",
      ["href": "#" + identifier(of: language, number), "hreflang": language.attribute])
    writeName(of: language, to: &html)
    html.open(
      "progress",
      ["max": String(max(total, 1)), "value": String(translated), "aria-hidden": "true"])
    html.close("progress")
    html.element(
      "span", ["class": "count"],
      text: words("preview.page.progress", .integer(translated), .integer(total)))
    html.markup("</a></li>\n")
  }

  private func writeName(of language: LanguageTag, to html: inout HTMLText) {
    html.open("bdi", ["class": "name", "lang": language.attribute])
    // ICU returns an unknown tag as its name.
    html.visible(LanguageName.nativeName(of: language))
    html.close("bdi")
    html.markup(" <span class=\"tag\" translate=\"no\">")
    html.visible(language.rawValue)
    html.markup("</span>")
  }

  private func writeFilter(
    _ name: String, _ label: String, type: String, isChosen: Bool, to html: inout HTMLText
  ) {
    html.markup("<label>")
    html.open(
      "input",
      [
        "type": type, "name": type == "radio" ? "state" : name, "id": "filter-" + name,
        "checked": isChosen ? "" : nil,
      ])
    html.write(" " + label)
    html.markup("</label>\n")
  }

  // MARK: - Languages

  private func write(
    _ language: LanguageTag, _ number: Int, _ findings: [FindingSubject: [Finding]],
    to html: inout HTMLText
  ) {
    let identifier = identifier(of: language, number)
    html.open(
      "section", ["class": number == 0 ? "language default" : "language", "id": identifier])
    html.markup("\n<h2>")
    writeName(of: language, to: &html)
    html.markup("</h2>\n")
    var options = options
    options.languages = [language]
    let previewer = StringPreviewer(preview, options: options)
    let writer = StringArticle(localizer: localizer, screens: screens, reader: pageLanguage)
    let shown: Set = [nil, preview.sourceLanguage, language]
    for (position, key) in preview.keys.enumerated() {
      guard let entry = preview.catalog.entry(for: key) else { continue }
      let found = shown.flatMap { findings[FindingSubject(key: key, language: $0)] ?? [] }
      let string = previewer.preview(of: entry, findings: found)
      writer.write(string, identifier: "\(identifier)-\(position + 1)", to: &html)
    }
    html.markup("</section>\n")
  }

  /// Returns the identifier of a part of the page: the tag, or a number if that is not a valid one.
  private func identifier(of language: LanguageTag, _ number: Int) -> String {
    let isName = language.language != nil && language.hasOnlyTagCharacters
    return isName ? language.rawValue : "language-\(number + 1)"
  }

  /// The language of the page's own words.
  private var pageLanguage: LanguageTag {
    localizer.message(for: LocalizedMessage("preview.page.footer")).language ?? "en"
  }

  private func words(_ key: String, _ arguments: MessageArgument...) -> String {
    localizer.text(for: LocalizedMessage(key, arguments: arguments))
  }
}
