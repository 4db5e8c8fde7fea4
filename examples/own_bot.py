"""Write a bot: it sees a view, and returns one of its choices."""

from monsterlands import Choice, Game, Options, SeededDealer, View
from monsterlands.bots import SimplePlayer, play_out

LIKED = ("mine", "tavern", "lodge")


class Planner:
    """Goes to the buildings that it likes, and otherwise takes the choice with the most immediate points."""

    def __init__(self, seed: int) -> None:
        self.dealer = SeededDealer(seed)

    def choose(self, view: View) -> Choice:
        for building in LIKED:
            for choice in view.choices:
                if ("building", building) in choice.subjects:
                    return choice
        # A game that fits everything this seat knows: try each choice on a copy of it.
        game = view.redeal(self.dealer)
        return max(view.choices, key=lambda choice: self.points_after(game, choice))

    def points_after(self, game: Game, choice: Choice) -> int:
        ahead, seat = game.clone(), game.seat
        ahead.apply(choice)
        return ahead.open_view().clan(seat or 0).score.total


for seed in range(3):
    game = Game.new(Options(players=2))
    play_out(game, [Planner(seed), SimplePlayer(seed)], SeededDealer(seed))
    assert game.result is not None
    mine, other = game.result.scores
    print(f"game {seed + 1}, {game.result.round} rounds: planner {mine.total}, simple {other.total} points")
