public import Foundation
public import PhotoMetadata

/// What copies were made, and how each differs from its original; never a removed value.
public struct CopyReceipt: Hashable, Sendable, Codable {
  /// A file by its digest.
  public struct File: Hashable, Sendable, Codable {
    /// The path, relative if the given one was.
    public var file: String

    /// The SHA-256 of its bytes in lowercase hexadecimal.
    public var sha256: String

    /// Its size in bytes.
    public var size: Int

    /// Creates a file.
    public init(file: String, sha256: String, size: Int) {
      self.file = file
      self.sha256 = sha256
      self.size = size
    }
  }

  /// A copy, or why there is none.
  public struct Photo: Hashable, Sendable, Codable {
    /// The original.
    public var original: File

    /// The copy; nil if it was not made.
    public var copy: File?

    /// Why it was not made, in the language of the person who asked for it.
    public var error: String?

    /// What was changed, in the order of the file; empty if the copy has the same bytes.
    public var changes: [MetadataChange]

    /// How the picture was changed, in the words of the history of the copy; nil if it was not.
    public var pictureChanges: [String]?

    /// The parts that the copy keeps although they can't be read; nil if there are none.
    public var unread: [UnreadPart]?

    /// The files beside the photo that were copied with it; nil if there are none.
    public var sidecars: [Photo]?

    /// The kinds of facts that the copy still records.
    public var kept: [String]

    /// The SHA-256 of the Content Credentials that end with the copy: of each store of manifests,
    /// from the size of its box on.
    public var credentials: [String]

    /// What these Content Credentials were worth in the original; nil if there are none.
    public var endedCredentials: EndedCredentials?

    /// The SHA-256 of the files that the original was copied from, as it says itself, the oldest
    /// first.
    public var ancestors: [String]

    /// Creates an entry.
    public init(
      original: File, copy: File?, error: String? = nil, changes: [MetadataChange] = [],
      pictureChanges: [String]? = nil, unread: [UnreadPart]? = nil, kept: [String] = [],
      credentials: [String] = [], endedCredentials: EndedCredentials? = nil,
      ancestors: [String] = []
    ) {
      self.original = original
      self.copy = copy
      self.error = error
      self.changes = changes
      self.pictureChanges = pictureChanges
      self.unread = unread
      self.kept = kept
      self.credentials = credentials
      self.endedCredentials = endedCredentials
      self.ancestors = ancestors
    }
  }

  /// The name of the format.
  public var format: String

  /// The version of the tool.
  public var toolVersion: String

  /// When the copies were made.
  public var date: Date

  /// The photos, in the order of the paths.
  public var photos: [Photo]

  /// The name of the format, and its version.
  public static let format = "metalens-copy-receipt 1"

  /// The name of the format of a plan, which says what copies would be.
  public static let planFormat = "metalens-copy-plan 1"

  /// Whether no copy was made, and the receipt only says what copies would be.
  ///
  /// Copies that would differ from their originals have no SHA-256 then, as it depends on the time
  /// at which they are made.
  public var isPlan: Bool { format == Self.planFormat }

  /// Creates a receipt, or a plan.
  public init(toolVersion: String, date: Date, photos: [Photo], isPlan: Bool = false) {
    format = isPlan ? Self.planFormat : Self.format
    self.toolVersion = toolVersion
    self.date = date
    self.photos = photos
  }
}

extension CopyReceipt {
  /// Reads a receipt; nil if the data is none, or only a plan.
  public init?(json: Data) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let receipt = try? decoder.decode(CopyReceipt.self, from: json),
      receipt.format == Self.format
    else { return nil }
    self = receipt
  }

  /// The receipt as JSON, with a final line feed.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
