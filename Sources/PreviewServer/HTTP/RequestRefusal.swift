/// A request that is not read to its end: the HTTP status says why, and the connection ends.
struct RequestRefusal: Error, Hashable {
  let status: Int

  init(_ status: Int) {
    self.status = status
  }
}
