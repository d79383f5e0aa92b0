import Documents
import ScreenMatching
import ToolSupport

/// The pictures of a web page: inside it, or in a folder beside it.
struct ReportPictures {
  private let isInside: Bool

  /// The path of each picture beside the page, relative to it, by the path of the shot.
  private var files: [String: String] = [:]

  /// Prepares the pictures of a page; those beside it are written.
  ///
  /// The folder of `reports/check.html` is `reports/check-pictures`.
  init(_ placement: PicturePlacement, of check: ScreenCheck, beside page: String?) throws {
    isInside = placement == .inside
    guard placement == .beside, let page else { return }
    let folder = PicturePlacement.folder(beside: page)
    let pictures = try OutputFolder(at: folder)
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    for (number, shot) in check.shots.enumerated() {
      guard let jpeg = ReportPicture.jpeg(of: shot) else { continue }
      let path = "\(folder)/\(number + 1).jpg"
      try SystemFile.refuseToOverwrite(check.shots.map(\.shot.path), with: path)
      try AsyncRun.uninterrupted { try pictures.write(jpeg, to: "\(number + 1).jpg") }
      files[shot.shot.path] = "\(name)/\(number + 1).jpg"
    }
  }

  /// Returns the picture of a shot; nil without one, or if it can’t be read any more.
  func picture(of shot: CheckedShot) -> DocumentPicture? {
    let (width, height) = (shot.shot.width, shot.shot.height)
    if let file = files[shot.shot.path] {
      return DocumentPicture(file: file, width: width, height: height)
    }
    guard isInside else { return nil }
    return ReportPicture.jpeg(of: shot).map {
      DocumentPicture(jpeg: $0, width: width, height: height)
    }
  }
}
