import StringCatalogs

/// Reads the settings for code.
extension ConfigurationReader {
  /// Reads settings; lists add to those of an extended configuration.
  mutating func readCode(_ value: JSONValue, into code: inout CodeConfiguration) {
    for member in members(of: value, ConfigurationName.code.rawValue) {
      switch CodeName(rawValue: member.name) {
      case .helpers: code.helpers += helpers(member.value)
      case .sources: code.sources += texts(member.value, member.name)
      case .exclude: code.exclude += texts(member.value, member.name)
      case .includePreviews:
        code.includesPreviews = boolean(member.value, member.name) ?? code.includesPreviews
      case .includeTests:
        code.includesTests = boolean(member.value, member.name) ?? code.includesTests
      case .catalogs:
        for folder in members(of: member.value, member.name) {
          if let catalog = text(folder.value, folder.name) {
            code.catalogs[folder.name] = catalog
          }
        }
      case nil: reportUnknown(member, among: CodeName.allCases.map(\.rawValue))
      }
    }
  }

  /// Reads names, or names with the table and the bundle that they look in.
  private mutating func helpers(_ value: JSONValue) -> [CodeConfiguration.Helper] {
    let name = CodeName.helpers.rawValue
    guard value.kind == .object else { return texts(value, name).map { .init($0) } }
    return value.members.map { member in
      var helper = CodeConfiguration.Helper(member.name)
      for setting in members(of: member.value, member.name) {
        switch HelperName(rawValue: setting.name) {
        case .table: helper.table = text(setting.value, setting.name)
        case .bundle: helper.bundle = text(setting.value, setting.name)
        case nil: reportUnknown(setting, among: HelperName.allCases.map(\.rawValue))
        }
      }
      return helper
    }
  }

  private mutating func boolean(_ value: JSONValue, _ name: String) -> Bool? {
    if value.boolean == nil { reportUnexpected(value, name, .boolean) }
    return value.boolean
  }
}
