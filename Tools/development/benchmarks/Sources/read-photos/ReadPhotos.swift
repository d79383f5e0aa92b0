import PhotoFormats
import PhotoMetadata

/// Reads the metadata of the photos at the paths on standard input, one per line, and counts them.
///
/// `Tools/development/benchmark-audit` measures it, to separate reading from the rest of an audit.
@main
struct ReadPhotos {
  static func main() {
    let reader = PhotoReader()
    var (count, readCount) = (0, 0)
    while let path = readLine() {
      count += 1
      if (try? reader.metadata(ofFileAt: PhotoPath(path))) != nil { readCount += 1 }
    }
    print("\(readCount) of \(count) gave metadata")
  }
}
