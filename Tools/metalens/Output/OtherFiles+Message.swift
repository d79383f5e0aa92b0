import FileRuns
import StringCatalogs
import ToolSupport

extension OtherFiles {
  /// The number of kinds that are named.
  private static let namedKinds = 8

  /// How many files there are, with the most frequent kinds.
  var message: String {
    let named = kinds.prefix(Self.namedKinds).map { "\(Self.name(of: $0.kind)) \($0.count)" }
    let more = kinds.count > Self.namedKinds ? ["…"] : []
    return ToolText.text(
      "tool.passedOver", .integer(Int64(count)), .text((named + more).joined(separator: ", ")))
  }

  private static func name(of kind: Kind) -> String {
    switch kind {
    case .video: ToolText.text("tool.video")
    case .fileExtension(""): ToolText.text("tool.noExtension")
    case .fileExtension(let name): ResultList.visible(name)
    }
  }
}
