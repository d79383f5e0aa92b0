import Dispatch
import ToolSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Pictures that come while others are searched; of those that wait, only the newest is kept.
enum NewestPictures {
  /// How often a folder is looked at.
  private static let interval = Duration.milliseconds(200)

  /// The number of bytes that are read at once.
  private static let pieceSize = 1 << 16

  /// Returns the pictures that come: in a folder, or through standard input without one.
  static func pictures(inFolder folder: String?) throws -> AsyncStream<PictureFile> {
    if let folder { return try inFolder(folder) }
    return fromStandardInput()
  }

  /// Returns the pictures that appear or change in a folder from now on, without end.
  ///
  /// One is complete when nothing changes between two looks.
  private static func inFolder(_ folder: String) throws -> AsyncStream<PictureFile> {
    guard var known = states(in: folder) else {
      throw FileError.cannotRead(path: folder, reason: SystemFile.lastReason)
    }
    let (stream, continuation) = makeStream()
    let watcher = Task {
      var growing: [String: FileStatus.State] = [:]
      while !Task.isCancelled {
        try? await Task.sleep(for: interval)
        let states = states(in: folder) ?? [:]
        for path in states.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
          guard let state = states[path], known[path] != state else { continue }
          guard growing[path] == state else {
            growing[path] = state
            continue
          }
          growing[path] = nil
          known[path] = state
          let name = path.split(separator: "/").last.map(String.init) ?? path
          continuation.yield(PictureFile(path: path, name: name))
        }
        known = known.filter { states[$0.key] != nil }
        growing = growing.filter { states[$0.key] != nil }
      }
    }
    continuation.onTermination = { _ in watcher.cancel() }
    return stream
  }

  /// Returns the pictures that come through standard input.
  private static func fromStandardInput() -> AsyncStream<PictureFile> {
    let (stream, continuation) = makeStream()
    DispatchQueue(label: "frames").async {
      var splitter = FrameSplitter()
      var count = 0
      while let bytes = readPiece(), !bytes.isEmpty {
        for frame in splitter.append(bytes) {
          count += 1
          continuation.yield(PictureFile(frame, path: "frame-\(count)"))
        }
      }
      continuation.finish()
    }
    return stream
  }

  private static func makeStream() -> (
    AsyncStream<PictureFile>, AsyncStream<PictureFile>.Continuation
  ) {
    AsyncStream.makeStream(of: PictureFile.self, bufferingPolicy: .bufferingNewest(1))
  }

  private static func states(in folder: String) -> [String: FileStatus.State]? {
    guard let pictures = PictureFinder.pictures(inFolder: folder) else { return nil }
    return Dictionary(
      pictures.compactMap { file in FileStatus.state(of: file.path).map { (file.path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns what standard input has, nothing at its end; nil if it can’t be read.
  private static func readPiece() -> [UInt8]? {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, filled in
      repeat {
        count = unsafe read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    return count < 0 ? nil : bytes
  }
}
