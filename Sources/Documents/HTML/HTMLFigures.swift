import Escaping
import Foundation

/// The pictures and symbols of a page, each defined once.
struct HTMLFigures {
  /// The symbols, in the order of the page.
  private(set) var symbols: [Symbol] = []

  /// The pictures, in the order of the page.
  private(set) var pictures: [DocumentPicture] = []

  private var numbers: [DocumentPicture: Int] = [:]

  /// Collects the pictures and symbols of a document.
  init(_ document: Document) {
    var names: Set<Anchor> = []
    func add(_ symbol: Symbol) {
      if names.insert(symbol.name).inserted { symbols.append(symbol) }
    }
    if let emblem = document.emblem { add(emblem) }
    func add(_ picture: DocumentPicture) {
      guard numbers[picture] == nil else { return }
      pictures.append(picture)
      numbers[picture] = pictures.count
    }
    let blocks = (document.guide?.blocks ?? []) + document.blocks
    for picture in blocks.lazy.flatMap(\.rowPictures) { add(picture) }
    for figure in blocks.lazy.flatMap(\.figures) {
      switch figure.content {
      case .drawing(let drawing): add(drawing.symbol)
      case .picture(let picture): add(picture)
      }
    }
  }

  /// Returns the identifier of a picture in the page.
  func identifier(of picture: DocumentPicture) -> String { "picture.\(numbers[picture] ?? 0)" }

  /// Whether a picture is in a file beside the page.
  var hasFiles: Bool { pictures.contains { $0.file != nil } }

  /// Returns the identifier of a symbol in the page.
  static func identifier(of symbol: Symbol) -> String { "symbol.\(symbol.name.identifier)" }

  /// The definitions, as templates see them.
  var view: TemplateView {
    TemplateView { name in
      switch name {
      case "symbols": symbols.map(Self.view)
      case "pictures": pictures.map(view)
      default: nil
      }
    }
  }

  private static func view(_ symbol: Symbol) -> TemplateView {
    TemplateView { name in
      switch name {
      case "id": identifier(of: symbol)
      case "width": symbol.width
      case "height": symbol.height
      case "elements": symbol.elements
      default: nil
      }
    }
  }

  /// Returns the address of a picture: of its file beside the page, or its bytes.
  private static func source(of picture: DocumentPicture) -> String {
    guard let file = picture.file else {
      return "data:image/jpeg;base64," + Data(picture.jpeg).base64EncodedString()
    }
    return URIPath.reference(to: file)
  }

  private func view(_ picture: DocumentPicture) -> TemplateView {
    TemplateView { name in
      switch name {
      case "id": identifier(of: picture)
      case "width": picture.width
      case "height": picture.height
      case "source": Self.source(of: picture)
      default: nil
      }
    }
  }
}
