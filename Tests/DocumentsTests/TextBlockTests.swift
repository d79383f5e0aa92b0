import Documents
import StringCatalogs
import TextLayout
import Testing

struct TextBlockTests {
  private let name = LocalizedMessage("Name")

  @Test func alignsATableThatFits() throws {
    let table = Table(
      columns: [Table.Column(name), Table.Column(LocalizedMessage("Count"), .number)],
      rows: [
        Table.Row([Table.Cell(.untrusted("서울")), Table.Cell(.number(1_000))]),
        Table.Row([Table.Cell(.untrusted("b")), Table.Cell(.absent)]),
      ])
    #expect(
      try text(.table(table)) == """
        Name  Count
        ----  -----
        서울  1,000
        b         –

        """)
  }

  @Test func stacksATableThatDoesNot() throws {
    let table = Table(
      columns: [
        Table.Column(LocalizedMessage("State")), Table.Column(name, .path),
        Table.Column(LocalizedMessage("Camera")), Table.Column(LocalizedMessage("Lens")),
      ],
      rows: [
        Table.Row([
          Table.Cell(.phrase("All is well here"), tone: .fine),
          Table.Cell(.path("a/long/path.jpg")),
          Table.Cell(.untrusted("A camera with a name")), Table.Cell(.absent),
        ])
      ], namingColumn: 1)
    #expect(
      try text(.table(table)) == """
        a/long/path.jpg
          All is well here · Camera: A camera
          with a name

        """)
  }

  @Test func writesFindings() throws {
    let finding = JudgedFinding(
      .strong, label: LocalizedMessage("Strong"), sentence: .phrase("It was found in the file."),
      explanation: .phrase("It happens."), details: [.facts([Fact(name, .offset(16))])])
    #expect(
      try text(.findings([finding])) == """
        - [Strong] It was found in the file.
          Other explanation: It happens.

          Name
            0x10 (16)

        """)
  }

  @Test(arguments: allLanguages)
  func fitsFortyColumns(language: LanguageTag) throws {
    let renderer = try DocumentRenderer(
      catalog: PhotoReport.catalog(), templates: DocumentTemplates())
    let text = renderer.text(
      PhotoReport.document(photoCount: 7), languages: [language], width: 40)
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.of(line) <= 40, "\(line)")
    }
  }
}
