import Foundation
import PackagePlugin

/// `swift package lint-catalogs`: runs `catalog-lint` in the folder of the package.
///
/// Arguments are those of `catalog-lint`; without a path it lints the catalogs of the package.
@main
struct LintCatalogs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "catalog-lint").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The report has been written; only the status is left to return.
    if process.terminationReason == .exit { exit(process.terminationStatus) }
    exit(2)
  }
}
