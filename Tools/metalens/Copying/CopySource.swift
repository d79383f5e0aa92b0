import PhotoFormats
import PhotoMetadata

/// The photos of a run, each with the path of its copy.
struct CopySource: IteratorProtocol, Sendable {
  private var photos: PathSource
  private var targets: CopyTargets

  init(_ photos: PathSource, targets: CopyTargets) {
    self.photos = photos
    self.targets = targets
  }

  mutating func next() -> (original: PhotoPath, target: String)? {
    while let photo = photos.next() {
      if !targets.leavesOut(photo) { return (photo, targets.target(for: photo)) }
    }
    return nil
  }
}
