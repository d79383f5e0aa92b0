import PhotoFormats

/// The coding of a JPEG picture, from its frame header.
public struct JPEGFrame: Hashable, Sendable {
  /// The byte offset of the header in the file.
  public var offset: Int

  /// The number of the process, 0 to 15: 0 is baseline, 2 progressive.
  public var process: Int

  /// The bits per sample.
  public var precision: Int

  /// The sampling factors of each component, horizontal and vertical.
  public var sampling: [[Int]]

  /// Whether the picture is progressive.
  public var isProgressive: Bool { [2, 6, 10, 14].contains(process) }

  /// Creates a frame from its parts.
  public init(offset: Int, process: Int, precision: Int, sampling: [[Int]]) {
    self.offset = offset
    self.process = process
    self.precision = precision
    self.sampling = sampling
  }

  /// Reads a header: the precision, height, width, and 3 bytes per component; nil if it is damaged.
  init?(process: Int, content: ArraySlice<UInt8>, offset: Int) {
    var reader = ByteReader(content)
    guard let precision = reader.number(1), reader.read(4) != nil, let count = reader.number(1),
      (1...4).contains(count)
    else { return nil }
    var sampling: [[Int]] = []
    for _ in 0..<count {
      guard reader.read(1) != nil, let factors = reader.number(1), reader.read(1) != nil else {
        return nil
      }
      sampling.append([factors >> 4, factors & 15])
    }
    self.init(offset: offset, process: process, precision: precision, sampling: sampling)
  }

  /// The frame in the standard's terms, such as `SOF0, 8 bit, 2x2 1x1 1x1`.
  public var name: String {
    let factors = sampling.map { $0.map(String.init).joined(separator: "x") }
    return "SOF\(process), \(precision) bit, \(factors.joined(separator: " "))"
  }
}
