/// Accepts only requests of the page that was opened with the printed URL.
struct RequestGuard: Sendable {
  /// The names of the loopback host.
  ///
  /// A page whose domain resolves to this machine (DNS rebinding) sends that domain as `Host`.
  private static let names: Set<String> = ["127.0.0.1", "localhost"]

  let token: AccessToken

  /// Returns the HTTP status of a refusal; nil if the request is allowed.
  ///
  /// `isPublic` means that the resource is the same for everyone, such as a script.
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

  /// Returns whether the browser reports our page as the origin, or a person who typed the URL or
  /// followed a link to it.
  ///
  /// Other clients report nothing, and need the token.
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
