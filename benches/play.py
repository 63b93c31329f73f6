"""Measures `crowns play` on a pseudo-terminal of 80 by 24.

    python3 benches/play.py target/release/crowns league.db

Prints the time from the start to the first whole picture, from a key to the
first byte of its answer, and the clock ticks of 30 idle seconds.
"""

import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import termios
import time

PROGRAM, DATABASE = sys.argv[1:3]
RUNS = 15


def ready(terminal, seconds):
    return select.select([terminal], [], [], seconds)[0]


def drain(terminal, seconds=0.05):
    while ready(terminal, seconds):
        os.read(terminal, 65536)


def ticks(process):
    with open(f"/proc/{process}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def run(starts, keys, is_last):
    begun = time.perf_counter()
    process, terminal = pty.fork()
    if process == 0:
        environment = dict(os.environ, CROWNS_DB=DATABASE, TERM="xterm-256color")
        os.execve(PROGRAM, [PROGRAM, "play"], environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    picture = b""
    # The last line, with the keys, is drawn last.
    while b"quit" not in picture and b"answer" not in picture:
        picture += os.read(terminal, 65536)
    starts.append(1000 * (time.perf_counter() - begun))
    drain(terminal)
    for key in b"12\x15":
        pressed = time.perf_counter()
        os.write(terminal, bytes([key]))
        ready(terminal, 2)
        keys.append(1000 * (time.perf_counter() - pressed))
        drain(terminal)
    if is_last:
        before = ticks(process)
        time.sleep(30)
        print("idle for 30 s:", ticks(process) - before, "ticks")
    os.kill(process, signal.SIGTERM)
    os.waitpid(process, 0)
    os.close(terminal)


def main():
    starts, keys = [], []
    for number in range(RUNS):
        run(starts, keys, number == RUNS - 1)
    for what, times in [("start", starts), ("key", keys)]:
        print(f"{what}: median {statistics.median(times):.2f} ms, most {max(times):.2f} ms")


main()
