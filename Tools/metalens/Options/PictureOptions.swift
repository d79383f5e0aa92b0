import ArgumentParser
import ToolSupport

/// The option of `audit` for the pictures of its web pages.
struct PictureOptions: ParsableArguments {
  /// `--no-thumbnails` is the name from when pages showed nothing but thumbnails.
  @Flag(
    name: [.customLong("no-pictures"), .customLong("no-thumbnails")],
    help: .key("help.audit.noPictures"))
  var hidesPictures = false
}
