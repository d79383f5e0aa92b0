import PhotoMetadata

/// Reads the metadata of the photos whose paths standard input has, one a line, and counts them.
///
/// `Tools/development/benchmark-audit` measures it, to tell reading apart from the rest of an audit.
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
