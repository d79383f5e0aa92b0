extension Picture {
  /// How long to look for a smaller file.
  public enum Effort: Hashable, Sendable {
    /// For files that are looked at once.
    case fast

    /// For files that are kept.
    case usual
  }

  /// Returns the picture as a PNG file without metadata; nil if there is no memory for it.
  public func png(effort: Effort = .usual) -> [UInt8]? {
    let file = LibPNG.file(of: self, isFast: effort == .fast)
    return file?.isEmpty == true ? nil : file
  }
}
