/// Lets in nobody but the page that was opened with the printed address.
struct RequestGuard: Sendable {
  /// The names of this machine for itself.
  ///
  /// A page of another name that resolves to this machine (DNS rebinding) sends that other name as `Host`.
  private static let names: Set<String> = ["127.0.0.1", "localhost"]

  let token: AccessToken

  /// Returns why a request gets no answer, as a status of HTTP; nil when it may have one.
  ///
  /// `isPublic` says that what is asked for is the same for everybody, such as a script.
  func refusal(of request: PageRequest, isPublic: Bool) -> Int? {
    guard let host = request.headers["host"], Self.isLoopback(host) else { return 403 }
    if let origin = request.headers["origin"], origin != "http://\(host)" { return 403 }
    if !isSameOrigin(request) { return 403 }
    if isPublic { return nil }
    guard let sent = request.headers["authorization"], sent.hasPrefix("Bearer "),
      token.matches(sent.dropFirst("Bearer ".count))
    else { return 401 }
    if request.method == "POST", request.headers["content-type"] != "application/json" {
      return 415
    }
    return nil
  }

  /// Returns whether the browser says that our page asks, or a person who typed the address or followed
  /// a link to it.
  ///
  /// What is no browser does not say anything, and needs the token.
  private func isSameOrigin(_ request: PageRequest) -> Bool {
    switch request.headers["sec-fetch-site"] {
    case nil, "same-origin", "none": true
    default:
      request.path == "/" && request.method == "GET"
        && request.headers["sec-fetch-mode"] == "navigate"
        && request.headers["sec-fetch-dest"] == "document"
    }
  }

  private static func isLoopback(_ host: String) -> Bool {
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, names.contains(name.lowercased()) else { return false }
    return parts.count == 1 || parts.count == 2 && UInt16(parts[1]) != nil
  }
}
