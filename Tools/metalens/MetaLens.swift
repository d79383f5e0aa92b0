import ArgumentParser

@main
struct MetaLens: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "metalens")
}
