public import ArgumentParser
public import Reports

extension ReportFormat: ExpressibleByArgument {}
