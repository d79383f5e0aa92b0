import StringCatalogs

/// A document in one language, as templates see it.
struct HTMLArticle {
  /// The number of cards above which they are folded.
  private static let maximumOpenCards = 10

  private let document: Document
  private let writer: DocumentWriter
  private let all: [DocumentWriter]
  private let page: HTMLPageLocation
  private let blocks: HTMLBlocks

  /// Creates the view of a document in the language of `writer`, which is one of `all`, on a page.
  init(
    _ document: Document, writer: DocumentWriter, all: [DocumentWriter], page: HTMLPageLocation,
    figures: HTMLFigures
  ) {
    self.document = document
    self.writer = writer
    self.all = all
    self.page = page
    let cards = document.blocks.reduce(0) { $0 + $1.cardCount }
    blocks = HTMLBlocks(
      writer: writer, page: page, figures: figures, foldsCards: cards > Self.maximumOpenCards,
      overview: cards > 1 || page.pageNumber != nil
        ? page.link(to: .main, in: writer.language) : nil, languages: all)
  }

  /// The document.
  var view: TemplateView {
    TemplateView { name in
      switch name {
      case "words": words
      case "language": writer.language.rawValue
      case "isRightToLeft": writer.isRightToLeft
      case "isFirst": writer.language == page.language ?? all.first?.language
      case "producer": document.producer.map { blocks.value(.untrusted($0)) }
      case "emblem": document.emblem.map(HTMLFigures.identifier)
      case "choices": all.count < 2 ? nil : TemplateView { $0 == "items" ? choices : nil }
      case "title": blocks.text(writer.text(document.title))
      case "hasSubtitle": !document.subtitle.isEmpty
      case "subtitle": document.subtitle.map { blocks.value($0) }
      case "lead": document.lead.map { blocks.value($0) }
      case "note": document.note.map { blocks.value($0) }
      case "guide": document.guide.map(blocks.view)
      case "steps": page.pageNumber.map(steps)
      case "blocks": blocks.views(document.blocks)
      case "pages": page.isIndex ? pages : nil
      case "hasFooter": !document.footer.isEmpty
      case "footer": footer
      default: nil
      }
    }
  }

  /// The languages to choose from.
  var choices: [TemplateView] {
    all.map { other in
      TemplateView { name in
        switch name {
        case "language": other.language.rawValue
        case "name": other.languageName
        case "href": page.link(toLanguage: other.language)
        case "isCurrent": other.language == writer.language
        default: nil
        }
      }
    }
  }

  /// The words of this library, by the ends of their keys.
  private var words: TemplateView { TemplateView { writer.builtIn($0) } }

  private var footer: [TemplateView] {
    document.footer.map { fact in
      TemplateView { name in
        switch name {
        case "label": blocks.text(writer.text(fact.label))
        case "value": blocks.value(fact.value, named: writer.plain(fact.label))
        default: nil
        }
      }
    }
  }

  private func steps(_ number: Int) -> TemplateView {
    func link(_ number: Int) -> String {
      page.link(to: .cards(page: number), in: writer.language)
    }
    return TemplateView { name in
      switch name {
      case "range": range(number)
      case "overview": page.link(to: .main, in: writer.language)
      case "previous": number > 1 ? link(number - 1) : nil
      case "next": number < page.files.pageCount ? link(number + 1) : nil
      default: nil
      }
    }
  }

  private var pages: TemplateView {
    let items = (1...max(1, page.files.pageCount)).map { number in
      let cards = page.files.cards[page.files.positions(onPage: number)]
      return TemplateView { name in
        switch name {
        case "href": page.link(to: .cards(page: number), in: writer.language)
        case "range": range(number)
        case "first": cards.first.map { blocks.value($0.title) }
        case "last": cards.last.map { blocks.value($0.title) }
        default: nil
        }
      }
    }
    return TemplateView { $0 == "items" ? items : nil }
  }

  private func range(_ number: Int) -> String {
    let positions = page.files.positions(onPage: number)
    return writer.builtIn(
      "pageRange", .integer(Int64(positions.lowerBound + 1)), .integer(Int64(positions.upperBound)),
      .integer(Int64(page.files.cards.count)))
  }
}
