import Foundation
import SampleCatalog

/// The target selected by the environment.
private let read: @Sendable ([UInt8]) -> Void = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  if let target = PageFuzzTarget(rawValue: name) { return target.read }
  let names = PageFuzzTarget.allCases.map(\.rawValue)
  print("FUZZ_TARGET must be one of:", names.joined(separator: ", "))
  exit(2)
}()

@main enum Main {
  static func main() {
    exit(
      unsafe Fuzzer.run { data, size in
        read(unsafe Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
      })
  }
}
