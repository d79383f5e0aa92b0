/// Something in a file that indicates how it was made, and its position in the file.
public struct FileTrace: Hashable, Sendable {
  /// The structure that contains it.
  public var source: TraceSource

  /// Its byte offset in the file; nil if it is in decoded data.
  public var offset: Int?

  /// The raw value as untrusted text; empty if only its presence matters.
  public var text: String

  /// The numbers of the value, if any.
  public var numbers: [Double]

  /// The encoding that had to be assumed for the text; nil if there was no need to.
  public var encoding: TextEncoding?

  /// The number of the event in the editing history of XMP that it belongs to; nil if it belongs to
  /// none, or the events were not counted.
  public var event: Int?

  /// Whether the store of Content Credentials that this is belongs to the file; nil for anything
  /// else.
  public var binding: CredentialsBinding?

  /// The directory of EXIF in which an entry stands that belongs to another one; nil for any other
  /// trace.
  var directory: ExifDirectory?

  /// The name of the structure, with the directory in which it stands; untrusted text.
  package var sourceName: String {
    guard case .exif(let tag) = source, let directory else { return source.name }
    return "\(directory.name) \(source.number) \(tag.name)"
  }

  /// The moment in the text, in EXIF or XMP format; nil if there is none with a second.
  public var moment: CaptureDate? { CaptureDate(exif: text) }

  /// The date in the text, in any known format and as precise as it is; nil if there is none.
  public var date: CaptureDate? { CaptureDate(anyFormat: text) }

  /// The beginning of a text that can be long because of settings at its end, and the whole of any
  /// other.
  package var beginning: String {
    switch source {
    case .exif, .pngText, .comment:
      guard text.utf8.count > Limits.traceText else { return text }
      let end = text.utf8.index(text.startIndex, offsetBy: Limits.traceText)
      // Indices of scalars are rounded down.
      return String(text.unicodeScalars[..<end])
    default: return text
    }
  }

  /// Creates a trace from its parts.
  public init(
    _ source: TraceSource, at offset: Int?, text: String, numbers: [Double] = [],
    event: Int? = nil, encoding: TextEncoding? = nil
  ) {
    self.source = source
    self.offset = offset
    self.text = text
    self.numbers = numbers
    self.event = event
    self.encoding = encoding
  }

  /// Creates the trace of a text.
  init(_ source: TraceSource, at offset: Int?, _ text: DecodedText) {
    self.init(source, at: offset, text: text.text, encoding: text.encoding)
  }
}
