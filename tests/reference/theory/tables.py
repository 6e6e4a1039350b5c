"""Tables of goldens: a struct, its fields, and an array of rows."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
from doubles import literal, packed, rounded


def table(struct, fields, name, rows, integers=0):
    """Lines of C++ for a struct whose first fields are integers and whose others are doubles, and for its rows."""
    whole = ["  std::uint64_t %s;" % ", ".join(fields[:integers])] if integers else []
    lines = ["struct %s {" % struct, *whole, "  double %s;" % ", ".join(fields[integers:]), "};\n"]
    lines.append("inline constexpr %s %s[] = {" % (struct, name))
    for row in rows:
        assert len(row) == len(fields)
    texts = [[str(v) for v in row[:integers]] + [literal(rounded(v)) for v in row[integers:]] for row in rows]
    lines.extend(packed("{%s}," % ", ".join(text) for text in texts))
    lines.append("};\n")
    return lines
