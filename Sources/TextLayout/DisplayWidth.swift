/// How many columns text takes on a terminal.
public enum DisplayWidth {}
