import SwiftUI

enum Step {
  case first, second, last

  var title: LocalizedStringKey {
    switch self {
    case .first: "Begin"
    case .second: "Continue"
    case .last: return "Finish"
    }
  }

  var hint: LocalizedStringResource {
    if self == .first { "Tap to begin." } else { "Tap to go on." }
  }
}

struct StepView: View {
  let step: Step
  let isPaused: Bool
  let name: String?

  var body: some View {
    Text(isPaused ? "Paused" : "Running")
    Text(isPaused ? "plain text" : name ?? "no name")
    Button(isPaused ? .init("Resume", comment: "A button.") : .init("Pause")) {}
    Text("Status: \(isPaused ? "off" : "on")")
    if step == .first { Text("Step One") } else { Text("Another Step") }
  }

  func label() -> String {
    String(localized: isPaused ? "Resume Now" : "Pause Now")
  }
}
