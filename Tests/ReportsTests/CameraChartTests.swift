import Documents
import Originality
import StringCatalogs
import Testing

@testable import Reports

struct CameraChartTests {
  private func names(_ count: Int) -> [DocumentValue: Int] {
    Dictionary(uniqueKeysWithValues: (1...count).map { (.untrusted("Camera \($0)"), 100 - $0) })
  }

  @Test func beginsWithTheCameraOfMostPhotos() throws {
    let chart = try #require(
      Chart(cameras: [.untrusted("b"): 2, .untrusted("c"): 5, .untrusted("a"): 2, .absent: 9]))
    #expect(
      chart.axis == [
        .untrusted("c"), .untrusted("a"), .untrusted("b"), .phrase("report.chart.noCamera"),
      ])
    #expect(chart.series.map(\.values) == [[5, 2, 2, 9]])
  }

  @Test func hasNoBarForOneCamera() {
    #expect(Chart(cameras: [:]) == nil)
    #expect(Chart(cameras: [.untrusted("a"): 3]) == nil)
    #expect(Chart(cameras: [.absent: 3]) == nil)
    #expect(Chart(cameras: [.untrusted("a"): 1, .absent: 1]) == nil)
    #expect(Chart(cameras: [.untrusted("a"): 2, .absent: 1]) != nil)
  }

  @Test func joinsTheOthersOfManyCameras() throws {
    #expect(Chart(cameras: names(12))?.axis.last == .untrusted("Camera 12"))
    let chart = try #require(Chart(cameras: names(13)))
    #expect(chart.axis.count == 12)
    #expect(chart.axis.last == .phrase("report.chart.otherCameras", .number(2)))
    #expect(chart.series[0].values.last == 88 + 87)
  }

  @Test(
    arguments: [
      ("en", "Photos by camera", "No camera recorded"), ("ko", "카메라별 사진 수", "카메라 기록 없음"),
      ("ja", "カメラ別の写真数", "カメラの記録なし"), ("zh-Hans", "按相机统计的照片数", "未记录相机"),
    ] as [(LanguageTag, String, String)])
  func isInTheOverview(language: LanguageTag, heading: String, missing: String) throws {
    let photos = (1...20).map { number in
      var summary = PhotoSummary(fileSize: number)
      if number > 3 { summary.model = number < 15 ? "EOS R5" : "X-T5" }
      return SampleAudit.photo("\(number).jpg", summary)
    }
    for format in [ReportFormat.html, .markdown, .text] {
      let text = try render(SampleAudit.audit(photos), format, [language])
      for expected in [heading, missing, "EOS R5", format == .html ? "<td>11</td>" : "11"] {
        #expect(text.contains(expected))
      }
    }
  }
}
