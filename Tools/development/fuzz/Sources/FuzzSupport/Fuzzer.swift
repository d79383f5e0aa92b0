import Foundation
import Synchronization

/// libFuzzer, which calls a target with each input that it makes up.
public enum Fuzzer {
  /// Runs the target that `FUZZ_TARGET` names with the arguments of the process, until the time is
  /// over or an input ends the program.
  public static func run(_ targets: [any FuzzTarget]) -> Never {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = targets.first(where: { $0.rawValue == name }) else {
      print("FUZZ_TARGET must be one of:", targets.map { $0.rawValue }.joined(separator: ", "))
      exit(2)
    }
    chosen.withLock { $0 = target }
    var count = CommandLine.argc
    var arguments = unsafe CommandLine.unsafeArgv
    exit(
      unsafe runDriver(&count, &arguments) { data, size in
        let target = chosen.withLock { $0 }
        target?.read(unsafe Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
      })
  }
}

/// The target of this run, since a C function captures nothing.
private let chosen = Mutex<(any FuzzTarget)?>(nil)

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
