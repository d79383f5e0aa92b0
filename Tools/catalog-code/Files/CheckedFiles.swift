import CatalogRules
import CatalogToolSupport
import CodeChecks
import StringCatalogs
import ToolSupport

/// The files of a project with the findings in them.
struct CheckedFiles {
  private let project: Project
  private var findingsOfCatalog: [Int: [CodeFinding]] = [:]
  private var findingsOfCode: [String: [CodeFinding]] = [:]

  init(_ project: Project, findings: [CodeFinding]) {
    self.project = project
    for finding in findings {
      switch finding.subject {
      case .catalog(let index, _): findingsOfCatalog[index, default: []].append(finding)
      case .code(let location): findingsOfCode[location.path, default: []].append(finding)
      }
    }
  }

  /// Returns all catalogs and the code with findings or directives, and the number of findings
  /// that are left out because they are not certain.
  func report(_ session: ProjectSession) throws -> (files: [LintedFile], omitted: Int) {
    var files: [CodeReport.File] = []
    for (index, catalog) in project.code.catalogs.enumerated() {
      let file = CodeReport.file(
        path: catalog.path, bytes: catalog.catalog.bytes, catalog: catalog.catalog,
        findings: findingsOfCatalog[index] ?? [],
        settings: try session.settings(ofFile: catalog.path))
      if let file { files.append(file) }
    }
    // A build can have sources from elsewhere.
    let others = Set(findingsOfCode.keys).subtracting(project.codePaths)
    for path in project.codePaths + others.sorted() {
      let findings = findingsOfCode[path] ?? []
      // A file without findings is only read again for directives that allow nothing.
      guard !findings.isEmpty || project.pathsWithDirectives.contains(path) else { continue }
      let bytes = LineEndings.bytes(of: (try? SystemFile.bytes(at: path)) ?? [])
      let file = CodeReport.file(
        path: path, bytes: bytes, catalog: nil, findings: findings,
        settings: try session.settings(ofFile: path))
      if let file { files.append(file) }
    }
    return (files.map(\.file), files.reduce(0) { $0 + $1.omittedCount })
  }
}
