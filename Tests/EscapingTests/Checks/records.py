"""Reads the texts that the tests wrote: fields with their lengths, three to a record."""


def read(path):
    """Yields the format, what its parser must find, and the escaped text."""
    with open(path, "rb") as file:
        data = file.read()
    fields = []
    place = 0
    while place < len(data):
        length = int.from_bytes(data[place : place + 4], "big")
        place += 4
        fields.append(data[place : place + length].decode("utf-8"))
        place += length
    return list(zip(fields[0::3], fields[1::3], fields[2::3]))
