import PhotoFormats
import PhotoMetadata

/// What a packet says about the video of a motion photo.
extension XMPEditor {
  /// The beginnings of properties of a photo with a video.
  static let videoMarks = [
    "XMP GCamera:MotionPhoto", "XMP GCamera:MicroVideo", "XMP OpCamera:MotionPhoto",
    "XMP OpCamera:VideoLength",
  ]

  /// Removes the video of a motion photo from the list of what a file contains.
  mutating func removeVideoItems(of directory: Int, _ pass: inout CopyPass) {
    guard pass.removesVideo, document.nodes[directory].local == "Directory",
      XMPKinds.prefix(of: document.nodes[directory].namespace) == "Container"
    else { return }
    let lists = document.nodes[directory].children
    for item in lists.flatMap({ document.nodes[$0].children }) where isVideoItem(item) {
      pass.record(.removed, .technical, "XMP Item:Semantic MotionPhoto")
      edits.append((document.nodes[item].range, []))
    }
  }

  /// Whether an element of a list describes the video of a motion photo.
  private func isVideoItem(_ index: Int) -> Bool {
    var waiting = [index]
    while let next = waiting.popLast() {
      let node = document.nodes[next]
      waiting += node.children
      let isElement =
        node.local == "Semantic"
        && node.texts.contains { bytes[$0].elementsEqual("MotionPhoto".utf8) }
      let isAttribute = node.attributes.contains {
        $0.local == "Semantic" && bytes[$0.value].elementsEqual("MotionPhoto".utf8)
      }
      if isElement || isAttribute { return true }
    }
    return false
  }
}
