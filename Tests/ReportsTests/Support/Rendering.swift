import Documents
import Foundation
import Originality
import PhotoAudits
import ProductStrings
import Reports
import StringCatalogs

/// Renders an audit with the built-in texts and templates.
func render(
  _ audit: AuditReport, _ format: ReportFormat, _ languages: [LanguageTag], width: Int = 80
) throws -> String {
  try ReportRenderer(catalog: ProductStrings.catalog(), templates: DocumentTemplates())
    .render(audit, format: format, languages: languages, width: width)
}

/// Every language of the product, Korean first and English last.
let allLanguages = ["ko"] + ProductStrings.languages.filter { $0 != "ko" && $0 != "en" } + ["en"]

/// The root folder of the package.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
