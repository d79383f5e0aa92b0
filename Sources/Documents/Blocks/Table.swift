public import StringCatalogs

/// Rows of values in columns.
public struct Table: Hashable, Sendable {
  /// A column.
  public struct Column: Hashable, Sendable {
    /// What the values of a column are.
    public enum Kind: Hashable, Sendable {
      /// Text, which may take several lines.
      case text
      /// Numbers, aligned at their ends.
      case number
      /// Short text that stays on one line, such as a date.
      case short
      /// Paths; a folder that all of them share is written once.
      case path
    }

    /// The heading.
    public var heading: DocumentValue

    /// What its values are.
    public var kind: Kind

    /// Creates a column.
    public init(_ label: LocalizedMessage, _ kind: Kind = .text) {
      self.init(heading: .message(label), kind)
    }

    /// Creates a column whose heading is a value, such as a date.
    public init(heading: DocumentValue, _ kind: Kind = .text) {
      self.heading = heading
      self.kind = kind
    }
  }

  /// A row.
  public struct Row: Hashable, Sendable {
    /// A cell for each column; missing ones are absent.
    public var cells: [Cell]

    /// The target of the link in the cell that names the row.
    public var link: Link?

    /// A small picture beside the name of the row, on web pages.
    public var picture: DocumentPicture?

    /// The index of the group that the row belongs to; nil for none.
    public var group: Int?

    /// Creates a row.
    public init(
      _ cells: [Cell], link: Link? = nil, picture: DocumentPicture? = nil, group: Int? = nil
    ) {
      self.cells = cells
      self.link = link
      self.picture = picture
      self.group = group
    }
  }

  /// A value in a row.
  public struct Cell: Hashable, Sendable {
    /// The value.
    public var value: DocumentValue

    /// The meaning of the value, shown as a badge.
    public var tone: Tone?

    /// Creates a cell.
    public init(_ value: DocumentValue, tone: Tone? = nil) {
      self.value = value
      self.tone = tone
    }
  }

  /// The columns.
  public var columns: [Column]

  /// The rows.
  public var rows: [Row]

  /// The index of the column that names the rows.
  public var namingColumn: Int

  /// What the table shows, above it.
  public var caption: LocalizedMessage?

  /// The number of further rows that are left out, which a sentence below the table says.
  public var omittedRowCount = 0

  /// A group of rows and cards.
  public struct Group: Hashable, Sendable {
    /// The name.
    public var name: LocalizedMessage

    /// How many cards it has, of which some may have no row.
    public var count: Int

    /// Creates a group.
    public init(_ name: LocalizedMessage, count: Int) {
      (self.name, self.count) = (name, count)
    }
  }

  /// The groups of rows and cards, of which a reader of a web page can choose one; empty for no
  /// choice.
  ///
  /// The choice needs no script. There are at most ``maximumGroups``.
  public var groups: [Group]

  /// The maximum number of groups that the style sheet knows.
  public static let maximumGroups = 12

  /// Creates a table.
  public init(
    columns: [Column], rows: [Row], namingColumn: Int = 0, caption: LocalizedMessage? = nil,
    groups: [Group] = []
  ) {
    self.columns = columns
    self.rows = rows
    self.namingColumn = namingColumn
    self.caption = caption
    self.groups = groups
  }
}
