import ArgumentParser
import ToolSupport

/// The options of `audit` for scripts and large runs.
struct AutomationOptions: ParsableArguments {
  @Option(name: .long, help: .key("help.audit.failBelow", valueName: "score"))
  var failBelow: Int?

  @Option(name: .long, help: .key("help.audit.failOn", valueName: "assessments"))
  var failOn: FailureList?

  @Option(name: .long, help: .key("help.audit.resume", valueName: "file"))
  var resume: String?

  @Option(name: .shortAndLong, help: .key("help.audit.jobs", valueName: "count"))
  var jobs: Int?

  func validate() throws {
    if let failBelow, !(0...100).contains(failBelow) {
      throw ValidationError("\(ToolError.scoreOutOfRange)")
    }
    try JobCount.check(jobs)
  }
}
