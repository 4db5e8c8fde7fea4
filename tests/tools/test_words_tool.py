"""The tool that compares the languages: what it finds, where it says it is, and what it begins."""

from __future__ import annotations

from pathlib import Path

import pytest

import words
import words_files
import words_terms
import words_used

ENGLISH = {
    "languages.json": '{"en": "English", "fr": "Français"}',
    "en/game/list.ftl": """## Things

# $amount: how many
gain =
    { $amount ->
        [one] a potion
       *[other] { $amount } potions
    }
at = Placed { $at }
hit = { gain }
    .help = What hits, and { $kind ->
        [dice] dice
       *[trap] traps
    }.
    .also = hits
""",
    "en/client/screen.ftl": "close = Close\n",
}
FRENCH = {
    "fr/game/list.ftl": """# Un commentaire

gain = { $amount } potions mixtes
at = Placé { $the }
hit = { gain }
    .help = Une touche { $kind ->
        [dice] de dé
       *[trap] de piège
    }.
""",
    "fr/client/screen.ftl": "close = Fermer\n",
}


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two languages that are as they should be."""
    folder = tmp_path / "locale"
    for name, text in {**ENGLISH, **FRENCH}.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    alike = tmp_path / "alike.txt"
    alike.write_text("# none\n", "utf-8")
    code = tmp_path / "src"
    code.mkdir()
    (code / "said.py").write_text('say("gain"), say(f"hi{1}"), say("at"), say("hit")\n', "utf-8")
    (code / "said.ts").write_text("say('close')\n", "utf-8")
    for module in (words, words_files):
        monkeypatch.setattr(module, "LOCALE", folder)
    monkeypatch.setattr(words, "ALIKE", alike)
    monkeypatch.setattr(words_used, "PYTHON", code)
    monkeypatch.setattr(words_used, "CLIENT", code)
    return folder


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = words.main(arguments)
    return code, capsys.readouterr().out


def test_languages_that_are_as_they_should_be_pass(locale: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys) == (0, "fr: 0 faults, 0 missing\n")


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("game/list.ftl", "gain = {", "gain = {{", "fr/game/list.ftl:3: "),
        ("game/list.ftl", "{ $amount }", "{ $sum }", "3: gain has no value $sum; English has amount"),
        ("game/list.ftl", "{ gain }\n", "{ gian }\n", "5: hit refers to gian, which does not exist"),
        ("game/list.ftl", "at = ", "att = ", "4: att: English has no such message"),
        ("game/list.ftl", "at = ", "gain = ", "4: gain is already at fr/game/list.ftl:3"),
        ("game/list.ftl", "[dice]", "[dés]", "fr/game/list.ftl:5: "),
        (
            "game/list.ftl",
            "[dice]",
            "[des]",
            "5: hit.help asks whether $kind is [des]; English asks for dice, trap",
        ),
        ("client/screen.ftl", "Fermer", "Close", "1: close is English: translate it, or name it in"),
        ("client/screen.ftl", "close = Fermer", "", "fr: missing: close"),
    ],
)
def test_a_fault_of_a_shipped_language_is_told_with_its_file_and_line(
    locale: Path, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, told: str
) -> None:
    path = locale / "fr" / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    code, printed = run(capsys)
    assert code == 1
    assert told in printed


def test_a_missing_and_a_strange_file_are_told(locale: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (locale / "fr/client/screen.ftl").rename(locale / "fr/client/other.ftl")
    code, printed = run(capsys)
    assert code == 1
    assert "fr/client/other.ftl:1: English has no such file\n" in printed
    assert "fr/client/screen.ftl:1: the file is missing\n" in printed


def test_a_message_in_another_file_is_told(locale: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (locale / "fr/client/screen.ftl").write_text("", "utf-8")
    file = locale / "fr/game/list.ftl"
    file.write_text(file.read_text("utf-8") + "close = Fermer\n", "utf-8")
    assert "list.ftl:10: close belongs into en/client/screen.ftl\n" in run(capsys)[1]


def test_a_text_may_be_english_on_purpose(locale: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (locale / "fr/client/screen.ftl").write_text("close = Close\n", "utf-8")
    words.ALIKE.write_text("fr close # so it is\n", "utf-8")
    assert run(capsys)[0] == 0
    words.ALIKE.write_text("fr close open\n", "utf-8")
    assert "fr open: there is no such message\n" in run(capsys)[1]


def test_a_message_that_nobody_says_is_told(locale: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (locale / "en/client/screen.ftl").write_text("close = Close\nopen = Open\n", "utf-8")
    assert "en/client/screen.ftl:2: open is never said\n" in run(capsys)[1]


def test_a_message_that_is_built_from_parts_is_said(locale: Path) -> None:
    (words_used.PYTHON / "more.py").write_text('say(f"event-{kind}")\n', "utf-8")
    (words_used.CLIENT / "more.svelte").write_text("{say(`tab-${name}-short`)}\n", "utf-8")
    text = words_files.Text("", words_files.texts_of("en")[0]["close"].pattern)
    known: dict[str, words_files.Text] = dict.fromkeys(("event-x", "tab-clan-short", "tab-clan"), text)
    assert words_used.unused(known) == ["tab-clan"]


def test_a_language_is_begun_with_nothing_but_comments(
    locale: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, printed = run(capsys, "--to", "de")
    assert code == 0
    assert printed.splitlines()[-1] == "de: 0 faults, 5 missing"
    assert "de: missing: hit.help\n" in printed
    assert (locale / "de/game/list.ftl").read_text("utf-8") == "## Things\n"
    assert (locale / "de/client/screen.ftl").exists()


def test_what_is_there_of_a_begun_language_stays_and_only_tells(
    locale: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = locale / "de/client/screen.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("close = Schließen\nopen = Öffnen\n", "utf-8")
    code, printed = run(capsys, "--to", "de")
    assert code == 0
    assert "de/client/screen.ftl:2: open: English has no such message\n" in printed
    assert file.read_text("utf-8") == "close = Schließen\nopen = Öffnen\n"
    assert run(capsys) == (0, "fr: 0 faults, 0 missing\nde: 1 faults, 4 missing\n")


def test_what_is_no_language_is_refused(locale: Path) -> None:
    with pytest.raises(SystemExit):
        words.main(["--to", "../fr"])
    assert sorted(each.name for each in locale.iterdir()) == ["en", "fr", "languages.json"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("at = Placé { $the }", "at = Placé { $wher }", "fr/game/list.ftl:4: at has no value $wher"),
        ("at = Placé { $the }", "at = Placé { $the", "fr/game/list.ftl:4: "),
        ("at = Placé { $the }\n", "", ""),  # English says it
        ("potions mixtes", "{ potions }", "fr/game/list.ftl:3: gain refers to potions"),
    ],
)
def test_only_what_is_broken_keeps_the_game_from_being_built(
    locale: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    file = locale / "fr/game/list.ftl"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    code, printed = run(capsys, "--broken")
    assert code == bool(told)
    assert printed.startswith(told)


def test_a_missing_file_keeps_the_game_from_being_built(
    locale: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (locale / "fr/client/screen.ftl").unlink()
    assert run(capsys, "--broken") == (1, "fr/client/screen.ftl:1: the file is missing\n")


# --- the glossary -------------------------------------------------------------------------------


def texts(**names: str) -> dict[str, words_files.Text]:
    from fluent.syntax import ast

    def pattern(text: str) -> ast.Pattern:
        return ast.Pattern([ast.TextElement(text)])

    return {
        key.replace("_", "-", 1): words_files.Text("x.ftl:1", pattern(name)) for key, name in names.items()
    }


@pytest.mark.parametrize(
    ("language", "key", "name", "right"),
    [
        ("fr", "building_tavern", "Taverne", True),
        ("fr", "building_tavern", "Auberge", False),
        ("fr", "building_lodge", "Repaire du chasseur", True),
        ("fr", "building_lodge", "Repère du chasseur", False),  # ours, instead
        ("fr", "building_pawn_shop", "Prêteur sur gages", True),  # the short form
        ("es", "kind_attire", "atuendo", True),
        ("es", "kind_attire", "armadura", False),
        ("it", "token_trick", "trucco", True),
        ("it", "token_trick", "abilità", False),
        ("it", "difficulty_cutthroat", "Tagliagola", True),
        ("it", "scenario_tricky", "Abilità", False),
        ("es", "die_S", "dado de fuerza", True),
        ("es", "token_panic", "pánico", True),
    ],
)
def test_names_are_those_of_the_glossary(language: str, key: str, name: str, right: bool) -> None:
    assert (list(words_terms.compare(language, texts(**{key: name}))) == []) is right


@pytest.mark.parametrize("message", words_terms.TERMS)
def test_every_term_is_a_message_and_a_row(message: str) -> None:
    english, _ = words_files.texts_of("en")
    assert message in english
    for language in ("fr", "es", "it"):
        assert list(words_terms._names(words_terms.TERMS[message], language))


def test_all_shipped_languages_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys)[1].splitlines() == [
        f"{each}: 0 faults, 0 missing" for each in words_files.shipped()[1:]
    ]
