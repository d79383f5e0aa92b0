public import StringCatalogs

/// A report as a tree of blocks, before it has a language, words or a layout.
///
/// Every text is a message of the program's string catalog, and everything else is a value.
///
/// ```swift
/// let table = Table(
///   columns: ["Harbor", "High water"].map { .init(LocalizedMessage($0)) },
///   rows: [.init([.init(.untrusted("Mokpo")), .init(.untrusted("06:42"))])])
/// let document = Document(title: LocalizedMessage("Tides"), blocks: [.table(table)])
/// ```
public struct Document: Hashable, Sendable {
  /// The title.
  public var title: LocalizedMessage

  /// The values below the title, such as a count and a date.
  public var subtitle: [DocumentValue]

  /// The whole report in one sentence.
  public var lead: DocumentValue?

  /// What the report does not say, below the lead.
  public var note: DocumentValue?

  /// How to read the report, folded below the lead.
  public var guide: Disclosure?

  /// The contents, in order.
  public var blocks: [Block]

  /// The facts that close the report, such as the version of the program.
  public var footer: [Fact]

  /// The name of the program, above the title; it is never translated.
  public var producer: String?

  /// The drawing beside the name of the program.
  public var emblem: Symbol?

  /// Creates a document.
  public init(
    title: LocalizedMessage, subtitle: [DocumentValue] = [], lead: DocumentValue? = nil,
    note: DocumentValue? = nil, guide: Disclosure? = nil, blocks: [Block] = [],
    footer: [Fact] = [], producer: String? = nil, emblem: Symbol? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.lead = lead
    self.note = note
    self.guide = guide
    self.blocks = blocks
    self.footer = footer
    self.producer = producer
    self.emblem = emblem
  }
}
