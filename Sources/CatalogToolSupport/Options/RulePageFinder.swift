import FilePaths
package import LintFormats
import ProductStrings
import StringCatalogs
import ToolSupport

/// Finds the documentation pages of the rules.
package enum RulePageFinder {
  /// The pages at the URL in `CATALOG_LINT_DOCUMENTATION_URL`; nil if it is not set.
  package static var named: RuleDocumentation? {
    Environment.value(of: "CATALOG_LINT_DOCUMENTATION_URL").flatMap {
      RuleDocumentation(address: $0)
    }
  }

  /// Those pages, or else the ones in the checkout that the tool was built in.
  package static var found: RuleDocumentation? { named ?? ofCheckout }

  private static var ofCheckout: RuleDocumentation? {
    guard var path = SystemFile.realPath(of: "/proc/self/exe") else { return nil }
    while path != "/" {
      path = RunPath.folder(of: path)
      let folder = path + "docs/rules"
      if let names = FolderListing.names(in: folder) {
        return RuleDocumentation(
          folder: folder, filePaths: names + translatedPages(in: folder, among: names))
      }
      if path != "/" { path.removeLast() }
    }
    return nil
  }

  /// Returns the paths of the pages in subfolders of other languages.
  private static func translatedPages(in folder: String, among names: [String]) -> [String] {
    ProductStrings.languages.map(\.rawValue).filter(names.contains).flatMap { language in
      (FolderListing.names(in: "\(folder)/\(language)") ?? []).map { "\(language)/\($0)" }
    }
  }
}
