"""Bit masks turned into lists by precomputed tables."""

CHUNK = 12


def tables(first: int, size: int) -> list[list[list[int]]]:
    """Return for each chunk of a mask of `size` bits the numbers of its set bits, from `first` on.

    A mask's list is the sum of its chunks' entries: `t[0][m & 4095] + t[1][m >> 12 & 4095] …`.
    """
    result = []
    for start in range(0, size, CHUNK):
        table: list[list[int]] = [[]]
        for bit in reversed(range(min(CHUNK, size - start))):
            table = [entry for low in table for entry in (low, [first + start + bit, *low])]
        result.append(table)
    return result


def bits(mask: int) -> list[int]:
    """Return the numbers of the set bits, lowest first."""
    result = []
    while mask:
        low = mask & -mask
        result.append(low.bit_length() - 1)
        mask ^= low
    return result
