import Digests
import PhotoFormats

/// The assertion that binds a manifest of Content Credentials to a file, C2PA 2.2, 9.2 and 18.5 to
/// 18.7: a digest of its bytes without the store of manifests.
package struct HardBinding {
  /// The kinds of hard bindings that are supported.
  package enum Kind: Hashable {
    /// A digest of the file with excluded ranges, `c2pa.hash.data`.
    case data

    /// A digest of the file with excluded boxes, `c2pa.hash.bmff`, by its version.
    ///
    /// Since the second version, the offset of each box at the top is covered too.
    case boxes(version: Int)

    /// Digests of the file's named parts, `c2pa.hash.boxes`.
    case namedParts

    /// Returns the kind of an assertion; nil if it is not supported.
    ///
    /// C2PA 2.2, 6.4: a label ends with its version, and a number if there are several.
    package init?(label: String) {
      let name = label.split(separator: "_", maxSplits: 1).first.map(String.init) ?? label
      switch name {
      case "c2pa.hash.data": self = .data
      case "c2pa.hash.bmff": self = .boxes(version: 1)
      case "c2pa.hash.bmff.v2": self = .boxes(version: 2)
      case "c2pa.hash.bmff.v3": self = .boxes(version: 3)
      case "c2pa.hash.boxes": self = .namedParts
      default: return nil
      }
    }
  }

  /// The file that a binding is compared with.
  package struct Subject {
    var container: PhotoContainer

    /// The parts of the file besides its picture.
    var parts: [FilePart]

    /// The part, or the segments, with the store of manifests.
    var store: Range<Int>
  }

  /// The beginning of the labels of all assertions with digests of the file.
  package static let prefix = "c2pa.hash."

  var kind: Kind
  var assertion: CBORValue

  /// The name of the algorithm where the assertion names none.
  var algorithm: String

  /// Whether an update was added to the store after the binding was made.
  var isUpdated: Bool

  /// Creates a binding from an assertion.
  package init(kind: Kind, assertion: CBORValue, algorithm: String, isUpdated: Bool) {
    self.kind = kind
    self.assertion = assertion
    self.algorithm = algorithm
    self.isUpdated = isUpdated
  }

  /// Compares the binding with a file, of which every byte may be read.
  func check(
    _ subject: Subject, in source: inout ByteSource
  ) throws(PhotoReadError) -> CredentialsBinding {
    // The digest of another file, which is deprecated.
    guard assertion["url"] == nil else { return .unsupportedKind }
    guard source.size <= Limits.digestedFile else { return .tooLarge }
    return switch kind {
    case .data: try checkData(subject, in: source)
    case .boxes(let version): try checkBoxes(hasOffsets: version > 1, in: &source)
    case .namedParts: try checkNamedParts(subject, in: &source)
    }
  }

  /// Returns the algorithm of a digest; nil if it is not supported.
  func algorithm(of value: CBORValue) -> SHA2.Algorithm? {
    SHA2.Algorithm(rawValue: value["alg"]?.text ?? algorithm)
  }

  /// C2PA 2.2, 18.5: the offsets and lengths of excluded ranges, and the digest of the rest.
  private func checkData(
    _ subject: Subject, in source: borrowing ByteSource
  ) throws(PhotoReadError) -> CredentialsBinding {
    guard let digest = assertion["hash"]?.bytes else { return .damaged }
    guard let algorithm = algorithm(of: assertion) else { return .unsupportedAlgorithm }
    var excluded: [Range<Int>] = []
    for range in assertion["exclusions"]?.elements ?? [] {
      guard let start = range["start"]?.number, let length = range["length"]?.number else {
        return .damaged
      }
      excluded.append(start..<start + length)
    }
    if isUpdated { excluded = Self.excluded(excluded, besides: subject.store) }
    guard excluded.allSatisfy({ $0.upperBound <= source.size }) else { return .notBound }
    let bytes = DigestedBytes(all: source.size, without: excluded)
    guard try bytes.digest(algorithm, in: source).elementsEqual(digest) else { return .notBound }
    // One range is the store as it stands: where equal bytes follow each other, others fit too.
    let isStoreExcluded = excluded.contains {
      $0.lowerBound == subject.store.lowerBound && $0.upperBound >= subject.store.upperBound
    }
    guard isStoreExcluded else { return .notBound }
    return subject.isPictureCovered(without: excluded) ? .bound : .pictureLeftOut
  }

  /// Returns ranges as they are after the store has grown: its own is all of it, and those behind
  /// have moved.
  private static func excluded(
    _ ranges: [Range<Int>], besides store: Range<Int>
  ) -> [Range<Int>] {
    guard let own = ranges.first(where: { $0.lowerBound == store.lowerBound }) else {
      return ranges
    }
    let growth = max(0, store.count - own.count)
    return ranges.map { range in
      guard range != own else { return store }
      let shift = range.lowerBound > own.lowerBound ? growth : 0
      return range.lowerBound + shift..<range.upperBound + shift
    }
  }
}

extension HardBinding.Subject {
  /// Whether excluded ranges contain nothing but metadata, such as the store.
  fileprivate func isPictureCovered(without excluded: [Range<Int>]) -> Bool {
    let allowed = parts.filter(isMetadata).map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    return excluded.allSatisfy { range in
      // The entry of a TIFF file that says how long the store is.
      if container == .tiff, range.count <= 8 { return true }
      var position = range.lowerBound
      for part in allowed where part.lowerBound <= position {
        position = max(position, part.upperBound)
      }
      return position >= range.upperBound
    }
  }

  private func isMetadata(_ part: FilePart) -> Bool {
    switch container {
    case .jpeg, .png, .jpegXL: Self.isMetadata(part.name, in: container)
    case .webp: part.name != "VP8X"
    default: !["ftyp", "meta", "moov", "mdat", "idat", "jp2h", "jp2c"].contains(part.name)
    }
  }

  /// Whether a named part of a file isn’t part of the picture, so that a digest may leave it out.
  static func isMetadata(_ name: String, in container: PhotoContainer) -> Bool {
    if name == NamedPart.store { return true }
    return switch container {
    case .jpeg: name.hasPrefix("APP") || name == "COM"
    // ISO/IEC 15948, 5.4: a small letter says that a chunk is not needed to show the picture.
    case .png: name.first?.isLowercase == true && name != "tRNS"
    case .gif: ["21FE", "21FF"].contains(name)
    case .jpegXL: !["JXL ", "ftyp", "jxll", "jxlc", "jxlp"].contains(name)
    default: false
    }
  }
}
