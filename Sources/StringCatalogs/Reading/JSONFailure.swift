/// Why a text is not JSON, and the byte offset of the error.
struct JSONFailure: Error {
  var reason: CatalogError.Reason
  var offset: Int

  init(_ reason: CatalogError.Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
