/// Why a tool can't run on hostile input.
enum HostileToolError: Error, CustomStringConvertible {
  /// A program that limits memory or time is not installed.
  case missing(String)

  var description: String {
    switch self {
    case .missing(let name): "Hostile input needs “\(name)” to limit each run; install it."
    }
  }
}
