public import ArgumentParser
public import Documents

extension Paper: ExpressibleByArgument {}
