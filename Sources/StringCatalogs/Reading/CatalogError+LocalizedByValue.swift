extension CatalogError: LocalizedByValue {
  /// The message with the error and how to fix it, without the position.
  public var localizedMessage: LocalizedMessage {
    LocalizedMessage("error.catalog.\(reason.rawValue).description")
  }
}
