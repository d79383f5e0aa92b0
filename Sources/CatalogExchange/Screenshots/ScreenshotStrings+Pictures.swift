extension ScreenshotStrings {
  /// The number of frames from which their unit, pixels or points, can be told.
  public static let minimumFrames = 5

  /// Returns the name of a picture without the number of its copy: `3.home` is `home`.
  ///
  /// There is a copy for each string, as Xcode shows one frame for each picture.
  public static func nameWithoutNumber(_ name: Substring) -> Substring {
    guard let dot = name.firstIndex(of: "."), dot > name.startIndex,
      name[..<dot].allSatisfy(\.isNumber)
    else { return name }
    let rest = name[name.index(after: dot)...]
    return rest.isEmpty ? name : rest
  }
}
