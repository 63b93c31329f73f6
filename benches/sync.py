"""What `crowns sync` of 0 to 10,000 new events takes, sent and received: instructions
in user mode, counted by `perf`, and milliseconds.

    cargo run --release --example seed-league -- 84000 league.db
    python3 benches/sync.py target/release/crowns league.db [postgres://USER@HOST/EMPTY]

The database is copied, and synced with an empty directory or server first. `perf`
counts nothing of the server.
"""

import json
import os
import random
import shutil
import statistics
import string
import subprocess
import sys
import tempfile
import time

# Games to import, or a player to add, and how often. Of the last ones the receiver
# has started a later game.
NEW = [(0, 9, False), (1, 9, False), (8, 9, False), (834, 3, False), (8, 9, True)]


class Laptop:
    """A database with an environment of its own."""

    def __init__(self, program, folder, target):
        os.makedirs(folder)
        self.program, self.folder, self.target = program, folder, target
        self.database = os.path.join(folder, "crowns.db")
        self.counts = os.path.join(folder, "counts")
        names = {"XDG_DATA_HOME": folder, "HOME": folder, "CROWNS_DB": self.database}
        self.environment = dict(os.environ, **names)

    def run(self, *arguments, before=()):
        command = [*before, self.program, *arguments]
        run = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        if run.returncode != 0:
            sys.exit(f"{command}: {run.stderr}")
        return run.stdout

    def sync(self):
        """Returns events, instructions and milliseconds."""
        perf = ["perf", "stat", "-x,", "-e", "instructions:u", "-o", self.counts]
        start = time.perf_counter()
        told = json.loads(self.run("sync", self.target, "--json", before=perf))
        taken = 1000 * (time.perf_counter() - start)
        with open(self.counts) as counts:
            count = next(line for line in counts if "instructions" in line).split(",")[0]
        events = told["sent_event_count"] + told["received"]["new_event_count"]
        return events, int(count), taken

    def play(self, new):
        """Adds a player, or games of four: a start and eleven rounds each."""
        if new == 1:
            self.run("player", "add", "".join(random.choices(string.ascii_letters, k=12)))
        elif new > 1:
            games = os.path.join(self.folder, "games.csv")
            with open(games, "w") as file:
                file.write("game,date,round,Ann,Bob,Cat,Dan\n")
                for game in range(new):
                    for number in range(1, 12):
                        scores = [0, *(random.randrange(5, 40) for _ in range(3))]
                        row = [game, "2026-11-21", number, *scores]
                        file.write(",".join(map(str, row)) + "\n")
            self.run("import", "--csv", games)


def main():
    program, league = map(os.path.abspath, sys.argv[1:3])
    random.seed(1)
    with tempfile.TemporaryDirectory(dir=".") as folder:
        folder = os.path.abspath(folder)
        target = sys.argv[3] if len(sys.argv) > 3 else os.path.join(folder, "shared")
        os.makedirs(os.path.join(folder, "shared"))
        here, there = [Laptop(program, os.path.join(folder, name), target) for name in "ab"]
        shutil.copy(league, here.database)
        here.play(2)
        print("events sent: instructions, ms; received: instructions, ms")
        show(here.sync(), there.sync())
        # What a server was sent is read back once.
        here.sync()
        for new, times, is_crossed in NEW:
            sent, received = [], []
            for _ in range(times):
                here.play(new)
                if is_crossed:
                    there.play(2)
                sent.append(here.sync())
                received.append(there.sync())
            show(*[[statistics.median(column) for column in zip(*runs)] for runs in (sent, received)])


def show(sent, received):
    cost = lambda one: f"{one[0]:,.0f}: {one[1] / 1e6:,.1f} million, {one[2]:,.1f} ms"
    print(f"{cost(sent)}; {cost(received)}", flush=True)


main()
