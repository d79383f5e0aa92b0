package import CatalogRules
package import StringTables

/// The texts of a document that an earlier version of it doesn't have.
package struct ChangedTexts: Sendable {
  /// The bytes of the texts that are as before; nil if there is no earlier version.
  private let known: [Range<Int>]?

  /// Compares a document with an earlier version.
  package init(of document: MarkdownDocument, since earlier: MarkdownDocument?) {
    known = earlier.map { earlier in
      let texts = Set(earlier.parts.map(\.text.utf8))
      return document.parts.filter { texts.contains($0.text.utf8) }.map(\.text.range)
    }
  }

  /// Returns a file with the findings outside of texts that are as before.
  package func filter(_ file: LintedFile) -> LintedFile {
    guard let known else { return file }
    var result = file
    result.findings = file.findings.filter { finding in
      !known.contains { $0.contains(finding.range.lowerBound) }
    }
    return result
  }
}
