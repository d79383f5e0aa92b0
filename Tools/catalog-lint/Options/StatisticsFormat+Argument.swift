public import ArgumentParser
public import LintFormats

extension StatisticsFormat: ExpressibleByArgument {}
