import Documents
import Foundation
import StringCatalogs
import Testing

/// No number ends the program.
struct ExtremeNumberTests {
  private func chart(_ kind: Chart.Kind, _ unit: Chart.Unit, _ number: Int) -> Chart {
    let number = Double(number)
    return Chart(
      LocalizedMessage("Name"), kind: kind, unit: unit, axis: [.absent, .absent, .absent],
      series: [
        Chart.Series(.absent, values: [number, nil, .infinity]),
        Chart.Series(.absent, values: [.nan, -.infinity, .greatestFiniteMagnitude, number]),
        Chart.Series(.absent, values: [1e18, .leastNonzeroMagnitude, number]),
      ], target: Chart.Target(.absent, value: number))
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func isWritten(number: Int) throws {
    let name = LocalizedMessage("Name")
    let point = Drawing.Point(x: number, y: number)
    let frame = Drawing.Frame(origin: point, width: number, height: number)
    let symbol = Symbol(name: "map", width: number, height: number, elements: "")
    let blocks: [Block] = [
      .list([.number(number), .byteSize(number), .offset(number), .phrase("%lld", .number(number))]
      ),
      .list([.date(Date(timeIntervalSince1970: Double(number))), .date(.distantPast)]),
      .list([-Double.infinity, .infinity, .nan].map { .date(Date(timeIntervalSince1970: $0)) }),
      .list([
        .localDate(
          LocalDate(
            year: 2026, month: 1, day: 1,
            time: LocalDate.Time(hour: number, minute: number, second: number),
            offsetMinutes: number))
      ]),
      .meter(Meter(name, value: number, maximum: number)),
      .meter(Meter(name, value: .max, maximum: number)),
      .tally(
        Tally(items: [number, number, .max].map { Tally.Item(name, count: $0) }, areShares: true)),
      .chart(chart(.bars, .count, number)), .chart(chart(.bars, .percent, number)),
      .chart(chart(.lines, .count, number)), .chart(chart(.lines, .percent, number)),
      .list([Double(number), -.infinity, .infinity, .nan].map { .percent($0) }),
      .table(
        Table(
          columns: [Table.Column(name)],
          rows: [Table.Row([]), Table.Row([Table.Cell(.absent), Table.Cell(.absent)])],
          namingColumn: number)),
      .table(Table(columns: [], rows: [Table.Row([])])),
      .figure(
        Figure(
          .picture(DocumentPicture(jpeg: [], width: number, height: number)), alternative: .absent)),
      .figure(
        Figure(.drawing(Drawing(symbol, frame: frame, points: [point])), alternative: .absent)),
    ]
    let document = Document(title: name, blocks: blocks)
    let renderer = try renderer([:])
    #expect(try renderer.html(document, languages: []).contains("</html>"))
    #expect(renderer.markdown(document, languages: []).hasPrefix("# Name"))
    #expect(renderer.text(document, languages: [], width: number).contains("Name"))
  }
}
