import Documents
import FileRuns
import Originality
import PhotoFormats
import PhotoMetadata

/// The outlines of all entries of an audit, in a few blocks of memory.
///
/// Equal values of several photos exist once. Outlines in this collection have no factors; they
/// are only counted.
struct EntryOutlines: RandomAccessCollection, Sendable {
  private struct Record: Sendable {
    let outcome: Outcome
    let score: Int?
    let reason: Int
    let strength: Int
    let digest: UInt64?
    let camera: Int
    let day: Int
  }

  /// The number of times that each kind of flag is a factor.
  private(set) var factorCounts: [FlagDetail.Kind: Int] = [:]

  private var paths = PhotoPathList()
  private var records: [Record] = []
  private var values: [DocumentValue] = []
  private var positions: [DocumentValue: Int] = [:]

  var startIndex: Int { 0 }

  var endIndex: Int { records.count }

  subscript(position: Int) -> EntryOutline {
    let record = records[position]
    return EntryOutline(
      file: String(decoding: paths[position].bytes, as: UTF8.self), outcome: record.outcome,
      score: record.score, reason: values[record.reason], strength: record.strength,
      digest: record.digest, camera: values[record.camera], day: values[record.day])
  }

  /// What the order of all entries depends on.
  var ranked: some Collection<(outcome: Outcome, strength: Int, score: Int?)> {
    records.lazy.map { (outcome: $0.outcome, strength: $0.strength, score: $0.score) }
  }

  /// The number of entries with each outcome.
  var counts: [Outcome: Int] {
    records.reduce(into: [:]) { $0[$1.outcome, default: 0] += 1 }
  }

  /// Adds an outline at the end.
  mutating func append(_ outline: EntryOutline) {
    paths.append(PhotoPath(outline.file))
    records.append(
      Record(
        outcome: outline.outcome, score: outline.score, reason: position(of: outline.reason),
        strength: outline.strength, digest: outline.digest,
        camera: position(of: outline.camera), day: position(of: outline.day)))
    for kind in outline.factors { factorCounts[kind, default: 0] += 1 }
  }

  private mutating func position(of value: DocumentValue) -> Int {
    if let position = positions[value] { return position }
    values.append(value)
    positions[value] = values.count - 1
    return values.count - 1
  }
}
