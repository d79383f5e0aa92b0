import StringCatalogs

/// The page in the languages that were asked for, each made once.
actor PageDocuments {
  private var cached: [LanguageTag: [UInt8]] = [:]

  /// Returns the page in the language of its texts, to a browser that says from where the reader came.
  ///
  /// A page that another one has opened stays within the reach of that other one, unless it gets a group of windows
  /// of its own. Nobody has opened a page whose address was typed or pasted; it does without the group, which
  /// costs a new process and with it a third of the time until the strings are there.
  func response(_ texts: PageTexts, from site: String?) -> PageResponse {
    let body = cached[texts.language] ?? PageDocument(texts: texts).body
    cached[texts.language] = body
    var response = PageResponse(type: "text/html; charset=utf-8", body: body)
    response.policy = PageParts.builtIn.policy
    response.hasOwnWindows = site != "none" && site != "same-origin"
    return response
  }
}
