import ScreenMatching

/// A screenshot before anything was recognized in it.
struct ShotFile: Sendable {
  /// The picture.
  let picture: PictureFile

  /// What its path says.
  let location: ShotPath

  /// The strings that its localization catalog (`.xcloc`) names; nil without one.
  var named: [PackagedStrings.Named]?
}
