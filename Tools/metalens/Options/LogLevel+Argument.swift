public import ArgumentParser
public import PhotoAudits

extension LogLevel: ExpressibleByArgument {}
