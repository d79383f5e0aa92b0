import ArgumentParser

/// Where the screenshots of a web page are.
enum PicturePlacement: String, ExpressibleByArgument, CaseIterable {
  /// In the page, which is one file.
  case inside

  /// In a folder beside the page, named like it.
  case beside

  /// Nowhere.
  case none
}
