"""Let bots play each other from every seat, and rate them."""

from monsterlands import Options
from monsterlands.bots import simulate
from monsterlands.bots.arena import Arena, Tally, play

arena = Arena.of(Options(players=2), ["random", "simple", "greedy"], games=18, seed=1)
tally = Tally(arena.bots)
for played in play(arena):
    tally.add(played)

print(f"{arena.games} games")
for standing in tally.standings():
    low, high = standing.interval
    won = f"{standing.share:4.0%} ({low:.0%} to {high:.0%})"
    print(f"{standing.bot:>7}: wins {won}, {standing.points.total:.1f} points")

# Without a table of ratings, `simulate` plays games at fixed seats.
lengths = [played.result.round for played in simulate(Options(players=3), ["simple"], games=5, seed=2)]
print(f"five games of three simple bots ended after the rounds {lengths}")
