/// The specifier of each type in a key.
enum SpecifierTable {
  /// Returns the specifier of a type, and whether the type is sure to have it.
  static func specifier(ofType type: String?) -> (text: String, isCertain: Bool) {
    guard let type, type != "Any" else { return ("%@", false) }
    let name = TypeName.last(of: type)
    return switch name {
    case "Int", "Int64", "NSInteger", "CFIndex", "time_t": ("%lld", true)
    case "UInt", "UInt64": ("%llu", true)
    case "Int8", "Int16", "Int32", "OSStatus", "pid_t", "CInt": ("%d", true)
    case "UInt8", "UInt16", "UInt32", "AudioDeviceID", "CGWindowID", "OSType", "CUnsignedInt":
      ("%u", true)
    case "Double", "CGFloat", "TimeInterval", "CLLocationDegrees", "CLLocationDistance",
      "CLLocationAccuracy", "CLLocationSpeed", "CLLocationDirection":
      ("%lf", true)
    case "Float", "Float32": ("%f", true)
    default: ("%@", true)
    }
  }

  /// Returns the specifier of a placeholder, such as `.int`.
  static func specifier(ofPlaceholder name: String?) -> String {
    switch name {
    case "int": "%lld"
    case "uint": "%llu"
    case "float": "%f"
    case "double": "%lf"
    default: "%@"
    }
  }
}
