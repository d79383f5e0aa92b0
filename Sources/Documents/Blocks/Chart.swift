public import StringCatalogs

/// Values in order, such as those of the days of a month, as bars or lines to compare them.
///
/// Every form of a document also has the values as numbers, so that nothing depends on a drawing
/// or on colors.
///
/// ```swift
/// let chart = Chart(
///   LocalizedMessage("High water by harbor"), kind: .bars,
///   axis: ["Mokpo", "Busan"].map(DocumentValue.untrusted),
///   series: [Chart.Series(.absent, values: [412, 128])])
/// let document = Document(title: LocalizedMessage("Tides"), blocks: [.chart(chart)])
/// ```
public struct Chart: Hashable, Sendable {
  /// How values are drawn.
  public enum Kind: Hashable, Sendable {
    /// A bar for each value, to compare subjects.
    case bars

    /// A line for each series, to follow it over time.
    case lines
  }

  /// What the values are.
  public enum Unit: Hashable, Sendable {
    /// Whole numbers; fractions are rounded.
    case count

    /// Shares of 100, with up to one decimal.
    case percent
  }

  /// Values that belong together, such as those of a language.
  public struct Series: Hashable, Sendable {
    /// What is counted or measured; absent if the heading of the chart says it.
    public var name: DocumentValue

    /// A value for each label of the axis, in order; nil, and none, for one that is missing.
    ///
    /// Negative values and those that are not finite count as missing.
    public var values: [Double?]

    /// Creates a series.
    public init(_ name: DocumentValue, values: [Double?]) {
      self.name = name
      self.values = values
    }
  }

  /// A value to compare all others with.
  public struct Target: Hashable, Sendable {
    /// What the value is, such as “Required”.
    public var label: DocumentValue

    /// The value.
    public var value: Double

    /// Creates a target.
    public init(_ label: DocumentValue, value: Double) {
      self.label = label
      self.value = value
    }
  }

  /// What the values are.
  public var heading: LocalizedMessage

  /// How they are drawn.
  public var kind: Kind

  /// What they count or measure.
  public var unit: Unit

  /// What each value belongs to, such as a date or a language.
  public var axis: [DocumentValue]

  /// The values.
  public var series: [Series]

  /// A value to compare them with; nil for none.
  public var target: Target?

  /// The number of labels of the axis that are shown here.
  var pointLimit = Self.maximumPoints

  /// The maximum number of labels of the axis that are shown: the last ones of lines, and the first
  /// ones of bars.
  public static let maximumPoints = 400

  /// The maximum number of series that are shown: the first ones.
  public static let maximumSeries = 8

  /// Creates a chart.
  public init(
    _ heading: LocalizedMessage, kind: Kind, unit: Unit = .count, axis: [DocumentValue],
    series: [Series], target: Target? = nil
  ) {
    self.heading = heading
    self.kind = kind
    self.unit = unit
    self.axis = axis
    self.series = series
    self.target = target
  }
}
