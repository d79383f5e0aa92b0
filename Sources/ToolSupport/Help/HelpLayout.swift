import TextLayout

/// Wraps the lines of a help text by display width, for wide characters.
///
/// ArgumentParser counts characters. It is asked for unlimited lines, which are wrapped here.
package struct HelpLayout {
  /// The column at which ArgumentParser begins the descriptions of options.
  private static let descriptionColumn = 26

  /// The minimum width of a description beside its option; a narrower one goes below it.
  private static let narrowestDescription = 30

  private let columns: Int

  /// Creates a layout for a screen of this many columns.
  package init(columns: Int) {
    self.columns = max(columns, 20)
  }

  /// Returns the text with all long lines wrapped.
  package func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { lines(of: String($0)) }.joined(separator: "\n")
  }

  private func lines(of line: String) -> [String] {
    guard DisplayWidth.of(line) > columns else { return [line] }
    let label = line.prefix(Self.descriptionColumn)
    let isDescription =
      line.hasPrefix("  ") && label.count == Self.descriptionColumn
      && label.hasSuffix(" ") || label.allSatisfy { $0 == " " }
    guard isDescription else {
      let indent = String(line.prefix { $0 == " " })
      return wrap(line.dropFirst(indent.count), first: indent, next: indent)
    }
    let description = line.dropFirst(Self.descriptionColumn)
    if columns - Self.descriptionColumn >= Self.narrowestDescription {
      let indent = String(repeating: " ", count: Self.descriptionColumn)
      return wrap(description, first: String(label), next: indent)
    }
    let option = label.allSatisfy { $0 == " " } ? [] : [trimmed(label)]
    return option + wrap(description, first: "      ", next: "      ")
  }

  private func wrap(_ text: some StringProtocol, first: String, next: String) -> [String] {
    LineWrapper(width: columns - next.count, breaker: PhraseLineBreaker()).lines(of: String(text))
      .enumerated().map { ($0 == 0 ? first : next) + $1 }
  }

  private func trimmed(_ label: Substring) -> String {
    var label = label
    while label.hasSuffix(" ") { label.removeLast() }
    return String(label)
  }
}
