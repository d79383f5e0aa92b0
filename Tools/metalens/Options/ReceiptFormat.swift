import ArgumentParser

/// The format of a receipt for copies.
enum ReceiptFormat: String, ExpressibleByArgument, CaseIterable {
  /// For programs, and for `metalens verify`.
  case json
}
