public import ArgumentParser
public import CatalogRules
public import LintFormats

extension Severity: ExpressibleByArgument {}

extension LintPreset: ExpressibleByArgument {}

extension StatisticsFormat: ExpressibleByArgument {}
