"""Play the first turns of a game by hand and look at the table in between."""

import random

from monsterlands import Game, Options

game = Game.new(Options(players=2, first=0))
game.advance(random.Random(3))  # dice and draws: any random.Random deals

print(game)
print()

# A question goes to one seat. Each choice has a spelling, and a preview shows what it would do.
print(f"Seat {game.seat} may take {len(game.choices)} choices. What would the first three do?")
for choice in game.choices[:3]:
    changes = [f"{change.what} {change.before} → {change.after}" for change in game.preview(choice).changes]
    print(f"  {choice}: {', '.join(changes) or 'nothing at once'}")

# Take the first choice, and answer all questions that follow in the same way.
asked = game.seat
while game.seat == asked:
    print(f"seat {game.seat}, {game.node.question}: {game.choices[0]}")
    game.apply(game.choices[0])
    game.advance(random.Random(4))

print(f"\nNow seat {game.seat} is asked: {game.node.question}.")
