import Pictures
import ScreenTexts
import StringCatalogs
import ToolSupport

/// Writes copies of pictures with boxes around what was found, as PNG files.
actor Annotator {
  private let folder: OutputFolder
  private let replaces: Bool
  private let inputs: [String]
  private var names: Set<String> = []

  /// Creates a folder for the copies, which never replace one of the inputs and are not in the
  /// folder that is watched; other files are replaced only if requested.
  init(folder: String, inputs: [String], watched: String?, replaces: Bool) throws {
    self.folder = try OutputFolder(at: folder)
    self.inputs = inputs
    self.replaces = replaces
    if let watched, SystemFile.realPath(of: watched) == SystemFile.realPath(of: folder) {
      throw FileError.outputIsInput(path: folder)
    }
  }

  /// Writes a copy of a picture with boxes, below its name.
  func write(_ picture: Picture, with frames: [PixelFrame], named name: String) throws {
    var copy = picture.flattened()
    for frame in frames { copy.draw(frame) }
    guard let png = copy.png(effort: .fast) else { return }
    let location = try folder.location(of: unused(name))
    try SystemFile.refuseToOverwrite(inputs, with: location.path)
    try AsyncRun.uninterrupted {
      if try location.create(with: png) { return }
      if replaces {
        try location.write { (write) throws(FileError) in try write(png) }
      } else if try FileError.writing(
        location.path,
        { () throws(FileFailure) in
          try location.open(following: true).bytes() != png
        })
      {
        throw ScreenError.unusable(LocalizedMessage("tool.copy.exists", .text(location.path)))
      }
    }
  }

  /// Returns the name of a copy: that of the picture with its folders, as a PNG file, with a number
  /// if another picture has the same.
  private func unused(_ name: String) -> String {
    let flat = String(name.map { $0 == "/" ? "-" : $0 })
    let isPNG = flat.lowercased().hasSuffix(".png")
    let stem = isPNG ? String(flat.dropLast(4)) : flat
    var number = 1
    var result = stem + ".png"
    while !names.insert(result).inserted {
      number += 1
      result = "\(stem)-\(number).png"
    }
    return result
  }
}

extension Picture {
  /// Draws a box around a frame: a red line between two white ones, which is seen on any picture.
  fileprivate mutating func draw(_ frame: PixelFrame) {
    let unit = max(1, max(width, height) / 900)
    for (margin, color) in [(4, white), (3, red), (2, red), (1, white)] {
      for step in 0..<unit { outline(frame.insetBy(-(margin * unit + step)), color) }
    }
  }

  private var white: [UInt8] { [255, 255, 255] }

  private var red: [UInt8] { [230, 0, 60] }

  private mutating func outline(_ frame: PixelFrame, _ color: [UInt8]) {
    for x in frame.x..<frame.maxX {
      set(x, frame.y, color)
      set(x, frame.maxY - 1, color)
    }
    for y in frame.y..<frame.maxY {
      set(frame.x, y, color)
      set(frame.maxX - 1, y, color)
    }
  }

  private mutating func set(_ x: Int, _ y: Int, _ color: [UInt8]) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let position = (y * width + x) * 3
    for channel in 0..<3 { bytes[position + channel] = color[channel] }
  }
}
