"""The sounds of the client are short, soft, equally loud and small, and the script makes them again."""

from pathlib import Path

import pytest
import sounds
from soundfiles import RATE, Wave, loudness, packed, peak, unpacked

NAMES = sorted(sounds.SOUNDS)


@pytest.fixture(scope="module")
def stored() -> dict[str, bytes]:
    return {path.stem: path.read_bytes() for path in sounds.FOLDER.glob("*.wav")}


@pytest.fixture(scope="module")
def heard(stored: dict[str, bytes]) -> dict[str, Wave]:
    return {name: unpacked(file) for name, file in stored.items()}


def test_the_script_makes_the_stored_files() -> None:
    assert sounds.main(["--check"]) == 0


def test_there_is_a_sound_for_what_the_table_does(stored: dict[str, bytes]) -> None:
    assert sorted(stored) == [
        "capture",
        "coins",
        "conquest",
        "dawn",
        "death",
        "dice",
        "door",
        "hit",
        "message",
        "place",
        "tick",
        "trophy",
        "turn",
    ]


def test_together_they_take_less_than_150_kilobytes(stored: dict[str, bytes]) -> None:
    assert sum(map(len, stored.values())) < 150_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_shorter_than_a_second_and_a_half(name: str, heard: dict[str, Wave]) -> None:
    assert 0.1 < len(heard[name]) / RATE < 1.5


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_does_not_clip_and_ends_in_silence(name: str, heard: dict[str, Wave]) -> None:
    assert peak(heard[name]) < -1
    assert max(abs(each) for each in heard[name][-20:]) < 0.004


def test_all_are_equally_loud(heard: dict[str, Wave]) -> None:
    levels = [loudness(wave) for wave in heard.values()]
    assert max(levels) - min(levels) < 2
    assert min(levels) > -25
    assert max(levels) < -21


def test_loudness_is_that_of_the_standard() -> None:
    """A full tone of 997 Hz measures -3.01 LUFS (ITU-R BS.1770)."""
    tone = sounds.ring([1.0], 997, 1e9, 1.0)
    assert loudness(tone) == pytest.approx(-3.01, abs=0.1)


def test_storing_a_sound_loses_little(heard: dict[str, Wave]) -> None:
    before = sounds.levelled(sounds.turn())
    noise = sum((one - other) ** 2 for one, other in zip(before, heard["turn"], strict=True))
    assert sum(each * each for each in before) / noise > 1000  # 30 dB


def test_a_stale_file_is_named_and_one_too_many_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sounds, "FOLDER", tmp_path)
    monkeypatch.setattr(sounds, "SOUNDS", {"tick": sounds.tick})
    (tmp_path / "tick.wav").write_bytes(packed([0.0]))
    (tmp_path / "gone.wav").write_bytes(b"")
    assert sounds.main(["--check"]) == 1
    assert capsys.readouterr().err == "tick.wav, gone.wav: out of date; run `make sounds`\n"
    assert sounds.main([]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tick.wav"]
    assert sounds.main(["--check"]) == 0
