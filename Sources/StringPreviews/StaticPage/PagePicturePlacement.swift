/// Where the pictures of a page without scripts are.
public enum PagePicturePlacement: Hashable, Sendable {
  /// In the page.
  case inside

  /// In a folder, whose path is relative to the page.
  case beside(folder: String)
}
