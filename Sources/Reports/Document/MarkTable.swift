import ContentCredentials
import Documents
import Originality
import PhotoMetadata
import StringCatalogs

/// Which of the marks that rules of the EU, Korea and China ask for in generated pictures are in a
/// file: facts, and no judgment whether a rule is met.
///
/// The EU's code of practice on Article 50 of the AI Act asks for signed metadata and a watermark,
/// Korea's guidelines on Article 31 of its AI Basic Act for a visible or an invisible mark, and
/// China's GB 45438-2025 for a label in the metadata besides a visible one.
struct MarkTable {
  private let report: OriginalityReport

  /// Creates the table of a report.
  init(_ report: OriginalityReport) { self.report = report }

  /// The section; nil if nothing in the file says that a generative model was used.
  var section: Section? {
    guard isGenerated else { return nil }
    let rows = [
      ("signed", signed, "credentials.rules.euKorea"), ("iptc", iptc, "credentials.rules.eu"),
      ("label", label, "credentials.rules.china"),
      ("watermark", watermark, "credentials.rules.euKorea"),
    ].map { name, value, rules in
      Table.Row([
        Table.Cell(.message(LocalizedMessage("credentials.mark.\(name)"))), Table.Cell(value),
        Table.Cell(.message(LocalizedMessage(rules))),
      ])
    }
    let columns = ["mark", "inFile", "rules"].map {
      Table.Column(LocalizedMessage("credentials.column.\($0)"))
    }
    return Section(
      LocalizedMessage("report.heading.marks"),
      blocks: [
        .table(Table(columns: columns, rows: rows)),
        .sentence(.message(LocalizedMessage("report.note.marks"))),
      ])
  }

  private var isGenerated: Bool {
    report.summary.facts.contains { $0.kind == .generatedLabel }
      || report.evidence.contains { Self.kinds.contains($0.kind) }
  }

  private static let kinds: Set<EvidenceKind> = [
    .declaredAI, .declaredPartlyAI, .componentDeclaredAI, .ingredientDeclaredAI, .suspectedAI,
    .softwareNamesGenerator, .generatorText,
  ]

  private func texts(
    _ kind: PhotoFact.Kind, where isIncluded: (PhotoFact) -> Bool = { _ in true }
  ) -> [String] {
    var texts: [String] = []
    for fact in report.summary.facts where fact.kind == kind && isIncluded(fact) {
      if case .text(let text) = fact.value, !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  private static func isSigned(_ fact: PhotoFact) -> Bool {
    fact.source.hasPrefix(TraceSource.credentialsPrefix)
  }

  private var signed: DocumentValue {
    guard let credentials = report.credentials, credentials.presence == .embedded else {
      return Self.none
    }
    // What an ingredient was says nothing about the picture.
    let sources = texts(.digitalSource) {
      Self.isSigned($0) && !$0.source.hasPrefix("C2PA ingredient ")
    }.map(ClaimTable.value(_:))
    guard credentials.binding != .notBound else {
      return .message(LocalizedMessage("report.credentials.notBound"))
    }
    guard !sources.isEmpty else { return .message(LocalizedMessage("credentials.mark.noSource")) }
    return Self.joined(sources)
  }

  private var iptc: DocumentValue {
    Self.joined(texts(.digitalSource) { !Self.isSigned($0) }.map(ClaimTable.value(_:)))
  }

  private var label: DocumentValue { Self.joined(texts(.generatedLabel).map { .code($0) }) }

  private var watermark: DocumentValue {
    let named = report.credentials?.active?.softBindings ?? []
    let isClaimed = !texts(.watermark).isEmpty
    guard isClaimed || !named.isEmpty else { return Self.none }
    guard !named.isEmpty else {
      return .message(LocalizedMessage("credentials.mark.watermarkClaimed"))
    }
    return .phrase(
      "credentials.mark.watermarkNamed", Self.joined(named.map { .code($0.isEmpty ? "?" : $0) }))
  }

  private static var none: DocumentValue {
    .message(LocalizedMessage("credentials.before.none"))
  }

  private static func joined(_ values: [DocumentValue]) -> DocumentValue {
    values.isEmpty ? none : values.count == 1 ? values[0] : .list(values)
  }
}
