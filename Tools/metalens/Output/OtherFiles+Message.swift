import Originality
import StringCatalogs
import ToolSupport

extension OtherFiles {
  /// The number of extensions that are named.
  private static let namedKinds = 8

  /// How many files there are, with the most frequent extensions.
  var message: String {
    let named = kinds.prefix(Self.namedKinds).map { kind in
      let name =
        kind.fileExtension.isEmpty
        ? ToolText.text("tool.noExtension") : ResultList.visible(kind.fileExtension)
      return "\(name) \(kind.count)"
    }
    let more = kinds.count > Self.namedKinds ? ["…"] : []
    return ToolText.text(
      "tool.passedOver", .integer(Int64(count)), .text((named + more).joined(separator: ", ")))
  }
}
