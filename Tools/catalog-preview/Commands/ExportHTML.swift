import ArgumentParser
import FilePaths
import PreviewToolSupport
import StringCatalogs
import StringPreviews
import ToolSupport

/// `catalog-preview export html`: a page without scripts that can be mailed to a translator.
struct ExportHTML: ParsableCommand {
  static let configuration = CommandConfiguration.localized(
    "preview-export-html", named: "html", hasDiscussion: true)

  @Argument(help: .key("help.edit.catalog"), completion: .catalogs)
  var catalog: String

  @OptionGroup(.texts) var texts: TextOptions

  @OptionGroup(.input) var screens: ScreenshotOptions

  @OptionGroup(.output) var destination: PageOptions

  @OptionGroup(.output) var language: OutputLanguage

  /// The options for where the page goes.
  struct PageOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: .key("help.edit.output"))
    var output: String?

    @Option(name: .long, help: .key("help.preview.pictures"))
    var pictures: PicturePlacement?
  }

  private var output: String? { destination.output }
  private var pictures: PicturePlacement? { destination.pictures }

  /// The most bytes of pictures in a page, unless they are wanted there: mail servers take little
  /// more, as they are a third longer in the text of a page.
  private static let usualInsideBytes = 10_000_000

  /// The most bytes of pictures in a page, which a browser has in memory several times.
  private static let maximumInsideBytes = 100_000_000

  func run() throws {
    let (options, localizer) = (try texts.options(), try language.localizer())
    let preview = try PreviewInput.preview(at: catalog)
    try UnknownLanguageError.check(options.languages, among: preview.languages)
    let isWithout = pictures == PicturePlacement.none
    let files = isWithout ? nil : try screens.pictures(ofCatalogs: [catalog])
    let page = StaticPage(preview, options: options, localizer: localizer, pictures: files)
    if let files { warnAboutUnusable(page.unusablePictures, files) }
    if let output, output != "-" {
      try SystemFile.refuseToOverwrite([catalog], with: output)
      let placement = try placement(of: page, at: output)
      if let files, case .beside = placement {
        try writePictures(of: page, files, beside: output)
      }
      try AtomicFile.replace(output, with: Array(page.html(pictures: placement).utf8))
    } else {
      try StandardStream.writeDocument(page.html(pictures: placement(of: page, at: nil)))
    }
    guard !page.leftOut.isEmpty else { return }
    let tags = page.leftOut.map(\.rawValue).joined(separator: ", ")
    ToolMessage.note.print(ToolText.text("preview.page.leftOut", .text(tags)))
  }

  /// Decides where the pictures of a page are: by their size, unless a person did.
  private func placement(
    of page: StaticPage, at output: String?
  ) throws(PreviewError) -> PagePicturePlacement {
    let size = page.pictures.reduce(0) { $0 + $1.byteCount }
    let isInside = pictures.map { $0 == .inside } ?? (size <= Self.usualInsideBytes)
    if let output, !isInside {
      let folder = PicturePlacement.folder(beside: output)
      return .beside(folder: String(FolderPath.name(of: folder)))
    }
    guard pictures != .beside, size <= Self.maximumInsideBytes else {
      throw .picturesNeedFolder(megabytes: size / 1_000_000)
    }
    return .inside
  }

  private func writePictures(
    of page: StaticPage, _ files: ScreenFiles, beside output: String
  ) throws {
    let path = PicturePlacement.folder(beside: output)
    let folder = try OutputFolder(at: path)
    let sources = page.pictures.map { files.path(ofPicture: $0.number) }
    for picture in page.pictures {
      try SystemFile.refuseToOverwrite(sources, with: path + "/" + picture.name)
      // It may have changed since its headers were read.
      guard let bytes = page.bytes(of: picture) else { continue }
      try folder.write(bytes, to: picture.name)
    }
  }

  private func warnAboutUnusable(_ numbers: [Int], _ files: ScreenFiles) {
    guard !numbers.isEmpty else { return }
    let shown = numbers.prefix(Self.maximumNames).map(files.path(ofPicture:))
    ToolMessage.warning.print(
      ToolText.text(
        "preview.screensUnusable", .integer(Int64(numbers.count)), .list(shown)))
  }

  /// The most names of files in a warning.
  private static let maximumNames = 5
}
