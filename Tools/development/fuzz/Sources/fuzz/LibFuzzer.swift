import Foundation

/// The target that the environment names.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  if let target = FuzzTarget(rawValue: name) { return target }
  print("FUZZ_TARGET must be one of:", FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))
  exit(2)
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  target.read(unsafe Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}
