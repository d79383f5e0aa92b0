import ArgumentParser

/// Where the pictures of a web page are.
package enum PicturePlacement: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// In the page, which is one file.
  case inside

  /// In a folder beside the page, named like it.
  case beside

  /// Nowhere.
  case none

  /// Returns the path of the folder beside a page: that of `reports/check.html` is
  /// `reports/check-pictures`.
  package static func folder(beside page: String) -> String {
    let suffix = ".html"
    return (page.hasSuffix(suffix) ? String(page.dropLast(suffix.count)) : page) + "-pictures"
  }
}
