import Foundation
import PackagePlugin

/// Converts the product's texts and templates to Swift literals, so that every tool is a single
/// file.
///
/// `ProductStrings` gets the folder `Localizations`, `Documents` the folder
/// `Templates/document`, and so on. The generated file declares one `StaticString` per file in an
/// enumeration named after the folder, except that a type of `Documents` already has that name.
@main
struct EmbedFiles: BuildToolPlugin {
  private static let folders = [
    "ProductStrings": "Localizations", "Reports": "Templates/drawings",
    "StringPreviews": "Templates/export",
    "PreviewServer": "Templates/preview", "Documents": "Templates/document",
  ]

  private static let names = ["Documents": "BuiltInTemplates"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let folder = Self.folders[target.name] else { return [] }
    let source = context.package.directoryURL.appending(path: folder)
    let inputs = try FileManager.default
      .contentsOfDirectory(at: source, includingPropertiesForKeys: nil)
      .filter { !$0.hasDirectoryPath && !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let name = Self.names[target.name] ?? source.lastPathComponent.capitalized
    let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
    return [
      .buildCommand(
        displayName: "Embedding \(folder)",
        executable: try context.tool(named: "embed").url,
        arguments: [name, output.path] + inputs.map(\.path),
        inputFiles: inputs,
        outputFiles: [output])
    ]
  }
}
