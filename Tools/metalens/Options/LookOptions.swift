import ArgumentParser
import PictureRevisions
import Pictures
import StringCatalogs
import ToolSupport

/// The options of `copy` for the look of pictures.
struct LookOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.copy.look"))
  var look: LookName?

  @Option(name: .long, help: .key("help.copy.lookFile", valueName: "file"))
  var lookFile: String?

  @Option(name: .long, help: .key("help.copy.grain", valueName: "seed"))
  var grain: UInt64?

  @Option(name: .long, help: .key("help.copy.grainStrength", valueName: "number"))
  var grainStrength: Double?

  @Option(name: .long, help: .key("help.copy.maxPixels", valueName: "count"))
  var maxPixels: Int?

  /// Whether pictures get a look.
  var hasLook: Bool { look != nil || lookFile != nil }

  /// Returns the changes of the picture; exits after all mistakes in a file with a look.
  func changes() throws -> [PictureChange] {
    var named = look.map { ($0.rawValue, $0.recipe) }
    if let lookFile {
      let bytes = try SystemFile.bytes(
        atNamed: lookFile, upTo: SystemFile.maximumSettingsByteCount)
      do throws(LookFileErrors) {
        let file = try LookFile(bytes)
        named = (file.name, file.recipe)
      } catch {
        for mistake in error.errors {
          ToolMessage.error.print(
            ToolText.text(mistake.localizedMessage),
            at: "\(lookFile):\(mistake.position.line):\(mistake.position.column)")
        }
        throw ExitCode(2)
      }
    }
    guard let (name, recipe) = named else { return [] }
    let grain = grain.map { Look.Grain(seed: $0, strength: grainStrength ?? 1) }
    return [.look(Look(name: name, recipe: recipe, grain: grain))]
  }

  func validate() throws {
    guard maxPixels ?? 1 > 0 else { throw ValidationError("\(ToolError.pixelsOutOfRange)") }
    if look != nil, lookFile != nil { throw ValidationError("\(ToolError.twoLooks)") }
    if grain != nil, !hasLook { throw ValidationError("\(ToolError.grainWithoutLook)") }
    guard let grainStrength else { return }
    if grain == nil { throw ValidationError("\(ToolError.strengthWithoutGrain)") }
    guard (0...1).contains(grainStrength) else {
      throw ValidationError("\(ToolError.strengthOutOfRange)")
    }
  }
}

/// The value of `--look`: the name of a look.
enum LookName: String, ExpressibleByArgument, CaseIterable {
  case minimalLife = "minimal-life"
  case tumbleDown = "tumble-down"

  /// The numbers of the look.
  var recipe: LookRecipe {
    switch self {
    case .minimalLife: .minimalLife
    case .tumbleDown: .tumbleDown
    }
  }
}
