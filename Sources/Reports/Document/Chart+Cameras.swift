import Documents
import StringCatalogs

extension Chart {
  /// The maximum number of cameras with a bar of their own.
  private static let maximumCameras = 12

  /// Creates the chart of the cameras that took photos, each with its number of photos; nil if all
  /// photos have the same, or each has another.
  ///
  /// The camera of most photos is first. If there are many, the others share a bar, and photos
  /// without a camera have the last one.
  init?(cameras: [DocumentValue: Int]) {
    let known = cameras.filter { $0.key != .absent }
      .sorted { ($1.value, Self.name($0.key)) < ($0.value, Self.name($1.key)) }
    guard cameras.count > 1, cameras.values.contains(where: { $0 > 1 }) else { return nil }
    // A bar for a single other camera can as well have its name.
    let shown = known.count > Self.maximumCameras ? Self.maximumCameras - 1 : known.count
    var counts = known.prefix(shown).map { (label: $0.key, count: $0.value) }
    let others = known.dropFirst(shown)
    if !others.isEmpty {
      counts.append(
        (
          .phrase("report.chart.otherCameras", .number(others.count)),
          others.reduce(0) { $0 + $1.value }
        ))
    }
    if let missing = cameras[.absent] { counts.append((.phrase("report.chart.noCamera"), missing)) }
    self.init(LocalizedMessage("report.chart.camera"), counts: counts)
  }

  /// The name of a camera, for an order that does not depend on chance.
  private static func name(_ camera: DocumentValue) -> String {
    if case .untrusted(let name) = camera { name } else { "" }
  }
}
