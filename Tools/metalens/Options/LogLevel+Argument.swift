public import ArgumentParser
public import Originality

extension LogLevel: ExpressibleByArgument {}
