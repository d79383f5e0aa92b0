import FileRuns
import PhotoFormats

/// The endings of file names that fit a format.
enum PhotoEnding {
  /// Throws if a name ends like that of a file in another format than the copy’s.
  ///
  /// An ending that the original has, too, stays, and so does one that says nothing.
  static func check(_ target: String, of original: PhotoPath, _ copy: [UInt8]) throws {
    guard case .photo(let container) = FileKind(signature: copy.prefix(FileKind.signatureSize)),
      let ending = ending(of: target), ending != self.ending(of: original.text),
      PhotoFinder.fileExtensions.contains(ending) || others.contains(ending)
    else { return }
    let fitting = endings(of: container, copy)
    guard !fitting.contains(ending) else { return }
    throw ToolError.wrongEnding(target, format: container.name, ending: "." + fitting[0])
  }

  private static func ending(of path: String) -> String? {
    let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Returns the endings of a format, the usual one first.
  private static func endings(of container: PhotoContainer, _ copy: [UInt8]) -> [String] {
    switch container {
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif", "jif", "mpo", "jps", "insp"]
    case .png: ["png", "apng"]
    case .webp: ["webp"]
    case .heif:
      FileTypeBrands(copy.prefix(FileKind.signatureSize)).all.contains { $0.hasPrefix("avi") }
        ? ["avif", "avifs", "heif", "heifs", "hif"]
        : ["heic", "heif", "hif", "heics", "heifs", "avci"]
    case .jpegXL: ["jxl"]
    case .jpeg2000: ["jp2", "jpx", "jpf", "jpm", "j2k", "j2c", "jpc"]
    case .gif: ["gif"]
    case .bmp: ["bmp", "dib"]
    case .photoshop: ["psd", "psb", "psdt"]
    case .cr3: ["cr3"]
    case .crw: ["crw"]
    case .mrw: ["mrw"]
    case .raf: ["raf"]
    case .x3f: ["x3f"]
    case .tiff:
      ["tif", "tiff", "btf", "dng", "cr2", "erf", "gpr", "3fr", "fff", "dcr", "kdc", "k25", "mos"]
        + [
          "rwl", "mef", "nef", "nrw", "orf", "ori", "rw2", "pef", "iiq", "srw", "arw", "arq", "sr2",
        ]
        + ["srf"]
    }
  }

  /// The endings of files that are no photos.
  private static let others: Set<String> = [
    "pdf", "txt", "md", "html", "htm", "json", "csv", "xml", "xmp", "svg", "zip", "mov", "mp4",
    "eps", "doc", "docx",
  ]
}
