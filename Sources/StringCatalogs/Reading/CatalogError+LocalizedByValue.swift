extension CatalogError: LocalizedByValue {
  /// The message that says what is wrong and what to do, without the place.
  public var localizedMessage: LocalizedMessage {
    LocalizedMessage("error.catalog.\(reason.rawValue).description")
  }
}
