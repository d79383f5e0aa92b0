import StringCatalogs

/// Applies the fixes of findings to the bytes of a catalog.
///
/// Only the bytes of the fixes change. After each round the result is linted: a fix that breaks the
/// file, or that leaves its finding, is not applied, and new findings are fixed in the next round.
///
/// ```swift
/// let linter = CatalogLinter(configuration: LintConfiguration())
/// let fixer = CatalogFixer(includesUnsafe: false) { bytes in
///   linter.lint(bytes: bytes, path: "Localizable.xcstrings")
/// }
/// let result = fixer.fix(linter.lint(bytes: bytes, path: "Localizable.xcstrings"))
/// let fixed = result.fixed.map(\.rule)
/// ```
public struct CatalogFixer: Sendable {
  /// A catalog after its fixes.
  public struct Result: Sendable {
    /// The bytes; unchanged if nothing could be fixed.
    public var bytes: [UInt8]

    /// The fixed findings, as they were before.
    public var fixed: [Finding]

    /// The number of fixed findings.
    public var count: Int { fixed.count }
  }

  /// The properties of a finding that stay the same while others are fixed.
  private struct Identity: Hashable {
    var rule: RuleIdentifier
    var key: String?
    var language: String?
    var variations: [VariationPath]

    /// The bytes that it is about, in a document, where many have the same key.
    var bytes: [UInt8]

    init(_ finding: Finding, in file: LintedFile) {
      rule = finding.rule
      key = finding.key
      language = finding.language?.rawValue
      variations = finding.variations
      bytes = file.isDocument ? Array(file.bytes[finding.range]) : []
    }
  }

  private let includesUnsafe: Bool
  private let lint: @Sendable ([UInt8]) -> LintedFile

  /// Creates a fixer for a file; `lint` must find the same in its bytes as before.
  public init(includesUnsafe: Bool, lint: @escaping @Sendable (_ bytes: [UInt8]) -> LintedFile) {
    self.includesUnsafe = includesUnsafe
    self.lint = lint
  }

  /// Returns the catalog with its findings fixed as far as possible.
  public func fix(_ file: LintedFile) -> Result {
    var file = file
    var fixed: [Finding] = []
    guard file.findings.contains(where: isFixable) else {
      return Result(bytes: file.bytes, fixed: [])
    }
    // The findings in a baseline are found again, but are not among those of the file.
    var handled = Self.identities(of: lint(file.bytes)).subtracting(Self.identities(of: file))
    var roundLimit = Int.max
    while true {
      let round = Array(Self.nonOverlapping(fixable(file, handled)).prefix(roundLimit))
      guard !round.isEmpty else { return Result(bytes: file.bytes, fixed: fixed) }
      let after = lint(file.bytes.applying(Self.edits(of: round)))
      let left = Self.identities(of: after)
      let isBroken = after.catalog == nil && !after.isDocument
      let failed = isBroken ? round : round.filter { left.contains(Identity($0, in: file)) }
      if failed.isEmpty {
        fixed += round
        handled.formUnion(round.map { Identity($0, in: file) })
        file = after
      } else if isBroken, round.count > 1 {
        // Some fix breaks the file; applied one by one, they show which.
        roundLimit = 1
      } else {
        handled.formUnion(failed.map { Identity($0, in: file) })
      }
    }
  }

  private static func identities(of file: LintedFile) -> Set<Identity> {
    Set(file.findings.map { Identity($0, in: file) })
  }

  private func fixable(_ file: LintedFile, _ handled: Set<Identity>) -> [Finding] {
    file.findings.filter { isFixable($0) && !handled.contains(Identity($0, in: file)) }
  }

  private func isFixable(_ finding: Finding) -> Bool {
    finding.fix.map { $0.isSafe || includesUnsafe } ?? false
  }

  /// Returns the findings whose fixes don't overlap, preferring earlier ones.
  private static func nonOverlapping(_ findings: [Finding]) -> [Finding] {
    var taken: [Range<Int>] = []
    return findings.filter { finding in
      let ranges = finding.fix?.edits.map(\.range) ?? []
      let isFree = ranges.allSatisfy { range in
        !taken.contains { $0.lowerBound <= range.upperBound && range.lowerBound <= $0.upperBound }
      }
      if isFree { taken += ranges }
      return isFree && !ranges.isEmpty
    }
  }

  private static func edits(of findings: [Finding]) -> [ByteEdit] {
    findings.flatMap { $0.fix?.edits ?? [] }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
