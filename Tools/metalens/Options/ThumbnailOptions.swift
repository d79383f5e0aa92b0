import ArgumentParser
import ToolSupport

/// The option of `audit` for the thumbnails of its web pages.
struct ThumbnailOptions: ParsableArguments {
  @Flag(name: .customLong("no-thumbnails"), help: .key("help.audit.noThumbnails"))
  var hidesThumbnails = false
}
