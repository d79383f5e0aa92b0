import Glibc

/// A completed run of a program, and its resources.
struct ChildProcess {
  /// The CPU time in seconds, in user and system mode.
  var cpu: Double

  /// The peak memory in megabytes.
  var memory: Double

  /// Runs a program, discarding its output; nil if it can't be started.
  init?(_ arguments: [String]) {
    guard let program = arguments.first else { return nil }
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var identifier: pid_t = 0
    guard unsafe posix_spawnp(&identifier, program, &actions, nil, &words, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    guard unsafe wait4(identifier, &status, 0, &usage) == identifier else { return nil }
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    memory = Double(usage.ru_maxrss) / 1024
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
