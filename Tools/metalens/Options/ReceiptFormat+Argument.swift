public import ArgumentParser
public import Reports

extension ReceiptFormat: ExpressibleByArgument {}
