import CatalogRules
import Escaping
import LocaleFormats
import PhotoFormats
import StringCatalogs

/// The pictures of the strings of a page without scripts.
///
/// Each is in the page once, however many strings are on it. A string shows the part around it;
/// a click opens the whole picture.
struct StaticPictures: Sendable {
  /// The most pictures of a string in a language.
  static let maximumCount = 4

  /// The number of pictures of all strings above which a page opens slowly; each string has at
  /// least one.
  static let usualCount = 6_000

  /// What is known of the file of a picture.
  private struct File {
    let page: PagePicture
    let size: PixelDimensions
  }

  /// The pictures of a string.
  struct Shown {
    fileprivate let pictures: [PictureIndex.Found]
    fileprivate let moreCount: Int
  }

  private let index: PictureIndex
  private let table: String
  private let sourceLanguage: LanguageTag
  private var files: [Int: File] = [:]
  private var shown: [LanguageTag: [String: Shown]] = [:]

  /// The numbers of the pictures that can't be shown, in order.
  private(set) var unusable: [Int] = []

  /// The pictures of the page, in order.
  var pictures: [PagePicture] {
    files.values.map(\.page).sorted { $0.number < $1.number }
  }

  /// Chooses the pictures of strings in languages, and reads the headers of their files.
  init(_ source: any PictureSource, of preview: CatalogPreview, in languages: [LanguageTag]) {
    index = PictureIndex(source)
    table = PictureIndex.table(ofCatalogAt: preview.path)
    sourceLanguage = preview.sourceLanguage
    var known: [Int: Bool] = [:]
    let keys = preview.keys.filter { index.hasPictures(of: $0, in: table) }
    let strings = max(1, keys.count * languages.count)
    let room = max(1, min(Self.maximumCount, Self.usualCount / strings))
    for language in languages {
      for key in keys {
        let found = index.pictures(
          of: key, in: table, language: language, sourceLanguage: sourceLanguage)
        var chosen: [PictureIndex.Found] = []
        var lostCount = 0
        for one in found where chosen.count < room {
          let isUsable = known[one.number] ?? read(one.number)
          known[one.number] = isUsable
          if isUsable { chosen.append(one) } else { lostCount += 1 }
        }
        guard !chosen.isEmpty else { continue }
        shown[language, default: [:]][key] = Shown(
          pictures: chosen, moreCount: found.count - lostCount - chosen.count)
      }
    }
    unusable = known.filter { !$0.value }.keys.sorted()
  }

  /// Reads the headers of a file; returns false if it can't be shown.
  private mutating func read(_ number: Int) -> Bool {
    guard let file = file(number) else { return false }
    files[number] = File(
      page: PagePicture(
        number: number, name: "\(files.count + 1).\(file.fileExtension)",
        byteCount: file.bytes.count),
      size: file.picture.size)
    return true
  }

  /// Returns the bytes of the file of a picture; nil if it's no longer a picture.
  func file(_ number: Int) -> PictureFile? {
    index.bytes(ofPicture: number).flatMap(PictureFile.init)
  }

  /// Returns the pictures of a string; nil if there are none.
  func pictures(of key: String, in language: LanguageTag) -> Shown? { shown[language]?[key] }

  // MARK: - Markup

  /// The sources of pictures that a policy has to allow.
  static func policySource(_ placement: PagePicturePlacement) -> String {
    switch placement {
    case .inside: "data:"
    // The origin of a page that was opened from a file is none, which not every browser counts as
    // that of the files beside it.
    case .beside: "'self' file:"
    }
  }

  /// Writes all pictures, which the strings refer to.
  func writeFiles(_ placement: PagePicturePlacement, to html: inout HTMLText) {
    html.markup("<svg class=\"sheets\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n")
    for picture in pictures {
      guard let file = files[picture.number] else { continue }
      let address: String
      switch placement {
      case .beside(let folder): address = URIPath.reference(to: "\(folder)/\(picture.name)")
      case .inside:
        // It may have changed since its headers were read.
        guard let file = self.file(picture.number) else { continue }
        address = "data:\(file.type);base64,\(Base64.text(file.bytes))"
      }
      html.open(
        "image",
        [
          "id": Self.identifier(picture.number), "width": String(file.size.width),
          "height": String(file.size.height), "preserveAspectRatio": "none", "href": address,
        ])
      html.markup("</image>\n")
    }
    html.markup("</defs></svg>\n")
  }

  /// No part of the page has a dot in its identifier otherwise.
  private static func identifier(_ number: Int) -> String { "screen.\(number + 1)" }

  /// Writes the pictures of a string.
  func write(
    _ shown: Shown, localizer: Localizer, reader: LanguageTag, to html: inout HTMLText
  ) {
    html.open(
      "div",
      ["class": "screens", "role": "group", "aria-label": localizer.words("page.pictures")])
    for found in shown.pictures { write(found, localizer, reader, to: &html) }
    html.markup("</div>\n")
    if shown.moreCount > 0 {
      html.element(
        "p", ["class": "more"],
        text: localizer.words("page.pictures.more", .integer(Int64(shown.moreCount))))
    }
  }

  private func write(
    _ found: PictureIndex.Found, _ localizer: Localizer, _ reader: LanguageTag,
    to html: inout HTMLText
  ) {
    guard let file = files[found.number] else { return }
    let layout = PictureLayout(found, pixels: file.size)
    let name = VisibleText(found.picture.name, limit: 120).text
    let language = found.picture.language.map { language in
      VisibleText(LanguageName.name(of: language, in: reader) ?? language.rawValue, limit: 60).text
    }
    let label = [language, name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
    let remarks = remarks(on: found, localizer)
    let alternative = ([localizer.words("page.pictures.alternative", .text(label))] + remarks)
      .joined(separator: " ")
    html.markup("<details class=\"screen\"><summary>")
    write(found, layout, area: layout.surroundings, alternative, isWhole: false, to: &html)
    // The alternative text says it as well.
    html.markup("<span class=\"caption\" aria-hidden=\"true\">")
    if let language { html.element("b", text: language + " ") }
    html.element("bdi", ["translate": "no"], text: name)
    html.markup("</span></summary>\n")
    write(found, layout, area: layout.whole, alternative, isWhole: true, to: &html)
    for remark in remarks { html.element("p", ["class": "remark"], text: remark) }
    html.markup("</details>\n")
  }

  /// Returns what is known of the string on a picture besides its place.
  private func remarks(on found: PictureIndex.Found, _ localizer: Localizer) -> [String] {
    var texts: [String] = []
    for place in found.places where !place.text.isEmpty && !texts.contains(place.text) {
      texts.append(place.text)
    }
    let read = texts.map { VisibleText($0, limit: 400).text }.joined(separator: " · ")
    return [
      read.isEmpty ? nil : localizer.words("page.pictures.read") + " " + read,
      found.places.allSatisfy(\.isCertain) ? nil : localizer.words("page.pictures.possible"),
    ].compactMap { $0 }
  }

  /// Writes a part of a picture, with frames.
  private func write(
    _ found: PictureIndex.Found, _ layout: PictureLayout, area: PictureLayout.Area,
    _ alternative: String, isWhole: Bool, to html: inout HTMLText
  ) {
    // How many units are about a pixel of the page, for what should look alike on each picture.
    let usualWidth = isWhole ? (area.width < area.height ? 360.0 : 720) : 240
    let unit = area.width / usualWidth
    html.open(
      "svg",
      [
        "class": isWhole ? "whole" : "part", "role": "img", "aria-label": alternative,
        "preserveAspectRatio": "xMinYMid meet",
        "viewBox": [area.x, area.y, area.width, area.height].map(Self.text).joined(separator: " "),
        "width": isWhole ? Self.text(area.width) : nil,
        "height": isWhole ? Self.text(area.height) : nil,
      ])
    html.open(
      "use",
      [
        "href": "#" + Self.identifier(found.number),
        "transform": layout.pixel == (1, 1)
          ? nil : "scale(\(layout.pixel.across) \(layout.pixel.down))",
      ])
    html.markup("</use>")
    let space = 4 * unit
    for (frame, place) in zip(layout.frames, found.places) {
      for name in ["ring", place.isCertain ? "frame" : "frame possible"] {
        html.open(
          "rect",
          [
            "class": name, "x": Self.text(frame.x - space), "y": Self.text(frame.y - space),
            "width": Self.text(frame.width + 2 * space),
            "height": Self.text(frame.height + 2 * space), "rx": Self.text(space),
          ])
        html.markup("</rect>")
      }
    }
    html.markup("</svg>")
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(rounded)) : rounded.description
  }
}
