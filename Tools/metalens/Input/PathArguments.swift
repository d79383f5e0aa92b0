import Foundation
import PhotoFormats
import PhotoMetadata

/// The paths on the command line of this process, byte for byte.
enum PathArguments {
  /// Returns the paths for parsed arguments.
  ///
  /// The parser provides texts, in which bytes that are not UTF-8 became replacement characters.
  /// The original of such an argument is found by its text; of several that look alike, the first
  /// one comes first.
  static func paths(_ arguments: [String]) -> [PhotoPath] {
    var damaged = Dictionary(grouping: argumentsOutsideUTF8) { String(decoding: $0, as: UTF8.self) }
      .mapValues { $0[...] }
    return arguments.map { text in
      damaged[text]?.popFirst().map { PhotoPath(bytes: $0) } ?? PhotoPath(text)
    }
  }

  private static var argumentsOutsideUTF8: [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { return nil }
      let bytes = unsafe Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      return String(validating: bytes, as: UTF8.self) == nil ? bytes : nil
    }
  }
}
