import Foundation
import PhotoFormats
import TestSupport
import Testing

/// The end of a JPEG XL picture, which no box tells.
struct JPEGXLPictureTests {
  /// Pictures by libjxl: lossy and lossless ones of one group, and of several groups.
  private static let pictures = [
    "/wpBBgAUSAC8ACFrFQCACpVRxg1ezvV8+aHDYtrGdYa22rawhLHZXhgkJJwwxsXmm/MNlAcFlSQA",
    "/wpBwEoIABAATABLGIsVAAxE3h0Aw3h+gEpSgrEC",
    """
    /wpY+QEAFAgDANBBBAwAAAAAAAAAAAAAU0YKAIAKlVHGDV7O9Xz5ocNi2sZ1hrbatrCSFSkoKNxDz4iMwQMeZR1gwRQA\
    VFiX9IFTblP841Skt58OhKQTj/fCgE7PaGZde9Cofvp4Gt0dc/0l0DlDyAMh8V4anadOz33hQwEJT7TnD85CCpwQg2Nj\
    jAsMYFQTwNB2yM6KRwGAZcw7HqEkAQ==
    """,
    """
    /wo4gZYICIobAQgCAQA0AAAAwAEcwAEcwAFLGIsVwLiU/x8AgAkAA5DnAMADBwOQ5wDAAwcDkOcAwAMHA5DnAMADBwOQ\
    JwAwZQ4=
    """,
  ].map { Array(Data(base64Encoded: $0) ?? Data()) }

  @Test(arguments: pictures) func findsTheEnd(_ picture: [UInt8]) {
    #expect(picture.count > 2)
    #expect(JPEGXLPicture.count(picture[...]) == picture.count)
    #expect(JPEGXLPicture.count((picture + [1, 2, 3])[...]) == picture.count)
    #expect(JPEGXLPicture.count(([9] + picture)[1...]) == picture.count)
    for end in picture.indices { #expect(JPEGXLPicture.count(picture[..<end]) == nil) }
  }

  @Test(arguments: pictures) func survivesEveryByte(_ picture: [UInt8]) {
    for index in picture.indices {
      for value in [0x00, 0x01, 0x55, 0x7F, 0x80, 0xFF] as [UInt8] {
        var mutant = picture
        mutant[index] = value
        #expect(JPEGXLPicture.count(mutant[...]) ?? 0 <= mutant.count)
      }
    }
  }

  @Test(.needs(.data)) func findsTheEndOfRealPictures() throws {
    let folder = Repository.sharedData
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".jxl") }
    #expect(!files.isEmpty)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: file)))
      let data = BoxParts.boxes(in: bytes).flatMap { box in
        switch box.type {
        case "jxlc": bytes[box.content]
        case "jxlp": bytes[box.content.dropFirst(4)]
        default: bytes[0..<0]
        }
      }
      #expect(JPEGXLPicture.count(data[...]) == data.count, "\(file)")
    }
  }
}
