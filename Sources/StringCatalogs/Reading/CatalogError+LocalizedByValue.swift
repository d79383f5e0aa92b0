extension CatalogError: LocalizedByValue {
  /// The message that says what is wrong; its arguments are the line and the column.
  public var localizedMessage: LocalizedMessage {
    LocalizedMessage(
      "error.catalog.\(reason.rawValue).description",
      .integer(Int64(position.line)), .integer(Int64(position.column)))
  }
}
