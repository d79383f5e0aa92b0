import CatalogRules
import LintFormats
import LintSupport
import ToolSupport

/// Finds the documentation pages of the rules.
enum RulePageFinder {
  /// The pages at the URL in `CATALOG_LINT_DOCUMENTATION_URL`; nil if it is not set.
  static var named: RuleDocumentation? {
    Environment.value(of: "CATALOG_LINT_DOCUMENTATION_URL").flatMap {
      RuleDocumentation(address: $0)
    }
  }

  /// Those pages, or else the ones in the checkout that the tool was built in.
  static var found: RuleDocumentation? { named ?? ofCheckout }

  private static var ofCheckout: RuleDocumentation? {
    guard var path = SystemFile.realPath(of: "/proc/self/exe") else { return nil }
    while path != "/" {
      path = RunPath.folder(of: path)
      let folder = path + "docs/rules"
      if let names = FolderListing.names(in: folder) {
        return RuleDocumentation(folder: folder, fileNames: names)
      }
      if path != "/" { path.removeLast() }
    }
    return nil
  }
}
