/// Something that a file says or shows about how it was made, and where in the file it was read.
public struct FileTrace: Hashable, Sendable {
  /// The structure of the file that holds it.
  public var source: TraceSource

  /// The byte of the file where it begins; nil when it lies in data that had to be decoded.
  public var offset: Int?

  /// The raw value as text from outside; empty when only its presence was looked at.
  public var text: String

  /// The numbers of the value, when it has any.
  public var numbers: [Double]

  /// The moment that the text names, as EXIF or XMP writes it; nil when it names none.
  public var moment: CaptureDate? { CaptureDate(exif: text) }

  /// Creates a trace from its parts.
  public init(_ source: TraceSource, at offset: Int?, text: String, numbers: [Double] = []) {
    self.source = source
    self.offset = offset
    self.text = text
    self.numbers = numbers
  }
}
