/// The names of the JSON files in a folder, found by the names of photos that they begin with.
public struct JSONFiles: Sendable {
  private var names: [String: [String]] = [:]

  /// Creates a list of those among the names of files.
  public init(_ files: [String]) {
    for file in files where file.lowercased().hasSuffix(Self.ending) {
      let stem = file.dropLast(Self.ending.count)
      names[String(stem), default: []].append(file)
      guard let dot = stem.lastIndex(of: "."), dot > stem.startIndex else { continue }
      names[String(stem[..<dot]), default: []].append(file)
    }
  }

  private static let ending = ".json"

  /// Returns the names that consist of that of a photo, perhaps a word, and this number:
  /// `photo.jpg.zusätzliche-metadaten(1).json`.
  func names(after photo: String, number: String) -> [String] {
    (names[photo] ?? []).filter { file in
      let word = file.dropFirst(photo.count).dropLast(Self.ending.count)
      guard number.isEmpty else { return word.hasSuffix(number) }
      return !word.hasSuffix(")")
    }
  }
}
