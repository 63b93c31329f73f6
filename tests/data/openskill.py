"""Writes openskill.json, what the package `openskill` makes of games:

    pip install openskill==6.2.0 && python -P openskill.py > openskill.json

`-P`, for else this file would be taken for the package. A game a line: the
ratings before as [mu, sigma], the places, the ratings after. The games of the
replay name their players too; each rating there is the one after the player's
last game.
"""

import importlib.metadata
import json
import random

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
NEW = [25.0, 25.0 / 3.0]
rng = random.Random(5)


def rate(before, places):
    teams = [[MODEL.rating(mu, sigma)] for mu, sigma in before]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [[player.mu, player.sigma] for [player] in rated]


def game(what, before, places, **more):
    after = rate(before, places)
    return {"what": what, **more, "before": before, "places": places, "after": after}


def seasoned():
    return [rng.uniform(5.0, 45.0), rng.uniform(0.7, 8.0)]


def shuffled(places):
    return rng.sample(places, len(places))


def shared(scores):
    """Places as a game gives them: equal scores share, the next is skipped."""
    return [1 + sum(other < score for other in scores) for score in scores]


def single_games():
    for count in [2, 3, 4, 5, 6, 7, 8, 14]:
        order = list(range(1, count + 1))
        fresh = [NEW] * count
        table = [seasoned() for _ in range(count)]
        mixed = [NEW if rng.random() < 0.4 else seasoned() for _ in range(count)]
        groups = shared([rng.randrange((count + 1) // 2) for _ in range(count)])
        yield game(f"{count} new", fresh, order)
        yield game(f"{count} seasoned", table, shuffled(order))
        yield game(f"{count} of both", mixed, shuffled(order))
        yield game(f"{count} new, all tied", fresh, [1] * count)
        yield game(f"{count} seasoned, all tied", table, [1] * count)
        yield game(f"{count} seasoned, two win", table, shuffled([1, 1] + order[2:]))
        yield game(f"{count} seasoned, two last", table, shuffled(order[:-1] + [count - 1]))
        yield game(f"{count} of both, in groups", mixed, shuffled(groups))
    # Places with gaps and places that no game gives: only their order counts.
    table = [seasoned() for _ in range(4)]
    yield game("4 with gaps", table, [40, 7, 7, 1000])
    far = [[-40.0, 1.0], [90.0, 1.0]]
    yield game("the better by far wins", far, [2, 1])
    yield game("the worse by far wins", far, [1, 2])
    yield game("far apart and tied", far, [1, 1])
    yield game("far apart and unsure", [[-300.0, 8.0], [25.0, 8.0], [400.0, 8.0]], [1, 2, 3])
    yield game("sure beside unsure", [[25.0, 0.01], [25.0, 30.0], [25.0, 2.0]], [3, 1, 2])
    # Only here does kappa speak.
    unsure = [[25.0, 2.0]] * 13 + [[25.0, 500.0]]
    yield game("the last too unsure", unsure, list(range(1, 15)))


def replay():
    skills = [rng.gauss(0.0, 15.0) for _ in range(9)]
    ratings = [NEW] * len(skills)
    for number in range(1, 51):
        players = rng.sample(range(len(skills)), rng.randint(2, 7))
        scores = [round(skills[player] + rng.gauss(60.0, 20.0)) // 8 for player in players]
        before = [ratings[player] for player in players]
        played = game(f"game {number} of the replay", before, shared(scores), players=players)
        for player, after in zip(players, played["after"]):
            ratings[player] = after
        yield played


def listed(games):
    return "[\n" + ",\n".join(json.dumps(played) for played in games) + "\n]"


version = importlib.metadata.version("openskill")
print(f'{{"openskill": "{version}",\n"games": {listed(single_games())},')
print(f'"replay": {listed(replay())}}}')
