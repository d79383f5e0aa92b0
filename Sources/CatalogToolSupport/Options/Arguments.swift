public import ArgumentParser
public import CatalogRules

extension Severity: ExpressibleByArgument {}

extension LintPreset: ExpressibleByArgument {}
