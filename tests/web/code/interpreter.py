"""Runs each program that comes through a socket in a process of its own, with NumPy and PyTorch read once, before the first. Usage: interpreter.py PATH"""

import contextlib
import io
import json
import os
import signal
import socket
import sys
import threading
import traceback

with contextlib.suppress(ImportError):
    import numpy  # noqa: F401
with contextlib.suppress(ImportError):
    import torch  # noqa: F401


def answer(program):
    """What the program printed, and its complaint if it failed."""
    page, complaint = io.StringIO(), None
    try:
        with contextlib.redirect_stdout(page):
            exec(compile(program, "<program>", "exec"), {"__name__": "__main__"})
    except BaseException:
        complaint = traceback.format_exc()
    return json.dumps({"printed": page.getvalue(), "complaint": complaint})


def end_with_parent():
    """The process that started this holds the other end of standard input until it ends."""
    sys.stdin.read()
    os._exit(0)


threading.Thread(target=end_with_parent, daemon=True).start()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
server = socket.socket(socket.AF_UNIX)
server.bind(sys.argv[1])
server.listen()
while True:
    connection, _ = server.accept()
    if os.fork() == 0:
        with connection, connection.makefile("rw", encoding="utf-8") as stream:
            stream.write(answer(stream.read()))
        os._exit(0)
    connection.close()
