import ASCII

/// What the arguments of Apple's functions are.
enum KnownCalls {
  /// Views whose first argument is localized if it is a literal.
  private static let views: Set<String> = [
    "Text", "Label", "Button", "Toggle", "Picker", "Section", "TextField", "SecureField",
    "NavigationLink", "Menu", "Link", "LabeledContent", "DisclosureGroup", "GroupBox", "Stepper",
    "DatePicker", "MultiDatePicker", "ColorPicker", "ProgressView", "Gauge", "Tab", "TabSection",
    "ContentUnavailableView", "ShareLink", "Window", "WindowGroup", "UtilityWindow", "CommandMenu",
    "TableColumn", "MenuBarExtra", "ControlGroup", "ControlWidgetToggle", "ControlWidgetButton",
    "PhotosPicker", "Marker", "Annotation", "NewDocumentButton", "TextFieldLink", "Slider",
    "DocumentGroupLaunchScene", "HelpLink", "AxisValueLabel",
  ]

  /// The modules that declare them; other packages have views of the same names.
  static let modules: Set<String> = ["SwiftUI", "MapKit", "PhotosUI", "WidgetKit"]

  /// Types that no literal of a string becomes.
  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "Bool", "Date", "Data",
  ]

  /// Returns whether SwiftUI has a view of a name whose first argument is localized.
  static func isView(_ name: String) -> Bool { views.contains(name) }

  /// Returns whether SwiftUI has a modifier of a name whose first argument is localized.
  static func isModifier(_ name: String) -> Bool { modifiers.contains(name) }

  /// Returns whether a call looks its text up in the main bundle: it gets no bundle, or can’t get
  /// one.
  static func looksInMainBundle(_ call: CodeCall) -> Bool {
    guard call.kind == .function, call.argument("bundle") == nil, let name = call.callee.baseName
    else { return false }
    return isView(name) || isModifier(name)
      || [
        "String", "AttributedString", "NSLocalizedString", "LocalizedStringResource",
      ].contains(name)
  }

  /// Returns whether a type is a number, a date, or data.
  static func isNumber(_ type: String) -> Bool { numbers.contains(TypeName.unwrapped(type)) }

  /// Modifiers whose first argument is localized if it is a literal.
  private static let modifiers: Set<String> = [
    "navigationTitle", "navigationSubtitle", "navigationBarTitle", "help", "alert",
    "confirmationDialog", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibilityInputLabels", "accessibilityRotor", "accessibilityCustomContent", "badge",
    "configurationDisplayName", "description", "displayName", "dialogSuppressionToggle",
    "fileDialogMessage", "fileDialogConfirmationLabel", "fileExporterFilenameLabel",
    "chartXAxisLabel", "chartYAxisLabel", "widgetLabel", "value",
  ]

  /// Modifiers of widgets and controls that have the names of functions of many libraries.
  private static let configurationModifiers: Set<String> = ["description", "displayName"]

  /// Returns whether a modifier is one of widgets and controls, and the value that it modifies may
  /// be another one.
  static func isOfConfigurations(_ name: String, _ call: CodeCall) -> Bool {
    configurationModifiers.contains(name) && !isConfiguration(call.callee)
  }

  /// Returns whether a chain of modifiers begins with a type such as `StaticConfiguration`, or has
  /// a modifier that only widgets have.
  private static func isConfiguration(_ expression: CodeExpression) -> Bool {
    switch expression {
    case .name(let name), .member(nil, let name): name.hasSuffix("Configuration")
    case .member(let base?, let name):
      name == "configurationDisplayName" || isConfiguration(base)
    case .call(let callee, _): isConfiguration(callee)
    default: false
    }
  }

  /// Labeled arguments of modifiers.
  private static let labeledModifiers: Set<String> = [
    "searchable.prompt", "accessibilityAction.named", "accessibilityRotor.label",
    "accessibilityDragPoint.description", "accessibilityDropPoint.description",
  ]

  /// Labeled arguments of initializers and attributes; `_` is the first one.
  private static let initializers: [String: LiteralMeaning] = [
    "LocalizedStringKey._": .localized(isOverloaded: false),
    "LocalizedStringKey.stringLiteral": .localized(isOverloaded: false),
    "LocalizedStringResource._": .localized(isOverloaded: false),
    "LocalizedStringResource.stringLiteral": .localized(isOverloaded: false),
    "LocalizationValue._": .localized(isOverloaded: false),
    "LocalizationValue.stringLiteral": .localized(isOverloaded: false),
    "String.localized": .localized(isOverloaded: false),
    "AttributedString.localized": .localized(isOverloaded: false),
    "NSAttributedString.localized": .localized(isOverloaded: false),
    "IntentDescription._": .localized(isOverloaded: false),
    "IntentDescription.categoryName": .localized(isOverloaded: false),
    "IntentDescription.searchKeywords": .localized(isOverloaded: false),
    "IntentDescription.resultValueName": .localized(isOverloaded: false),
    "IntentDeprecation.message": .localized(isOverloaded: false),
    "AppIntentRecommendation.description": .localized(isOverloaded: false),
    "IntentRecommendation.description": .localized(isOverloaded: true),
    "AlarmButton.text": .localized(isOverloaded: false),
    "Alert.title": .localized(isOverloaded: false),
    "Alert.message": .type("Text"),
    "ActionSheet.title": .type("Text"),
    "ActionSheet.message": .type("Text"),
    "ContentUnavailableView.description": .type("Text"),
    "TextField.prompt": .type("Text"),
    "SecureField.prompt": .type("Text"),
    "ShareLink.preview": .type("SharePreview"),
    "SharePreview._": .localized(isOverloaded: true),
    "TextState._": .localized(isOverloaded: true),
    "Countdown.title": .localized(isOverloaded: false),
    "Paused.title": .localized(isOverloaded: false),
    "IntentDialog.stringLiteral": .localized(isOverloaded: false),
    "IntentDialog._": .localized(isOverloaded: false),
    "IntentDialog.full": .localized(isOverloaded: false),
    "IntentDialog.supporting": .localized(isOverloaded: false),
    "IntentItem.title": .localized(isOverloaded: false),
    "IntentItem.subtitle": .localized(isOverloaded: false),
    "IntentItemSection._": .localized(isOverloaded: false),
    "IntentItemSection.title": .localized(isOverloaded: false),
    "DisplayRepresentation.title": .localized(isOverloaded: false),
    "DisplayRepresentation.subtitle": .localized(isOverloaded: false),
    "DisplayRepresentation.synonyms": .localized(isOverloaded: false),
    "DisplayRepresentation.stringLiteral": .localized(isOverloaded: false),
    "TypeDisplayRepresentation.name": .localized(isOverloaded: false),
    "TypeDisplayRepresentation.numericFormat": .localized(isOverloaded: false),
    "TypeDisplayRepresentation.synonyms": .localized(isOverloaded: false),
    "TypeDisplayRepresentation.stringLiteral": .localized(isOverloaded: false),
    "AppShortcut.shortTitle": .localized(isOverloaded: false),
    "AppShortcut.phrases": .phrase,
    "NegativeAppShortcutPhrase._": .phrase,
    "Summary._": .summary,
    "@Parameter.title": .localized(isOverloaded: false),
    "@Parameter.description": .localized(isOverloaded: false),
    "@Parameter.requestValueDialog": .localized(isOverloaded: false),
    "@Parameter.requestDisambiguationDialog": .localized(isOverloaded: false),
    "@IntentParameter.title": .localized(isOverloaded: false),
    "@Property.title": .localized(isOverloaded: false),
    "@ComputedProperty.title": .localized(isOverloaded: false),
    "@DeferredProperty.title": .localized(isOverloaded: false),
    "Window.title": .unknown,
  ]

  /// The types and functions that localize texts in all code, since Foundation has them, and those
  /// of packages that no other has.
  private static let foundation: Set<String> = [
    "String", "AttributedString", "NSAttributedString", "LocalizedStringResource",
    "LocalizationValue", "NSLocalizedString", "LocalizedString", "localizedString",
    "localizedUserNotificationString", "TextState",
  ]

  /// Returns whether what a call means needs no framework with views.
  static func isOfFoundation(_ call: CodeCall) -> Bool {
    switch call.callee {
    case .name(let name): foundation.contains(name)
    case .member(let base, "init"): foundation.contains(base?.baseName ?? "")
    // Only a file that imports a module can name it.
    case .member(.name(let module)?, _) where modules.contains(module): true
    case .member(_, let name): foundation.contains(name)
    case .typed(let type): foundation.contains(TypeName.last(of: type))
    default: false
    }
  }

  /// Arguments of functions and methods; `_` is the first one.
  private static let functions: [String: LiteralMeaning] = [
    "NSLocalizedString._": .key,
    "NSLocalizedString.key": .key,
    "LocalizedString._": .key,
    "localizedString.forKey": .lookup,
    "localizedUserNotificationString.forKey": .lookup,
    "result.dialog": .localized(isOverloaded: false),
    "requestConfirmation.dialog": .localized(isOverloaded: false),
    "requestDisambiguation.dialog": .localized(isOverloaded: false),
    "requestChoice.dialog": .localized(isOverloaded: false),
    "requestValue._": .localized(isOverloaded: false),
    "needsValueError._": .localized(isOverloaded: false),
    "needsDisambiguationError.dialog": .localized(isOverloaded: false),
    "needsToContinueInForegroundError._": .localized(isOverloaded: false),
    "needsToContinueInForeground._": .localized(isOverloaded: false),
  ]

  /// Types of other modules whose first argument is plain text, or a name.
  private static let plainTypes: Set<String> = [
    "URL", "Image", "Color", "UIImage", "NSImage", "UIColor", "NSColor", "String", "Logger",
    "Notification", "Name", "Set", "Array", "Data", "Regex", "Font", "UserDefaults", "AppStorage",
    "SceneStorage", "Namespace", "NSError", "NSString", "NSPredicate", "NSRegularExpression",
    "URLRequest", "DispatchQueue", "Substring", "Character", "AttributedString", "Locale",
    "NSAttributedString", "Key", "UUID", "Bundle", "TimeZone", "Int", "Double", "Float", "Decimal",
    "LottieView", "SymbolImage", "Markdown", "StaticString", "FetchRequest", "Selector", "Date",
    "KeyEquivalent", "KeyboardShortcut", "UTType", "LazyImage", "AsyncImage", "WebImage", "KFImage",
  ]

  /// The labels under which other modules take texts, together with their bundle.
  static let textLabels: Set<String> = ["title", "message", "label", "text", "subtitle", "key"]

  /// The last words of labels of texts that people read.
  private static let textWords = [
    "title", "message", "text", "label", "description", "header", "footer", "prompt",
    "placeholder", "caption", "instructions", "hint",
  ]

  /// Returns whether a label says that people read the argument, such as `primaryTitle`.
  static func isText(_ label: String) -> Bool {
    let label = label.lowercased()
    return textWords.contains(where: label.hasSuffix) && !label.hasSuffix("context")
  }

  /// Returns whether a type seems to be a class of Objective-C, which takes no localized literals:
  /// its name has a prefix, as in `UIAlertController`.
  static func isObjectiveC(_ type: String) -> Bool {
    type.utf8.count > 3 && type.utf8.prefix(3).allSatisfy(\.isASCIIUppercase)
  }

  /// The buttons of alerts, whose first argument is a `Text`.
  static let alertButtons: Set<String> = ["default", "destructive", "cancel"]

  /// Returns whether the first argument of a type of another module is plain text, or a name.
  static func isPlain(_ type: String) -> Bool {
    plainTypes.contains(type)
      || ["Error", "Exception", "Image", "Name", "ID"].contains {
        type.hasSuffix($0)
      }
  }

  /// The types whose literals are localized.
  private static let literalTypes: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "IntentDialog",
    "IntentDescription", "DisplayRepresentation", "TypeDisplayRepresentation",
  ]

  /// Returns what a literal of a type is; nil if its literals are not localized.
  static func meaning(ofType type: String) -> LiteralMeaning? {
    let name = TypeName.last(of: type)
    if literalTypes.contains(name) { return .localized(isOverloaded: false) }
    if name == "ParameterSummaryString" { return .summary }
    if name == "AppShortcutPhrase" { return .phrase }
    return nil
  }

  /// Returns what an argument of an initializer is; nil if the type or the label is unknown.
  static func meaning(
    ofArgument index: Int, label: String?, initializer type: String
  )
    -> LiteralMeaning?
  {
    if let found = initializers["\(type).\(label ?? (index == 0 ? "_" : ""))"] { return found }
    if views.contains(type), index == 0, label == nil { return .localized(isOverloaded: true) }
    return nil
  }

  /// Returns what an argument of a function or a method is; nil if it is unknown.
  static func meaning(
    ofArgument index: Int, label: String?, function name: String, isMethod: Bool
  ) -> LiteralMeaning? {
    if let found = functions["\(name).\(label ?? (index == 0 ? "_" : ""))"] { return found }
    guard isMethod else { return nil }
    if modifiers.contains(name), label == nil, index == 0 || name == "accessibilityCustomContent" {
      return .localized(isOverloaded: true)
    }
    if let label, labeledModifiers.contains("\(name).\(label)") {
      return .localized(isOverloaded: true)
    }
    return nil
  }
}
