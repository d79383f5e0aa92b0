import ASCII
import Digests
import PhotoFormats
import PhotoMetadata
import PictureRevisions
import ValueSearch

/// One pass over the metadata of a photo: what it decides, and what it records of that.
///
/// Values that were removed in an earlier pass are removed wherever else they stand.
struct CopyPass {
  /// What to change.
  let plan: CopyPlan

  /// The values that earlier passes removed.
  private let known: RemovedValues

  /// The values that this pass removed, and those that it keeps because anyone may know them.
  private(set) var values = RemovedValues()
  private var publicTexts: Set<String> = []

  /// The changes, in the order of the file.
  private(set) var changes: [MetadataChange] = []

  /// The parts that stay although they can't be read, in the order of the file.
  private(set) var unread: [UnreadPart] = []

  /// The SHA-256 of the stores of Content Credentials that the change ends, in hexadecimal.
  private(set) var credentials: [String] = []

  /// What copies before this one said about themselves, the oldest first.
  private(set) var earlier: [CopyStatement] = []

  /// What to write about this copy; nil in the first pass, which only shows what changes.
  let statement: XMPStatement?

  /// Whether an earlier pass has shown that something changes.
  var isChanging: Bool { statement != nil }

  /// Whether Content Credentials end: whatever changes, they no longer bind, and they can hold any
  /// kind of fact that a plan removes.
  var endsCredentials: Bool { isChanging || plan.removesFacts }

  /// How the picture changed; nil if it is that of the original.
  let revision: PictureRevision?

  /// What earlier passes found out about the coded data of a JPEG file, which takes long.
  var picture: JPEGEditor.CodedPicture?

  /// Whether the packet that continues the main one is gone.
  var removesExtension = false

  /// Whether the video of a motion photo is gone, so that nothing may say that there is one.
  var removesVideo = false

  /// How many structures the pass is inside of.
  var depth = 0

  /// Where the pass is inside of another structure, such as a thumbnail.
  var prefix = ""

  init(
    _ plan: CopyPlan, known: RemovedValues, statement: XMPStatement?,
    revision: PictureRevision? = nil
  ) {
    self.plan = plan
    self.revision = revision
    self.known = known
    self.statement = statement
    // What the copy says about itself is no secret either.
    publicTexts.formUnion([plan.owner, plan.copyright].compactMap { $0 })
    publicTexts.formUnion(statement?.texts ?? [])
    for (structure, content) in revision?.endedCredentials ?? [] {
      endCredentials(content, in: structure)
    }
  }

  /// The values of this pass and of earlier ones, without those that anyone may know.
  var allValues: RemovedValues {
    var all = known
    all.formUnion(values)
    all.subtract(textsIn: publicTexts)
    return all
  }

  /// Returns whether to remove a structure with these contents, and records it if so.
  ///
  /// One that can't be read is noted if it stays and may hold what is to be removed: `facts`, or
  /// whatever its bytes have room for.
  mutating func removes(
    _ kind: MetadataKind, _ structure: String, text: String? = nil, bytes: ArraySlice<UInt8> = [],
    as action: MetadataChange.Action = .removed, holding facts: Set<MetadataKind>? = nil
  ) -> Bool {
    removes(
      kind, structure, texts: text.map { [$0] } ?? [], bytes: bytes, as: action, holding: facts)
  }

  /// Returns whether to remove a structure with several texts, and records it if so.
  mutating func removes(
    _ kind: MetadataKind, _ structure: String, texts: [String], bytes: ArraySlice<UInt8> = [],
    as action: MetadataChange.Action = .removed, holding facts: Set<MetadataKind>? = nil
  ) -> Bool {
    // Smaller pictures that can’t be made again show the picture as it was.
    if plan.removes(kind) || kind == .thumbnail && revision != nil {
      record(action, kind, structure)
      note(texts, of: kind)
      return true
    }
    if isPublic(kind) {
      // Where a program or a camera should be named stands nothing but a place or a person.
      if let found = texts.compactMap({ known.kind(ofWhole: $0) }).first {
        record(action, found, structure)
        return true
      }
      publicTexts.formUnion(texts)
      return false
    }
    guard let found = found(in: texts, bytes) else {
      if kind == .unread { noteUnread(structure, bytes, holding: facts) }
      return false
    }
    record(action, found, structure)
    note(texts, of: kind)
    return true
  }

  /// Whether anyone may know what a kind of metadata says.
  func isPublic(_ kind: MetadataKind) -> Bool { [.camera, .date, .technical].contains(kind) }

  /// Returns the kind of what texts and bytes contain although the plan removes it: a known value,
  /// or a place or a person in a form that programs know; nil if there is nothing.
  func found(in texts: [String], _ bytes: ArraySlice<UInt8>) -> MetadataKind? {
    // A text that is removed for a place becomes a value itself, which is no reason.
    texts.compactMap { NamedInText($0, plan)?.kind }
      .min { RemovedValues.ranks[$0] ?? .max < RemovedValues.ranks[$1] ?? .max }
      ?? known.kind(foundIn: texts, bytes)
  }

  /// Notes texts that are removed, with the names in them, as values.
  mutating func note(_ texts: [String], of kind: MetadataKind) {
    for text in texts {
      values.add(text: text, of: kind)
      if kind == .location, let degrees = PlaceText.degrees(of: text) {
        values.add(degrees: degrees)
      }
      guard let named = NamedInText(text, plan) else { continue }
      for name in named.names { values.add(text: name, of: named.kind) }
      for degrees in [named.coordinates?.latitude, named.coordinates?.longitude] {
        if let degrees { values.add(degrees: abs(degrees)) }
      }
    }
  }

  /// Returns whether to remove what follows a picture, and records it if so.
  ///
  /// Some programs read metadata there, whatever the format says, so that data in which EXIF or XMP
  /// begins goes with every kind of fact.
  mutating func removesRest(_ rest: ArraySlice<UInt8>) -> Bool {
    let structure = "EOF (\(rest.count) B)"
    if removes(.unread, structure, bytes: rest) { return true }
    let starts = ["II*\0", "MM\0*", "<x:xmpmeta", "<rdf:RDF"]
    guard plan.removesFacts,
      starts.contains(where: { rest.contains(text: $0) })
    else { return false }
    unread.removeAll { $0.structure == prefix + structure }
    record(.removed, .unread, structure)
    return true
  }

  /// Returns the kind of a known value in bytes; nil if there is none.
  func kindOfValue(in bytes: ArraySlice<UInt8>) -> MetadataKind? { known.kind(foundIn: [], bytes) }

  /// Returns data of unknown form with zeros instead of values that were removed elsewhere, unless
  /// it goes as a whole.
  mutating func withoutValues(_ bytes: [UInt8], in structure: String) -> [UInt8] {
    guard !plan.removes(.unread) else { return bytes }
    var edited = bytes
    for (kind, range) in positionsOfValues(in: bytes[...]) {
      record(.emptied, kind, structure)
      edited.clear(range)
    }
    return edited
  }

  /// Returns the positions of known values in bytes, each with what it is about.
  func positionsOfValues(
    in bytes: ArraySlice<UInt8>
  ) -> [(kind: MetadataKind, range: Range<Int>)] { known.ranges(in: bytes) }

  /// Records a change.
  mutating func record(
    _ action: MetadataChange.Action, _ kind: MetadataKind, _ structure: String
  ) {
    let name = prefix + structure
    if let index = changes.firstIndex(where: {
      $0.action == action && $0.kind == kind && $0.structure == name
    }) {
      changes[index].count += 1
    } else {
      changes.append(MetadataChange(action, kind, name))
    }
  }

  /// Notes a part that stays although it can't be read, if it may hold what is to be removed.
  mutating func noteUnread(
    _ structure: String, _ bytes: ArraySlice<UInt8>, holding facts: Set<MetadataKind>? = nil
  ) {
    guard HiddenFacts.all.contains(where: plan.removes) else { return }
    let mayHold = (facts ?? HiddenFacts.possible(in: bytes)).filter(plan.removes)
    guard !mayHold.isEmpty else { return }
    let name = prefix + structure
    let index = unread.firstIndex { $0.structure == name } ?? unread.endIndex
    if index == unread.endIndex {
      unread.append(UnreadPart(structure: name, count: 0, size: 0, mayHold: []))
    }
    unread[index].count += 1
    unread[index].size += bytes.count
    let all = mayHold.union(unread[index].mayHold)
    unread[index].mayHold = MetadataKind.allCases.filter(all.contains)
  }

  /// Notes what an earlier copy said about itself.
  mutating func noteEarlier(_ statement: CopyStatement) {
    if !earlier.contains(statement) { earlier.append(statement) }
  }

  /// Adds a text that must not stand elsewhere.
  mutating func addValue(text: String, of kind: MetadataKind) {
    values.add(text: text, of: kind)
  }

  /// Adds binary data that must not stand elsewhere.
  mutating func addValue(_ bytes: ArraySlice<UInt8>, of kind: MetadataKind) {
    values.add(bytes: bytes, of: kind)
  }

  /// Adds an angle that must not stand elsewhere.
  mutating func addValue(degrees: Double) {
    values.add(degrees: degrees)
  }

  /// Records that Content Credentials end with this copy: a store of manifests, and whatever fills
  /// its place in the file up.
  mutating func endCredentials(_ bytes: [UInt8], in structure: String) {
    record(.removed, .credentials, structure)
    // ISO/IEC 19566-5, B.2: the size of the box of a store comes first.
    let size = ByteOrder.big.uint32(bytes[...], at: 0) ?? 0
    let store = size >= 8 && size <= bytes.count ? bytes[..<size] : bytes[...]
    var hash = SHA256()
    unsafe store.withUnsafeBytes { unsafe hash.update($0) }
    credentials.append(hash.hexadecimal())
  }
}
