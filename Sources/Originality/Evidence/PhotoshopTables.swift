/// The tables of brightness that Photoshop divides by, which no camera was seen to use.
enum PhotoshopTables {
  /// Returns the setting of Photoshop whose table this is; nil when it is another's.
  static func name(of luminance: [Int]) -> String? {
    tables.first { $0.table == luminance }?.name
  }

  /// Tables in the zigzag order of the file, read from photos that name Photoshop as their writer.
  static let tables: [(name: String, table: [Int])] = []
}
