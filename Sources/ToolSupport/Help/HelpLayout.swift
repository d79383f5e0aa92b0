import TextLayout

/// Lays out help in lines of a limited display width.
struct HelpLayout {
  /// The maximum legible width.
  private static let widest = 100

  /// The column of descriptions beside their labels.
  private static let descriptionColumn = 26

  /// The columns before a description below its label.
  private static let indentBelow = 6

  private let columns: Int

  private var isStacked: Bool { columns < TextColumns.narrowestBeside }

  /// Creates a layout for a screen of this many columns.
  init(columns: Int) {
    self.columns = min(max(columns, 20), Self.widest)
  }

  /// Returns the lines as text, each with a line feed.
  func text(_ lines: [HelpLine]) -> String {
    lines.flatMap { line in
      switch line {
      case .text(let text): self.lines(of: text)
      case .usage(let text): wrap(text, first: "", next: "  ", UsageLineBreaker())
      case .entry(let label, let description): entry(label, description)
      }
    }.map { $0 + "\n" }.joined()
  }

  private func lines(of text: String) -> [String] {
    let indent = String(text.prefix { $0 == " " })
    return text.dropFirst(indent.count).split(
      separator: "\n", omittingEmptySubsequences: false
    ).flatMap { wrap(String($0), first: indent, next: indent) }
  }

  private func entry(_ label: String, _ description: String) -> [String] {
    let lead = "  " + label
    let labels = DisplayWidth.of(lead) > columns ? alternatives(in: label) : [lead]
    if description.isEmpty { return labels }
    if isStacked {
      let indent = String.spaces(Self.indentBelow)
      return labels + wrap(description, first: indent, next: indent)
    }
    let indent = String.spaces(Self.descriptionColumn)
    guard DisplayWidth.of(lead) < Self.descriptionColumn else {
      return labels + wrap(description, first: indent, next: indent)
    }
    return wrap(
      description, first: lead.padded(toColumns: Self.descriptionColumn), next: indent)
  }

  /// Returns the names that a label offers, such as `--progress/--no-progress`, on lines of their
  /// own: no name is broken.
  private func alternatives(in label: String) -> [String] {
    let names = label.split(separator: "/")
    return names.enumerated().map { number, name in
      "  " + name + (number < names.count - 1 ? "/" : "")
    }
  }

  private func wrap(
    _ text: String, first: String, next: String, _ breaker: any LineBreaking = PhraseLineBreaker()
  ) -> [String] {
    let width = columns - max(DisplayWidth.of(first), DisplayWidth.of(next))
    return LineWrapper(width: width, breaker: breaker).lines(of: text).enumerated()
      .map { $0 == 0 ? first + $1 : $1.isEmpty ? "" : next + $1 }
  }
}
