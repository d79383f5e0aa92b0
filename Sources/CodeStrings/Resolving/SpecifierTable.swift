/// The specifier of each type in a key.
enum SpecifierTable {
  /// Types of Swift, Foundation, and Apple’s other frameworks that aren’t numbers.
  private static let objects: Set<String> = [
    "AttributedString", "AttributedSubstring", "Bool", "Bundle", "CGPoint", "CGRect", "CGSize",
    "CLLocation", "CLLocationCoordinate2D", "Calendar", "Character", "Color", "Data", "Date",
    "DateComponents", "DateInterval", "Decimal", "Dictionary", "Duration", "Error", "Image",
    "IndexPath", "IndexSet", "Language", "LocalizationValue", "Locale", "LocalizedError",
    "LocalizedStringKey", "LocalizedStringResource", "Measurement", "NSAttributedString",
    "NSDate", "NSDecimalNumber", "NSError", "NSNumber", "NSObject", "NSString", "NSURL",
    "Notification", "PersistentIdentifier", "PersonNameComponents", "Range", "ClosedRange",
    "Scalar", "Set", "StaticString", "String", "Substring", "Text", "TimeZone", "URL", "URLError",
    "UTType", "UUID", "DecodingError", "EncodingError", "Never", "Void", "Array", "UTF8View",
  ]

  /// Returns the specifier of a type in a project, and whether the type is sure to have it.
  ///
  /// What another module declares can be one more name of a number, or a constant that begins with
  /// an uppercase letter like a type.
  static func specifier(
    ofType type: String?, in project: ProjectDeclarations
  ) -> (text: String, isCertain: Bool) {
    guard let type, type != "Any" else { return ("%@", false) }
    let name = TypeName.last(of: type)
    if let number = number(name) { return (number, true) }
    let isCertain =
      name.hasPrefix("[") || name.hasPrefix("(") || objects.contains(name)
      || project.types.contains(name)
    return ("%@", isCertain)
  }

  /// Returns the specifier of a type of numbers; nil for another type.
  static func number(_ name: String) -> String? {
    switch name {
    case "Int", "Int64", "NSInteger", "CFIndex", "time_t", "size_t", "ssize_t", "off_t", "CLong",
      "CLongLong", "CMTimeValue":
      "%lld"
    case "UInt", "UInt64", "CUnsignedLong", "CUnsignedLongLong": "%llu"
    case "Int8", "Int16", "Int32", "OSStatus", "pid_t", "CInt", "CShort", "CMTimeScale",
      "CVReturn", "IOReturn", "kern_return_t", "PHImageRequestID":
      "%d"
    case "UInt8", "UInt16", "UInt32", "AudioDeviceID", "AudioObjectID", "CGDirectDisplayID",
      "CGWindowID", "CLBeaconMajorValue", "CLBeaconMinorValue", "CUnsignedInt", "CUnsignedShort",
      "FourCharCode", "OSType", "gid_t", "uid_t":
      "%u"
    case "Double", "CGFloat", "TimeInterval", "CDouble", "CFAbsoluteTime", "CFTimeInterval",
      "CLLocationAccuracy", "CLLocationDegrees", "CLLocationDirection", "CLLocationDistance",
      "CLLocationSpeed", "Float64":
      "%lf"
    case "Float", "Float32", "CFloat": "%f"
    default: nil
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
