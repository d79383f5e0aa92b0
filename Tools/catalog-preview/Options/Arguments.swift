public import ArgumentParser
public import StringPreviews

extension Pseudolanguage: ExpressibleByArgument {}

extension SampleLength: ExpressibleByArgument {}
