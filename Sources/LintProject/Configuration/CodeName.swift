/// The names of the settings for code.
enum CodeName: String, CaseIterable {
  case helpers
  case sources
  case exclude
  case includePreviews = "include-previews"
  case includeTests = "include-tests"
  case catalogs
}

/// The names of the settings of a helper.
enum HelperName: String, CaseIterable {
  case table
  case bundle
}
