import PhotoFormats
import PhotoMetadata
import Testing
import ValueSearch

@testable import PhotoCopies

/// What nobody reads in Photoshop's resources and in IPTC.
struct CaptionsUnreadTests {
  private static let secret = Array("Jane Placeholder".utf8)

  private static func pass(_ facts: PrivateFacts) -> CopyPass {
    var plan = CopyPlan()
    plan.removed = [facts]
    return CopyPass(plan, known: RemovedValues(), statement: nil)
  }

  private static func dataSet(_ record: UInt8, _ number: UInt8, _ value: [UInt8]) -> [UInt8] {
    [0x1C, record, number, 0, UInt8(value.count)] + value
  }

  private static func resource(
    _ number: Int, name: [UInt8] = [0, 0], _ content: [UInt8], padding: UInt8 = 0
  ) -> [UInt8] {
    let piece = ImageResourceForm.piece(number, named: name[...], content)
    return content.count % 2 == 1 ? piece.dropLast() + [padding] : piece
  }

  private static let date = dataSet(2, 55, Array("20240506".utf8))
  private static let resolution = resource(0x03ED, Array(repeating: 1, count: 16))

  static let blocks: [[UInt8]] = [
    // Behind the last resource, in a name, in padding, in an unknown resource, and behind what is
    // known of one.
    resolution + secret,
    resolution + resource(0x0404, name: [15] + Array(secret.prefix(15)), date),
    resolution + resource(0x0404, date + [0x1C], padding: 0x4A),
    resolution + resource(0x1234, secret),
    resource(0x03ED, Array(repeating: 1, count: 16) + secret),
    // Behind the last data set, in an unknown one, and in one that has another form.
    resolution + resource(0x0404, date + secret),
    resolution + resource(0x0404, date + dataSet(2, 240, secret)),
    resolution + resource(0x0404, date + dataSet(9, 1, secret)),
    resolution + resource(0x0404, date + dataSet(1, 50, secret)),
    resolution + resource(0x0404, dataSet(2, 55, secret)),
  ]

  @Test(arguments: blocks)
  func leavesNothingUnread(block: [UInt8]) {
    #expect(UnreadRegions.imageResources(block) != nil)
    var pass = Self.pass(.all)
    let copy = ImageResourceEditor.edit(block, &pass) ?? []
    #expect(!copy.contains(Self.secret.prefix(8)))
    #expect(copy.starts(with: Self.resolution))
    #expect(UnreadRegions.imageResources(copy) == nil)
  }

  @Test func keepsAndNamesItOtherwise() {
    let block = Self.resolution + Self.secret
    var pass = Self.pass(.location)
    #expect(ImageResourceEditor.edit(block, &pass) == block)
    #expect(
      pass.unread
        == [UnreadPart(structure: "Photoshop 8BIM (16 B)", size: 16, mayHold: [.location])])
  }

  /// Settings for printing with the name of a printer, as Photoshop writes them.
  private static func printing(_ printer: String) -> [UInt8] {
    let name = Array(printer.utf16) + [0]
    return resource(
      0x043A,
      Array("printOutput printerNameTEXT".utf8) + [0, 0, 0, UInt8(name.count)]
        + name.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } + [0, 1])
  }

  @Test func leavesOutTheNameOfAPrinterWithTheOwner() {
    let block = Self.resolution + Self.printing("Jane’s printer")
    var pass = Self.pass(.owner)
    #expect(
      ImageResourceEditor.edit(block, &pass) == Self.resolution
        + Self.printing(String(repeating: " ", count: 14)))
    #expect(pass.unread.isEmpty && pass.changes.map(\.kind) == [.technical])
    // A copy of the copy has nothing to remove.
    for name in ["", "  "] {
      let block = Self.resolution + Self.printing(name)
      var pass = Self.pass(.owner)
      #expect(ImageResourceEditor.edit(block, &pass) == block)
      #expect(pass.unread.isEmpty && pass.changes.isEmpty)
    }
    var other = Self.pass(.location)
    #expect(ImageResourceEditor.edit(block, &other) == block && other.unread.isEmpty)
  }

  @Test(arguments: [("", true), ("Rom", false), ("李さん", false)])
  func namesOtherSettingsForPrintingThatHaveWords(text: String, isNumbers: Bool) {
    let numbers: [UInt8] = [0, 3, 0, 0, 0, 0x48, 0, 0, 0, 0x48, 2, 0xDE, 0xFF, 0xFF, 2, 0x40]
    let block = Self.resolution + Self.resource(0x042F, numbers + Array(text.utf8))
    var pass = Self.pass(.owner)
    #expect(ImageResourceEditor.edit(block, &pass) == block)
    #expect(pass.unread.isEmpty == isNumbers)
  }

  @Test func understandsWhatPhotoshopWrites() {
    let block = Self.resolution + Self.resource(0x0404, Self.dataSet(2, 0, [0, 2]) + Self.date)
    #expect(UnreadRegions.imageResources(block) == nil)
    #expect(UnreadRegions.imageResources(block + [0, 0]) == nil)
  }
}
