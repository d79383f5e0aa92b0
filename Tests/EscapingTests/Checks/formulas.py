"""What spreadsheets compute, as OWASP lists it under CSV Injection."""

SIGNS = set("=+-@\t\r\n＝＋－＠")


def begins(cell):
    """Returns whether a program may take a cell for a formula."""
    return cell.lstrip(" \u00a0\u3000")[:1] in SIGNS
