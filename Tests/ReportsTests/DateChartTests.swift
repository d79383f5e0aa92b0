import Documents
import Originality
import PhotoAudits
import PhotoMetadata
import StringCatalogs
import Testing

@testable import Reports

struct DateChartTests {
  private func day(_ year: Int, _ month: Int = 1, _ day: Int = 1) -> LocalDate {
    LocalDate(year: year, month: month, day: day)
  }

  private func chart(_ days: [LocalDate], withoutDate: Int = 0) -> Chart? {
    Chart(
      days: Dictionary(days.map { ($0, 1) }, uniquingKeysWith: +), withoutDate: withoutDate)
  }

  private func bars(_ chart: Chart?) -> [[DocumentValue: Double?]] {
    zip(chart?.axis ?? [], chart?.series.first?.values ?? []).map { [$0: $1] }
  }

  private func unit(_ chart: Chart?) -> String? { chart?.heading.key }

  @Test func countsByTheSmallestUnitWithFewBars() {
    let days = (1...17).map { day(2024, 5, $0) }
    #expect(unit(chart(Array(days.prefix(16)))) == "report.chart.day")
    #expect(unit(chart(days)) == nil)
    #expect(unit(chart(days + [day(2024, 6)])) == "report.chart.month")
    let months = (0..<19).map { day(2020 + $0 / 12, $0 % 12 + 1) }
    #expect(unit(chart(Array(months.prefix(18)))) == "report.chart.month")
    #expect(unit(chart(months)) == "report.chart.year")
  }

  @Test func hasNoBarForOneDay() {
    #expect(chart([day(2024)]) == nil)
    #expect(chart([], withoutDate: 3) == nil)
  }

  @Test func sortsBarsAndEndsWithPhotosWithoutDate() {
    let found = chart([day(2024, 2, 2), day(2023), day(2024, 2, 2)], withoutDate: 4)
    #expect(
      bars(found) == [
        [.localDate(day(2023)): 1], [.localDate(day(2024, 2, 2)): 2],
        [.phrase("report.chart.noDate"): 4],
      ])
  }

  /// A year is no January 1.
  @Test func countsLessExactDatesApart() {
    let year = LocalDate(year: 2024, month: 1, day: 1, precision: .year)
    let month = LocalDate(year: 2024, month: 1, day: 1, precision: .month)
    let found = chart([day(2024), month, year])
    #expect(
      found?.axis == [.localDate(year), .localDate(month), .localDate(day(2024))])
  }

  @Test func joinsTheEarliestOfManyYears() throws {
    let found = try #require(chart((1980...2026).map { day($0) }))
    #expect(found.axis.count == 24)
    let first = LocalDate(year: 2003, month: 1, day: 1, precision: .year)
    #expect(bars(found)[0] == [.phrase("report.chart.earlierFormat", .localDate(first)): 24])
    #expect(found.series[0].values.compactMap(\.self).reduce(0, +) == 47)
  }

  @Test(
    arguments: [
      ("en", "Photos by month", "May 2024"), ("ko", "월별 사진 수", "2024년 5월"),
      ("ja", "月別の写真数", "2024年5月"), ("zh-Hans", "按月统计的照片数", "2024年5月"),
    ] as [(LanguageTag, String, String)])
  func isInTheOverview(language: LanguageTag, heading: String, month: String) throws {
    let photos = (1...20).map { number in
      var summary = PhotoSummary(fileSize: number)
      summary.creationDate = CaptureDate(
        year: 2024, month: number < 15 ? 5 : 6, day: number, hour: 1, minute: 2, second: 3)
      return SampleAudit.photo("\(number).jpg", summary)
    }
    for format in [ReportFormat.html, .markdown, .text] {
      let text = try render(SampleAudit.audit(photos), format, [language])
      #expect(text.contains(heading))
      #expect(text.contains(month))
      #expect(text.contains(format == .html ? "<td>14</td>" : "14"))
    }
  }
}
