/// The rows of an audit, named as in the locations that are compared with it.
///
/// An audit has the paths of its time, and a copy of the photos has others. A photo is looked for
/// by its name relative to a folder of the audit, below the folder that stands for it now, and
/// never at its path in the audit unless that is inside one of the locations.
public struct ComparedRows: Sendable {
  /// How many photos with the same name are compared to find the folder of the audit.
  private static let maximumNamesakes = 64

  /// The rows, in the order of the audit for each location.
  public private(set) var rows: [AuditedRow] = []

  /// Renames the rows of an audit; nil if `base` is neither a folder of the audit nor one that
  /// contains all locations.
  ///
  /// `base` is the folder to which names are relative: one of the audit, whose photos alone are
  /// compared then, or one above the places. Without it, a place that is in the audit is compared
  /// with itself; another is compared with the folder of the audit that has most of its names and
  /// digests, and must have all photos of the audit. A location beside one that is in the audit is
  /// a copy of it if it has half of the photos; otherwise it is where photos may have moved to.
  public init?(_ stored: [AuditedRow], in locations: [ComparedLocation], base: String? = nil) {
    let files = stored.map { ComparedLocation.plain($0.file) }
    let named = base.map { ComparedLocation.folder(ComparedLocation.plain($0)) }
    let isOfAudit = named.map { named in files.contains { $0.utf8.starts(with: named.utf8) } }
    if let named, isOfAudit == false,
      !locations.allSatisfy({ $0.root.utf8.starts(with: named.utf8) })
    {
      return nil
    }
    let above = isOfAudit == false ? named : nil
    let groups = Self.grouped(locations) { above ?? $0.root }
    let audited = named == nil ? groups.filter { Self.isFolder($0.root, of: files) } : []
    // Beside a location of the audit, a copy has photos that are still there, and those that moved
    // are not.
    let present = Set(audited.flatMap(\.locations).flatMap(\.files).map(\.file))
    let candidates =
      audited.isEmpty
      ? Array(files.indices) : files.indices.filter { present.contains(files[$0]) }
    var found = Set<Int>()
    var mustBeSomewhere = false
    for (root, locations) in groups {
      var isCopy = true
      var base = isOfAudit == true ? named : nil
      if base == nil, audited.contains(where: { $0.root == root }) { base = root }
      if base == nil {
        let votes = Self.votes(
          of: locations.flatMap(\.files), in: root, for: candidates, files, stored)
        let best = votes.max { first, second in
          (first.value.weight, second.key.utf8.count, second.key)
            < (second.value.weight, first.key.utf8.count, first.key)
        }
        base = best?.key ?? (audited.isEmpty ? Self.sharedFolder(of: files) : nil)
        if audited.isEmpty {
          mustBeSomewhere = mustBeSomewhere || named == nil && locations.contains(where: \.isFolder)
        } else if let best {
          let count = files.count { $0.utf8.starts(with: best.key.utf8) }
          isCopy = best.value.count * 2 >= count
        }
      }
      guard let base else { continue }
      let folders = locations.filter(\.isFolder)
      let named = Set(locations.filter { !$0.isFolder }.map(\.path))
      for (index, file) in files.enumerated() where file.utf8.starts(with: base.utf8) {
        found.insert(index)
        let path = root + Self.name(of: file, in: base)
        let isCompared = named.contains(path) || folders.contains { $0.contains(path) }
        let isExpected = isCopy && isCompared
        // What is not expected beside its own location was compared there.
        if isExpected || audited.isEmpty || base == root {
          rows.append(AuditedRow(file: path, sha256: stored[index].sha256, isExpected: isExpected))
        }
      }
    }
    for (index, file) in files.enumerated() where !found.contains(index) {
      rows.append(
        AuditedRow(file: file, sha256: stored[index].sha256, isExpected: mustBeSomewhere))
    }
  }

  private static func grouped(
    _ locations: [ComparedLocation], by root: (ComparedLocation) -> String
  ) -> [(root: String, locations: [ComparedLocation])] {
    var groups: [(root: String, locations: [ComparedLocation])] = []
    for location in locations {
      let root = root(location)
      if let index = groups.firstIndex(where: { $0.root == root }) {
        groups[index].locations.append(location)
      } else {
        groups.append((root, [location]))
      }
    }
    return groups
  }

  /// Whether a folder with a name is one of the audit.
  private static func isFolder(_ root: String, of files: [String]) -> Bool {
    !root.isEmpty && files.contains { $0.utf8.starts(with: root.utf8) }
  }

  /// Counts the photos that speak for each folder of the audit by their relative names, with twice
  /// the weight where the digest is the same.
  private static func votes(
    of photos: [(file: String, sha256: String?)], in root: String, for candidates: [Int],
    _ files: [String], _ stored: [AuditedRow]
  ) -> [String: (count: Int, weight: Int)] {
    var namesakes: [Substring: [Int]] = [:]
    for index in candidates {
      let name = lastComponent(of: files[index])
      if namesakes[name, default: []].count < maximumNamesakes {
        namesakes[name, default: []].append(index)
      }
    }
    var votes: [String: (count: Int, weight: Int)] = [:]
    for photo in photos {
      let name = name(of: photo.file, in: root)
      for index in namesakes[lastComponent(of: name)] ?? [] {
        guard let base = base(of: files[index], named: name) else { continue }
        let isSame = photo.sha256 != nil && photo.sha256 == stored[index].sha256
        votes[base, default: (0, 0)].count += 1
        votes[base, default: (0, 0)].weight += isSame ? 2 : 1
      }
    }
    return votes
  }

  /// Returns the folder in which a row has a relative name, with its slash; nil if none.
  private static func base(of file: String, named name: String) -> String? {
    let count = file.utf8.count - name.utf8.count
    guard count >= 0, file.utf8.suffix(name.utf8.count).elementsEqual(name.utf8) else {
      return nil
    }
    let base = String(file.utf8.prefix(count)) ?? ""
    return base.isEmpty || base.utf8.last == UInt8(ascii: "/") ? base : nil
  }

  private static func name(of file: String, in folder: String) -> String {
    String(file.utf8.dropFirst(folder.utf8.count)) ?? file
  }

  private static func lastComponent(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  private static func sharedFolder(of files: [String]) -> String {
    guard let first = files.first else { return "" }
    var shared = ComparedLocation.parent(of: first).utf8[...]
    for file in files {
      shared = shared.prefix(zip(shared, file.utf8).prefix { $0 == $1 }.count)
    }
    return ComparedLocation.parent(of: String(Substring(shared)))
  }
}
