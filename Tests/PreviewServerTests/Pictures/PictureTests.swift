import Foundation
import StringCatalogs
import StringPreviews
import TestSupport
import Testing

@testable import PreviewServer

struct PictureTests {
  /// Pictures in memory, one of each content.
  private struct Source: PictureSource {
    var pictures: [ScreenPicture]
    var contents: [[UInt8]] = []

    func bytes(ofPicture number: Int) -> [UInt8]? {
      contents.indices.contains(number) ? contents[number] : nil
    }
  }

  private static let png = SamplePictures.png(width: 10, height: 20)

  private func picture(
    _ language: LanguageTag?, _ keys: String..., table: String = "Localizable"
  ) -> ScreenPicture {
    ScreenPicture(
      name: language?.rawValue ?? "none", language: language,
      scale: .pixels(width: 10, height: 10),
      places: keys.map {
        ScreenPicture.Place(table: table, key: $0, x: 1, y: 1, width: 1, height: 1)
      })
  }

  private func names(_ pictures: [ScreenPicture], of key: String = "a") -> [String] {
    PictureIndex(Source(pictures: pictures)).pictures(
      of: key, in: "Localizable", language: "ko", sourceLanguage: "en"
    ).map(\.picture.name)
  }

  @Test func showsThoseOfTheLanguageFirst() {
    let pictures = [
      picture("ja", "a"), picture("en-US", "a"), picture(nil, "a"), picture("ko-KR", "a"),
      picture("ko", "b"), picture("ko", "a", table: "Other"), picture("ko", "a"),
    ]
    #expect(names(pictures) == ["ko-KR", "ko", "en-US", "none", "ja"])
    #expect(names(pictures, of: "c") == [])
  }

  @Test func hasOnePictureForAStringThatIsThereTwice() {
    let index = PictureIndex(Source(pictures: [picture("ko", "a", "b", "a")]))
    let found = index.pictures(
      of: "a", in: "Localizable", language: "ko", sourceLanguage: "en")
    #expect(found.map(\.places.count) == [2])
  }

  /// Keys that look the same are others.
  @Test func comparesKeysByBytes() {
    #expect(names([picture("ko", "\u{E9}")], of: "e\u{301}") == [])
  }

  @Test(
    arguments: [
      (Self.png, "image/png"), (SamplePictures.jpeg(width: 10, height: 20), "image/jpeg"),
      (SamplePictures.gif(width: 10, height: 20), "image/gif"),
      (SamplePictures.webp(width: 10, height: 20), "image/webp"),
      (Array("RIFF....WAVE".utf8), nil), (Array("RIFF....WEBPVP8 ".utf8), nil),
      (Array(Self.png.prefix(8)), nil), ([0xFF, 0xD8, 0xFF, 0xE0], nil), ([], nil),
      (Array("GIF89a".utf8), nil), (SamplePictures.png(width: 0, height: 20), nil),
      (Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), nil),
      (Array("<html>".utf8), nil), (Array("%PDF-".utf8), nil),
    ] as [([UInt8], String?)])
  func sendsOnlyPictures(bytes: [UInt8], type: String?) {
    let index = PictureIndex(Source(pictures: [picture("ko", "a")], contents: [bytes]))
    let response = index.response(0)
    #expect(response?.status == (type == nil ? 415 : 200))
    #expect(response?.body == (type == nil ? [] : bytes))
    if let type { #expect(response?.type == type) }
    #expect(response?.headers.contains { $0 == ("X-Content-Type-Options", "nosniff") } == true)
  }

  /// A browser would take four bytes for each pixel, however few the file has.
  @Test(arguments: [
    (8_000, 8_000, 200), (8_000, 8_001, 415), (20_000, 20_000, 415), (20_000, 3_200, 200),
    (1, 65_535, 200), (2_147_483_647, 2_147_483_647, 415),
  ])
  func sendsNoPictureThatWouldFillTheMemory(width: Int, height: Int, status: Int) {
    let contents = [SamplePictures.png(width: width, height: height)]
    let index = PictureIndex(Source(pictures: [picture("ko", "a")], contents: contents))
    #expect(index.response(0)?.status == status)
  }

  @Test func hasNoOtherPictures() {
    let index = PictureIndex(Source(pictures: [picture("ko", "a")]))
    #expect(index.response(-1) == nil && index.response(1) == nil)
    #expect(index.response(0)?.status == 404)
  }

  @Test(arguments: [11, 12, 13])
  func tellsThePageOfTheFirstPictures(count: Int) async throws {
    let pictures = (0..<count).map { _ in picture("ko", "Cancel") }
    let token = AccessToken()
    let service = PreviewService(
      catalogs: [MemoryStorage(SampleCatalog.text)], token: token,
      pictures: Source(pictures: pictures, contents: [Self.png]))
    func answer(_ path: String, _ query: [String: String], body: String = "") async -> PageResponse
    {
      await service.answer(
        PageRequest(
          method: body.isEmpty ? "GET" : "POST", path: path, query: query,
          headers: [
            "host": "127.0.0.1:8000", "authorization": "Bearer \(token.text)",
            "content-type": "application/json",
          ], body: Array(body.utf8)))
    }
    let wanted = #"{"key":"Cancel","language":"ko","values":[],"drafts":[]}"#
    let preview = await answer("/api/preview", ["catalog": "0"], body: wanted)
    let object = try JSONSerialization.jsonObject(with: Data(preview.body)) as? [String: Any]
    #expect((object?["pictures"] as? [Any])?.count == min(count, 12))
    #expect(object?["pictureCount"] as? Int == count)
    #expect(await answer("/api/picture", ["number": "0"]).body == Self.png)
    #expect(await answer("/api/picture", ["number": "x"]).status == 404)
  }

  @Test func hasNoPicturesWithoutASource() async {
    let token = AccessToken()
    let service = PreviewService(catalogs: [MemoryStorage(SampleCatalog.text)], token: token)
    let request = PageRequest(
      path: "/api/picture", query: ["number": "0"],
      headers: ["host": "localhost:1", "authorization": "Bearer \(token.text)"])
    #expect(await service.answer(request).status == 404)
  }
}
