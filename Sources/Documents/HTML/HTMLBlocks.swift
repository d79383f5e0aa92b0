import StringCatalogs

/// Makes the blocks of a document into views for templates, in one language.
struct HTMLBlocks {
  /// The writer of values.
  let writer: DocumentWriter

  /// The page with the blocks.
  let page: HTMLPageLocation

  /// The pictures and symbols of the page.
  let figures: HTMLFigures

  /// Whether cards are folded.
  let foldsCards: Bool

  /// The link from a card to the overview; nil if there is nothing to go back to.
  let overview: String?

  /// All languages of the document, for links to a card in another one.
  let languages: [DocumentWriter]

  /// The level of the headings of these blocks, from 2.
  var level = 2

  /// What they are written for.
  var form = HTMLForm.page

  /// What these blocks are the details of, which tells their disclosures from others; nil if they
  /// are not details.
  var subject: String?

  /// Returns the same with headings one level below.
  var inner: HTMLBlocks {
    var copy = self
    copy.level = min(6, level + 1)
    return copy
  }

  /// Returns the same for the details of a subject.
  private func details(of subject: String) -> HTMLBlocks {
    var copy = inner
    copy.subject = subject
    return copy
  }

  /// Returns the views of blocks, each with the name of its template.
  func views(_ blocks: [Block]) -> [TemplateView] { blocks.map(view) }

  private func view(_ block: Block) -> TemplateView {
    switch block {
    case .section(let section): named("section", view(section))
    case .sentence(let value): named("sentence", self.value(value))
    case .list(let values):
      named("list", TemplateView { $0 == "items" ? values.map { self.value($0) } : nil })
    case .facts(let facts): named("facts", view(facts))
    case .table(let table):
      named("table", HTMLTable(WrittenTable(table, writer: writer), blocks: self).view)
    case .meter(let meter): named("meter", view(meter))
    case .tally(let tally): named("tally", view(tally))
    case .chart(let chart):
      switch chart.kind {
      case .bars: named("bars", HTMLBars(chart, blocks: self).view)
      case .lines: named("lines", HTMLLines(chart, blocks: self).view)
      }
    case .findings(let findings):
      named("findings", TemplateView { $0 == "items" ? findings.map(view) : nil })
    case .disclosure(let disclosure): named("disclosure", view(disclosure))
    case .card(let card): named(foldsCards ? "folded-card" : "card", view(card))
    case .figure(let figure): named("figure", view(figure))
    case .columns(let first, let second):
      named(
        "columns",
        TemplateView { name in
          switch name {
          case "first": views(first)
          case "second": views(second)
          default: nil
          }
        })
    }
  }

  private func named(_ template: String, _ view: TemplateView) -> TemplateView {
    TemplateView { $0 == "template" ? "\(template).\(form.rawValue)" : view.child(named: $0) }
  }

  private func view(_ section: Section) -> TemplateView {
    TemplateView { name in
      switch name {
      case "id": section.anchor.map(identifier)
      case "hasLinks": section.anchor != nil && languages.count > 1
      case "others": section.anchor.map { others(at: $0) }
      case "level": level
      case "heading": text(writer.text(section.heading))
      case "blocks": inner.views(section.blocks)
      default: nil
      }
    }
  }

  private func view(_ facts: [Fact]) -> TemplateView {
    let (known, missing) = facts.dividedByAbsence
    return TemplateView { name in
      switch name {
      case "hasItems": !known.isEmpty
      case "items": known.map(view)
      case "missing":
        missing.isEmpty
          ? nil
          : text(writer.builtInText("notRecorded", writer.list(missing.map { writer.text($0) })))
      default: nil
      }
    }
  }

  private func view(_ fact: Fact) -> TemplateView {
    let label = writer.text(fact.label)
    return TemplateView { name in
      switch name {
      case "label": text(label)
      case "value": value(fact.value, named: label.plain)
      default: nil
      }
    }
  }

  func view(_ meter: Meter) -> TemplateView {
    let maximum = max(1, meter.maximum)
    return TemplateView { name in
      switch name {
      case "label": text(writer.text(meter.label))
      case "ratio": writer.ratio(meter)
      case "share": Int(Double(min(max(0, meter.value), maximum)) / Double(maximum) * 100)
      default: nil
      }
    }
  }

  private func view(_ tally: Tally) -> TemplateView {
    let total = max(1, tally.items.reduce(0.0) { $0 + Double(max(0, $1.count)) })
    var before = 0.0
    let items = tally.items.map { item in
      let start = Int(before / total * 1_000)
      before += Double(max(0, item.count))
      let share = Int(before / total * 1_000) - start
      return TemplateView { name in
        switch name {
        case "tone": item.tone.rawValue
        case "href": item.link.map { page.link(to: $0, in: writer.language) }
        case "label": text(writer.text(item.label))
        case "count": writer.number(item.count)
        case "isNone": item.count == 0
        case "hasShare": share > 0
        case "start": start
        case "share": share
        default: nil
        }
      }
    }
    return TemplateView { name in
      switch name {
      case "level": level
      case "heading": tally.heading.map { text(writer.text($0)) }
      case "areShares": tally.areShares
      case "items": items
      default: nil
      }
    }
  }

  private func view(_ finding: JudgedFinding) -> TemplateView {
    let sentence = writer.text(finding.sentence)
    return TemplateView { name in
      switch name {
      case "tone": finding.tone.rawValue
      case "label": text(writer.text(finding.label))
      case "sentence": text(sentence, named: writer.plain(finding.label))
      case "explanation":
        finding.explanation.map { text(writer.builtInText("explanationFormat", writer.text($0))) }
      case "figure": finding.figure.map(view)
      case "hasDetails": !finding.details.isEmpty
      case "name": sentence.plain
      case "details": details(of: sentence.plain).views(finding.details)
      default: nil
      }
    }
  }

  /// Returns the view of a disclosure.
  func view(_ disclosure: Disclosure) -> TemplateView {
    TemplateView { name in
      switch name {
      case "summary": text(writer.text(disclosure.summary))
      case "isPrinted": disclosure.isPrinted
      case "blocks": views(disclosure.blocks)
      default: nil
      }
    }
  }

  private func view(_ card: Card) -> TemplateView {
    let title = writer.text(card.title)
    return TemplateView { name in
      switch name {
      case "id": identifier(card.anchor)
      case "level": level
      case "title": text(title, named: title.plain)
      case "verdict": card.verdict.map(view)
      case "hasHeader": card.figure != nil || card.meter != nil
      case "figure": card.figure.map(view)
      case "meter": card.meter.map(view)
      case "blocks": inner.views(card.blocks)
      case "hasLinks": overview != nil || languages.count > 1
      case "overview": overview
      case "group": card.group.map(String.init)
      case "others": others(at: card.anchor)
      default: nil
      }
    }
  }

  /// Returns the links from a location to the same location in the other languages.
  ///
  /// Without a script, a page can't know what its reader looks at, so each card has such links.
  private func others(at anchor: Anchor) -> [TemplateView] {
    languages.filter { $0.language != writer.language }.map { other in
      TemplateView { name in
        switch name {
        case "language": other.language.rawValue
        case "name": other.languageName
        case "href": page.link(toLanguage: other.language, at: anchor)
        default: nil
        }
      }
    }
  }

  private func view(_ verdict: Verdict) -> TemplateView {
    TemplateView { name in
      switch name {
      case "tone": verdict.tone.rawValue
      case "label": text(writer.text(verdict.label))
      case "reason": verdict.reason.map { value($0, named: writer.plain(verdict.label)) }
      default: nil
      }
    }
  }

  /// Returns the identifier of an anchor in this language.
  private func identifier(_ anchor: Anchor) -> String {
    "\(writer.language.rawValue)-\(anchor.identifier)"
  }
}
