import Documents
import Foundation
import StringCatalogs
import TestSupport
import TextLayout
import Testing

struct ChartTests {
  private let months = Chart(
    LocalizedMessage("By month"), kind: .bars,
    axis: ["5月", "June", "July", "August"].map(DocumentValue.untrusted),
    series: [Chart.Series(.absent, values: [4, 1, 0, 1_000])])

  private let languages = Chart(
    LocalizedMessage("Languages"), kind: .bars, unit: .percent,
    axis: ["Korean", "Japanese"].map { .phrase($0) },
    series: [
      Chart.Series(.phrase("Translated"), values: [100, 99.97]),
      Chart.Series(.phrase("Reviewed"), values: [62.5]),
    ], target: Chart.Target(.phrase("Required"), value: 80))

  private let progress = Chart(
    LocalizedMessage("Progress"), kind: .lines, unit: .percent,
    axis: ["v1", "v2", "v3", "v4"].map(DocumentValue.untrusted),
    series: [
      Chart.Series(.phrase("Korean"), values: [10, 50, nil, 100]),
      Chart.Series(.phrase("Japanese"), values: [nil, 20, nil, nil]),
    ], target: Chart.Target(.phrase("Required"), value: 80))

  // MARK: Bars

  /// Each row says with words and a number what its bar shows.
  @Test func drawsBarsInATable() throws {
    let page = try html(.chart(months))
    #expect(page.contains("<caption>By month</caption>"))
    for (label, count, length) in [
      ("5月", "4", "0.5%"), ("July", "0", nil), ("August", "1,000", "100.0%"),
    ] {
      let row = try #require(
        page.split(separator: "\n").first { $0.contains(">\(label)</bdi></th>") })
      #expect(row.hasPrefix("<tr><th scope=\"row\">"))
      #expect(row.contains("<td>\(count)</td><td class=\"drawn\" aria-hidden=\"true\">"))
      #expect(row.contains("<rect") == (length != nil))
      if let length { #expect(row.contains("<rect width=\"\(length)\"")) }
    }
  }

  @Test func namesEachBarOfSeveralSeries() throws {
    let page = try html(.chart(languages))
    #expect(page.components(separatedBy: "<th scope=\"rowgroup\" colspan=\"3\">").count == 3)
    #expect(page.contains("<th scope=\"row\">Translated</th><td>100%</td>"))
    // Almost everything is not everything.
    #expect(page.contains("<td>99.9%</td>"))
    #expect(page.contains("<rect class=\"series-1\" width=\"99.9%\""))
    #expect(page.contains("<rect class=\"series-2\" width=\"62.5%\""))
    #expect(page.contains("<th scope=\"row\">Reviewed</th><td>–</td>"))
    #expect(page.contains("<th scope=\"row\">Required</th><td>80%</td>"))
    #expect(page.components(separatedBy: "<line class=\"target\" x1=\"80.0%\"").count == 5)
  }

  @Test func drawsBarsInText() throws {
    #expect(
      try text(.chart(months)) == """
        By month
              4  5月     █
              1  June    █
              0  July
          1,000  August  ███████████████████████

        """)
    #expect(
      try text(.chart(languages)) == """
        Languages
          Korean
             100%  Translated  █████████████████
            62.5%  Reviewed    ███████████
          Japanese
            99.9%  Translated  ████████████████
                –  Reviewed
          Required: 80%

        """)
  }

  @Test func leavesOutBarsThatHaveNoRoom() throws {
    var chart = months
    chart.axis[1] = .untrusted(String(repeating: "June ", count: 8))
    #expect(
      try text(.chart(chart)) == """
        By month
              4  5月
              1  June June June June June June
                 June June
              0  July
          1,000  August

        """)
  }

  @Test func writesBarsAsAMarkdownTable() throws {
    #expect(
      try markdown(.chart(languages)) == """
        | Languages | Translated | Reviewed |
        | --------- | ---------: | -------: |
        | Korean    |       100% |    62.5% |
        | Japanese  |      99.9% |        – |

        Required: 80%

        """)
  }

  // MARK: Lines

  @Test func drawsLinesWithATable() throws {
    let page = try html(.chart(progress))
    #expect(page.contains("role=\"img\""))
    #expect(page.contains("<title>Progress</title><desc>Korean: from 10% to 100%, Japanese: "))
    // A line is interrupted where a value is missing, and what no line shows has a marker.
    #expect(page.contains("<polyline class=\"series-1\" points=\"0,900 333,500\""))
    #expect(page.components(separatedBy: "<polyline").count == 2)
    for (marker, x, y, title) in [
      ("circle", "100.0%", "0.0%", "v4, Korean, 100%"),
      ("square", "33.3%", "80.0%", "v2, Japanese, 20%"),
    ] {
      #expect(
        page.contains("<use href=\"#marker.\(marker)\" x=\"\(x)\" y=\"\(y)\"><title>\(title)<"))
    }
    #expect(page.contains("<summary>As a table<span class=\"visually-hidden\"> — Progress</span>"))
    #expect(page.contains("<th scope=\"col\" class=\"number\">Korean</th>"))
  }

  /// Nothing depends on colors.
  @Test func givesEachLineAnotherPatternAndMarker() throws {
    var chart = progress
    chart.series = (1...8).map { Chart.Series(.number($0), values: [1, 2, 3, 4]) }
    let page = try html(.chart(chart))
    let keys = page.matches(of: /<svg class="key series-[0-9]"(.*)<\/svg>/).map(\.1)
    #expect(keys.count == 8)
    #expect(Set(keys).count == 8)
  }

  @Test func writesLinesAsText() throws {
    #expect(
      try text(.chart(progress)) == """
        Progress
          100%  Korean    ▁▄ █
           20%  Japanese   ▂
          Required: 80%

        Progress  Korean  Japanese
        --------  ------  --------
        v1           10%         –
        v2           50%       20%
        v3             –         –
        v4          100%         –

        """)
  }

  @Test func writesLinesAsMarkdown() throws {
    var chart = progress
    chart.series.removeLast()
    #expect(
      try markdown(.chart(chart)) == """
        | Progress | Korean |                      |
        | -------- | -----: | -------------------- |
        | `v1`     |    10% | ██                   |
        | `v2`     |    50% | ██████████           |
        | `v3`     |      – |                      |
        | `v4`     |   100% | ████████████████████ |

        Required: 80%

        """)
  }

  // MARK: Limits

  /// The first bars are those that matter, and the last points of a line.
  @Test(arguments: [400, 401])
  func showsALimitedNumberOfPoints(count: Int) throws {
    let values = (1...count).map(Double.init)
    let axis = (1...count).map { DocumentValue.untrusted("<\($0)>") }
    for kind in [Chart.Kind.bars, .lines] {
      let chart = Chart(
        LocalizedMessage("Many"), kind: kind, axis: axis,
        series: [Chart.Series(.absent, values: values)])
      let first = kind == .lines ? count - 399 : 1
      for written in try [text(.chart(chart)), markdown(.chart(chart)), html(.chart(chart))] {
        #expect(written.contains("1 value isn’t shown.") == (count > 400))
        let open = written.contains("<html") ? "&lt;" : "<"
        let close = written.contains("<html") ? "&gt;" : ">"
        #expect(written.contains("\(open)\(first)\(close)"))
        #expect(written.contains("\(open)\(first + 399)\(close)"))
        #expect(!written.contains("\(open)\(first - 1)\(close)"))
        #expect(!written.contains("\(open)\(first + 400)\(close)"))
      }
    }
  }

  @Test(arguments: [8, 9])
  func showsALimitedNumberOfSeries(count: Int) throws {
    let chart = Chart(
      LocalizedMessage("Many"), kind: .lines, axis: [.phrase("a"), .phrase("b")],
      series: (1...count).map { Chart.Series(.untrusted("<\($0)>"), values: [1, 2]) })
    for written in try [text(.chart(chart)), markdown(.chart(chart)), html(.chart(chart))] {
      #expect(written.contains("2 values aren’t shown.") == (count > 8))
      #expect(!written.contains("9>") && !written.contains("9&gt;"))
    }
  }

  @Test(arguments: [Chart.Kind.bars, .lines])
  func canBeEmpty(kind: Chart.Kind) throws {
    for series in [[], [Chart.Series(.absent, values: [])]] {
      let chart = Chart(LocalizedMessage("None"), kind: kind, axis: [], series: series)
      #expect(try text(.chart(chart)).contains("None"))
      #expect(try markdown(.chart(chart)).contains("None"))
      #expect(try html(.chart(chart)).contains("None"))
    }
  }

  /// What can't be drawn is missing.
  @Test(arguments: [-1, .nan, .infinity, 1.1e18])
  func takesOtherValuesForMissing(value: Double) throws {
    let chart = Chart(
      LocalizedMessage("Some"), kind: .bars, axis: [.phrase("a"), .phrase("b")],
      series: [Chart.Series(.absent, values: [value, 2])],
      target: Chart.Target(.phrase("Target"), value: value))
    let written = try text(.chart(chart))
    #expect(written.contains("  –  a\n"))
    #expect(!written.contains("Target"))
  }

  @Test(arguments: allLanguages)
  func fitsFortyColumns(language: LanguageTag) throws {
    let renderer = try DocumentRenderer(
      catalog: PhotoReport.catalog(), templates: DocumentTemplates())
    var wide = progress
    wide.axis[0] = .untrusted(String(repeating: "한국어", count: 20))
    wide.series[0].name = .untrusted(String(repeating: "日本語", count: 20))
    for chart in [months, languages, progress, wide] {
      let text = renderer.text([.chart(chart)], languages: [language], width: 40)
      for line in text.split(separator: "\n") {
        #expect(DisplayWidth.of(line) <= 40, "\(line)")
      }
    }
  }

  @Test(
    arguments: [
      (0, "0%"), (0.01, "0.1%"), (0.06, "0.1%"), (12.34, "12.3%"), (12.35, "12.4%"), (50, "50%"),
      (99.94, "99.9%"), (99.99, "99.9%"), (100, "100%"), (100.04, "100%"), (1_234, "1,234%"),
      (.nan, "–"), (-5, "-5%"),
    ] as [(Double, String)])
  func writesShares(share: Double, written: String) throws {
    #expect(try text(.sentence(.percent(share))) == written + "\n")
  }

  @Test func writesSharesAsTheLanguageDoes() throws {
    let catalog = try TestCatalog.make(["Title": ["T", "T"]], languages: ["en", "de"])
    let renderer = try DocumentRenderer(catalog: catalog, templates: DocumentTemplates())
    let text = renderer.text([.sentence(.percent(99.5))], languages: ["de"])
    #expect(text.hasPrefix("99,5\u{A0}%"))
  }
}
