import CatalogWriting
import StringCatalogs

/// A value in three versions of a catalog; nil where it does not exist.
struct Versions {
  var base: JSONValue?
  var ours: JSONValue?
  var theirs: JSONValue?

  /// Returns the member with a name in each version.
  subscript(name: String) -> Versions {
    Versions(base: base?[name], ours: ours?[name], theirs: theirs?[name])
  }

  /// The names of the members of both sides, ours first.
  var names: [String] {
    var seen: Set<[UInt8]> = []
    return [ours, theirs].flatMap { $0?.members ?? [] }.map(\.name)
      .filter { seen.insert(Array($0.utf8)).inserted }
  }

  /// Whether both sides have an object.
  var areObjects: Bool { ours?.kind == .object && theirs?.kind == .object }

  /// Whether the base had such a value, and one side removed it.
  var isRemoved: Bool { base != nil && (ours == nil) != (theirs == nil) }

  /// Returns whether a merge keeps the member: the side that added or removed it decides.
  func keeps(_ name: String) -> Bool {
    let had = base?[name] != nil
    let sides = [ours?[name] != nil, theirs?[name] != nil]
    return sides[0] == sides[1] ? sides[0] : !had
  }

  /// Returns whether two values are equal, whatever their layout.
  static func isSame(_ one: JSONValue?, _ other: JSONValue?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one == other { return true }
    guard one.kind == other.kind else { return false }
    return written(one) == written(other)
  }

  private static func written(_ value: JSONValue) -> [UInt8] {
    var writer = ValueWriter()
    var result: [UInt8] = []
    writer.write(value, depth: 0, to: &result)
    return result
  }
}
