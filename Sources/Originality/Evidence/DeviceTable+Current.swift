extension DeviceTable {
  /// The devices that this version of the product knows.
  static let current = DeviceTable(version: "2026.1", date: "2026-11", devices: [:])
}
