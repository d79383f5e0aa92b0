import CatalogRules
import Documents
import StringCatalogs

/// The section about what a change brings.
struct ChangeSection {
  private let change: ReportedChange
  private let longestList: Int

  init(_ change: ReportedChange, longestList: Int) {
    self.change = change
    self.longestList = longestList
  }

  var section: Section {
    var blocks: [Block] = [
      .sentence(
        .phrase(
          "progress.change.keys", .number(change.addedKeys), .number(change.changedKeys),
          .number(change.removedKeys)))
    ]
    if !change.languages.isEmpty { blocks.append(.table(table)) }
    for language in change.languages {
      let lists = lists(of: language)
      guard !lists.isEmpty else { continue }
      blocks.append(
        .disclosure(
          Disclosure(
            LocalizedMessage(
              "progress.change.details", .text(language.language),
              .integer(Int64(language.workCount))), blocks: lists)))
    }
    blocks += findings(change.newFindings, "progress.heading.newFindings")
    blocks += findings(change.goneFindings, "progress.heading.goneFindings")
    return Section(
      LocalizedMessage("progress.heading.change", .text(change.base)),
      blocks: blocks)
  }

  private var table: Table {
    Table(
      columns: [
        Table.Column(LocalizedMessage("progress.column.language")),
        Table.Column(LocalizedMessage("progress.column.toAdd"), .number),
        Table.Column(LocalizedMessage("progress.column.madeOutdated"), .number),
        Table.Column(LocalizedMessage("progress.column.lost"), .number),
        Table.Column(LocalizedMessage("progress.column.newlyTranslated"), .number),
        Table.Column(LocalizedMessage("progress.column.before"), .number),
        Table.Column(LocalizedMessage("progress.column.after"), .number),
      ],
      rows: change.languages.map { language in
        Table.Row([
          Table.Cell(.language(LanguageTag(rawValue: language.language))),
          Self.cell(language.untranslated, .caution), Self.cell(language.outdated, .caution),
          Self.cell(language.lost, .strong), Self.cell(language.translated, .fine),
          Table.Cell(language.perMilleBefore.map { .perMille($0) } ?? .absent),
          Table.Cell(language.perMilleAfter.map { .perMille($0) } ?? .absent),
        ])
      })
  }

  private static func cell(_ strings: [StringChange], _ tone: Tone) -> Table.Cell {
    Table.Cell(.number(strings.count), tone: strings.isEmpty ? nil : tone)
  }

  private func lists(of language: LanguageChange) -> [Block] {
    let lists: [(String, [StringChange])] = [
      ("lost", language.lost), ("outdated", language.outdated), ("added", language.untranslated),
    ]
    return lists.filter { !$0.1.isEmpty }.flatMap { name, strings in
      StringList(strings, longest: longestList)
        .blocks(under: LocalizedMessage("progress.list.\(name)"))
    }
  }

  private func findings(_ findings: [FindingChange], _ heading: String) -> [Block] {
    guard !findings.isEmpty else { return [] }
    let caption = LocalizedMessage(heading, .integer(Int64(findings.count)))
    guard longestList > 0 else { return [.sentence(.message(caption))] }
    let sorted = findings.enumerated().sorted { left, right in
      let severities = [left, right].map { Severity(rawValue: $0.element.severity) ?? .info }
      return severities[0] == severities[1]
        ? left.offset < right.offset : severities[0] > severities[1]
    }.map(\.element)
    var blocks: [Block] = [
      .table(
        Table(
          columns: [
            Table.Column(LocalizedMessage("lint.heading.severity"), .short),
            Table.Column(LocalizedMessage("lint.heading.rule")),
            Table.Column(LocalizedMessage("progress.column.language"), .short),
            Table.Column(LocalizedMessage("progress.column.key")),
          ],
          rows: sorted.prefix(longestList).map { finding in
            Table.Row([
              .severity(finding.severity),
              Table.Cell(.code(finding.rule)),
              Table.Cell(.untrusted(orAbsent: finding.language)),
              Table.Cell(finding.key.map { .code($0) } ?? .absent),
            ])
          }, caption: caption))
    ]
    if sorted.count > longestList {
      blocks.append(
        .sentence(
          .phrase("progress.note.firstFindings", .number(sorted.count - longestList))))
    }
    return blocks
  }
}

extension ReportedChange {
  /// What the change leaves to do, in one sentence.
  var lead: DocumentValue {
    func count(_ list: KeyPath<LanguageChange, [StringChange]>) -> DocumentValue {
      .number(languages.reduce(0) { $0 + $1[keyPath: list].count })
    }
    guard languages.contains(where: { $0.workCount > 0 }) else {
      return .message(LocalizedMessage("progress.change.lead.none"))
    }
    return .phrase(
      "progress.change.lead", .number(languages.reduce(0) { $0 + $1.workCount }),
      count(\.untranslated), count(\.outdated), count(\.lost))
  }
}
