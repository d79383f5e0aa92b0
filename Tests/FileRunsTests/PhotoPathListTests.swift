import FileRuns
import PhotoFormats
import Testing

struct PhotoPathListTests {
  @Test func keepsTheBytesOfEachPath() {
    let paths = [[0x61], [], [0xFF, 0x2F, 0x0A], Array("사진.jpg".utf8)].map { PhotoPath(bytes: $0) }
    var list = PhotoPathList()
    #expect(list.isEmpty)
    for path in paths { list.append(path) }
    #expect(Array(list) == paths)
    #expect(list.last == paths.last && list.count == 4)
  }
}
