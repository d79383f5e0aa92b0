import PhotoMetadata

/// Where the settings of a raw developer change a picture: what is left after a crop, and the parts
/// that were retouched or corrected by themselves.
///
/// The numbers are shares of the sides of the whole picture, as it was before it was cropped and
/// turned.
struct DevelopPosition {
  private var edges: [String: Double] = [:]
  private var isCropped = false
  private var isTilted = false
  private var parts: [PicturePart] = []

  /// The edges of a correction, and the last abscissa of a spot, until the other numbers follow.
  private var area: [String: Double] = [:]
  private var x: Double?
  private var dabs: (left: Double, top: Double, right: Double, bottom: Double)?

  /// Reads the properties of XMP in their order; nil if they tell no position.
  static func position(in xmp: [FileTrace]) -> EvidencePosition? {
    var reader = DevelopPosition()
    for index in xmp.indices {
      guard case .xmp(let property) = xmp[index].source, property.hasPrefix("crs:") else {
        continue
      }
      reader.read(property.dropFirst(4), xmp[index].text)
    }
    reader.endCorrection()
    let crop = reader.crop
    guard crop != nil || !reader.parts.isEmpty else { return nil }
    return EvidencePosition(
      in: .original, crop: crop, isTilted: crop != nil && reader.isTilted, parts: reader.parts)
  }

  private var crop: PicturePart? {
    guard isCropped, let left = edges["CropLeft"], let top = edges["CropTop"],
      let right = edges["CropRight"], let bottom = edges["CropBottom"]
    else { return nil }
    return PicturePart(clampingLeft: left, top: top, right: right, bottom: bottom)
  }

  private mutating func read(_ name: Substring, _ text: String) {
    switch name {
    case "HasCrop": isCropped = isCropped || text.lowercased() == "true"
    case "CropLeft", "CropTop", "CropRight", "CropBottom": edges[String(name)] = Double(text)
    case "CropAngle": isTilted = abs(Double(text) ?? 0) >= 0.01
    case "RetouchInfo", "RedEyeInfo": addSpot(text)
    case "What": endCorrection()
    // A mask that is an ellipse.
    case "Top", "Left", "Bottom", "Right":
      area[String(name)] = Double(text)
      guard let left = area["Left"], let top = area["Top"], let right = area["Right"],
        let bottom = area["Bottom"]
      else { return }
      area = [:]
      add(PicturePart(clampingLeft: left, top: top, right: right, bottom: bottom))
    // A mask that is a linear gradient.
    case "ZeroX", "ZeroY", "FullX", "FullY":
      area[String(name)] = Double(text)
      addGradient()
    // A spot.
    case "X": x = Double(text)
    case "Y":
      if let x, let y = Double(text) { add(spotAt: x, y) }
      x = nil
    // Where a brush touched the picture, such as `d 0.41 0.55`.
    case "Dabs": addDab(text)
    default: break
    }
  }

  /// Reads a spot such as `centerX = 0.29, centerY = 0.55, radius = 0.005, spotType = heal`.
  private mutating func addSpot(_ text: String) {
    var numbers: [Substring: Double] = [:]
    for setting in text.split(separator: ",") {
      let sides = setting.split(separator: "=").map { $0.trimming(" ") }
      if sides.count == 2 { numbers[sides[0]] = Double(sides[1]) }
    }
    if let x = numbers["centerX"], let y = numbers["centerY"] { add(spotAt: x, y) }
  }

  private mutating func addDab(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 3, ["d", "m"].contains(words[0]), let x = Double(words[1]),
      let y = Double(words[2]), (0...1).contains(x), (0...1).contains(y)
    else { return }
    let dabs = dabs ?? (x, y, x, y)
    self.dabs = (min(dabs.left, x), min(dabs.top, y), max(dabs.right, x), max(dabs.bottom, y))
  }

  /// Adds the part in which a linear gradient changes the picture: from the line where it begins,
  /// past the one where it is full, to the edge.
  ///
  /// How a slanted line lies depends on the shape of the picture, so only level and upright ones
  /// are read.
  private mutating func addGradient() {
    guard let zeroX = area["ZeroX"], let zeroY = area["ZeroY"], let fullX = area["FullX"],
      let fullY = area["FullY"]
    else { return }
    area = [:]
    let (width, height) = (fullX - zeroX, fullY - zeroY)
    guard width != 0 || height != 0 else { return }
    let part: PicturePart?
    if abs(width) <= abs(height) * Self.slant {
      part = PicturePart(
        clampingLeft: 0, top: height > 0 ? zeroY : 0, right: 1, bottom: height > 0 ? 1 : zeroY)
    } else if abs(height) <= abs(width) * Self.slant {
      part = PicturePart(
        clampingLeft: width > 0 ? zeroX : 0, top: 0, right: width > 0 ? 1 : zeroX, bottom: 1)
    } else {
      return
    }
    // One that begins beyond the edge changes all of the picture.
    if let part, part.width < 1 || part.height < 1 { add(part) }
  }

  /// How far from level a gradient may be, as a share of its length.
  private static let slant = 0.1

  /// Adds the part that the strokes of a brush cover; its width is not known exactly.
  private mutating func endCorrection() {
    defer { (dabs, area, x) = (nil, [:], nil) }
    guard let dabs else { return }
    add(
      PicturePart(
        clampingLeft: dabs.left - Self.spot, top: dabs.top - Self.spot,
        right: dabs.right + Self.spot, bottom: dabs.bottom + Self.spot))
  }

  /// Adds a spot, whose size is not known exactly; one beyond the picture is left out.
  private mutating func add(spotAt x: Double, _ y: Double) {
    guard (0...1).contains(x), (0...1).contains(y) else { return }
    add(
      PicturePart(
        clampingLeft: x - Self.spot, top: y - Self.spot, right: x + Self.spot, bottom: y + Self.spot
      ))
  }

  private mutating func add(_ part: PicturePart?) {
    if let part, parts.count < EvidencePosition.maximumParts { parts.append(part) }
  }

  /// Half the side of what is drawn around a spot.
  private static let spot = 0.015
}

extension Substring {
  fileprivate func trimming(_ character: Character) -> Substring {
    var rest = self
    while rest.first == character { rest.removeFirst() }
    while rest.last == character { rest.removeLast() }
    return rest
  }
}
