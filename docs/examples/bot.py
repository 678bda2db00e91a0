#!/usr/bin/env python3
"""A complete bot for Circle the Wagons, in plain Python.

It speaks the engine protocol (docs/protocol.md) on standard input and output,
so it can play against any other player:

    wagons arena "cmd:python3 docs/examples/bot.py" random --games 10

It knows no rules. `wagons moves -` tells it what is legal and
`wagons score --json -` what that is worth; both keep running and answer one
line for each line. The bot takes what is best at once: a placement by the
margin it leaves, a draft by the margin after such placements by both players.

The program `wagons` is looked for on the PATH, or where WAGONS says.
"""

import json
import os
import subprocess
import sys


class Wagons:
    """A `wagons` command that answers record after record."""

    def __init__(self, *words):
        self.process = subprocess.Popen(
            [os.environ.get("WAGONS", "wagons"), *words, "-"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def ask(self, record):
        """The answer to one record. A bad record is answered by `error: …`."""
        print(record, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit("bot.py: wagons has ended")
        return answer.rstrip("\n")


class Bot:
    """Remembers a position and chooses moves in it."""

    NEAREST = 4  # a card further on would give too much away

    def __init__(self):
        self.rules = Wagons("moves")
        self.scores = Wagons("score", "--json")
        self.record = None
        self.nodes = 0

    def moves(self, record):
        return self.rules.ask(record).split()

    def score(self, record):
        return json.loads(self.scores.ask(record))

    def margin(self, record, player):
        """How many points a player (0 or 1) is ahead."""
        self.nodes += 1
        players = self.score(record)["players"]
        return players[player]["total"] - players[1 - player]["total"]

    def settled(self, record):
        """The game after every placement up to the next draft, each the best at once for whoever makes it."""
        while (tokens := self.moves(record)) and "," in tokens[0]:
            player = self.score(record)["to_move"]
            record = max((f"{record} {token}" for token in tokens), key=lambda after: self.margin(after, player))
        return record

    def choose(self):
        """The best token and its margin; nothing when the game is over."""
        tokens = self.moves(self.record)
        if not tokens:
            return None
        if tokens[0].startswith("*"):
            return tokens[0], 0
        me = self.score(self.record)["to_move"]
        if "," in tokens[0]:
            values = {token: self.margin(f"{self.record} {token}", me) for token in tokens}
        else:
            drafts = tokens[: self.NEAREST]
            values = {token: self.margin(self.settled(f"{self.record} {token}"), me) for token in drafts}
        best = max(values, key=values.get)
        return best, values[best]


def say(line):
    print(line, flush=True)


def answer(bot, line):
    """Answers one line; says whether to go on."""
    command, _, rest = line.strip().partition(" ")
    if command == "wep":
        say("id name Example bot")
        say("id version 1")
        say("wepok")
    elif command == "isready":
        say("readyok")
    elif command == "position":
        refused = bot.rules.ask(rest)
        if refused.startswith("error: "):
            say("error " + refused.removeprefix("error: "))
        else:
            bot.record = rest
    elif command == "go":
        # This bot always thinks for the same short time. One that could think for longer would look at `rest`.
        if bot.record is None:
            say("error no position: send `position RECORD` first")
            return True
        bot.nodes = 0
        choice = bot.choose()
        if choice is None:
            say("bestmove none")
        else:
            best, margin = choice
            say(f"info depth 1 nodes {bot.nodes} margin {margin:.1f} pv {best}")
            say(f"bestmove {best}")
    elif command == "quit":
        return False
    elif command != "stop":
        say(f"error unknown command {command!a}")
    return True


def main():
    bot = Bot()
    for line in sys.stdin:
        if not answer(bot, line):
            break


if __name__ == "__main__":
    main()
