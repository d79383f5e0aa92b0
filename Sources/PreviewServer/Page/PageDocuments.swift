import StringCatalogs

/// The pages by language, each created once.
actor PageDocuments {
  private var cached: [LanguageTag: [UInt8]] = [:]

  /// Returns the page in the language of its texts, for a browser that reports its origin.
  ///
  /// A page opened by another one stays accessible to that one, unless it gets its own browsing
  /// context group. A page with a typed or pasted URL has no opener; it does without the group,
  /// which would cost a new process and a third of the loading time.
  func response(_ texts: PageTexts, from site: String?) -> PageResponse {
    let body = cached[texts.language] ?? PageDocument(texts: texts).body
    cached[texts.language] = body
    var response = PageResponse(type: "text/html; charset=utf-8", body: body)
    response.policy = PageParts.builtIn.policy
    response.hasOwnWindows = site != "none" && site != "same-origin"
    return response
  }
}
