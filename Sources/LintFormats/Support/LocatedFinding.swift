import CatalogRules

/// A finding with its file and region.
struct LocatedFinding {
  var path: String
  var finding: Finding
  var region: TextRegion
}

extension LintedFile {
  /// Returns the findings with their regions, columns counted in `unit`.
  func located(in unit: ColumnUnit) -> [LocatedFinding] {
    guard !findings.isEmpty else { return [] }
    var lines = SourceLines(bytes, unit: unit)
    return located(in: &lines)
  }

  /// Returns the findings with their regions in lines that were already located.
  func located(in lines: inout SourceLines) -> [LocatedFinding] {
    findings.map {
      LocatedFinding(path: path, finding: $0, region: lines.region(of: $0.range))
    }
  }
}
