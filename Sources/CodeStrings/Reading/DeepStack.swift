#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs work that calls itself as often as code is nested, on a thread with a large stack.
///
/// The parser of swift-syntax limits the depth of brackets, but not the length of `else if` and of
/// chains of members and calls, which it and its visitors follow by recursion.
package enum DeepStack {
  /// The bytes that the stack may grow to; only what is used takes memory.
  private static let size = 1 << 30

  /// Carries the work to the thread, and its result back.
  private final class Work<Value> {
    let body: () -> Value
    var value: Value?

    init(_ body: @escaping () -> Value) {
      self.body = body
    }

    func run() {
      value = body()
    }
  }

  /// Starts any work, whatever its result.
  private final class Start {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
      self.run = run
    }
  }

  /// Returns the result of work; nil if no thread can be started.
  package static func result<Value>(of body: @escaping () -> Value) -> Value? {
    let work = Work(body)
    let start = unsafe Unmanaged.passRetained(Start(work.run))
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else {
      unsafe start.release()
      return nil
    }
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, size)
    #if canImport(Darwin)
    var thread: pthread_t?
    let status = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        unsafe Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, start.toOpaque())
    guard status == 0, let thread else {
      unsafe start.release()
      return nil
    }
    pthread_join(thread, nil)
    #else
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        if let argument = unsafe argument {
          unsafe Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().run()
        }
        return nil
      }, start.toOpaque())
    guard status == 0 else {
      unsafe start.release()
      return nil
    }
    pthread_join(thread, nil)
    #endif
    return work.value
  }
}
