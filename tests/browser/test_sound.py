"""What is heard and felt at the table: the right things at the right moments, and nothing before a touch."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
import sounds
from browser.conftest import Guests
from playwright.sync_api import Page, expect

from support.browsers import Person
from support.devices import PHONE, held
from support.tables import alone, in_battle

pytestmark = pytest.mark.browser

FAKE = """
window.audio = { made: 0, asked: [], arrived: 0 };
const node = () => ({
    gain: { value: 1, setTargetAtTime() {} },
    playbackRate: { value: 1 },
    connect: (next) => next,
    stop() {},
    start() { window.audio.asked.push(this.buffer.length); },
});
window.AudioContext = class {
    constructor() { window.audio.made += 1; this.state = "running"; }
    get currentTime() { return performance.now() / 1000; }
    createGain() { return node(); }
    createBufferSource() { return node(); }
    createBuffer(_, length) {
        return { length, copyToChannel() { window.audio.arrived += 1; } };
    }
};
"""
"""Audio that plays nothing and counts what it is asked for; a sound is known by its length."""

STATE = """
() => {
    const end = document.querySelector(".stage:has(.go-on:not(.none)) .moment");
    const moment = end?.classList[1] ?? "";
    const lit = document.querySelectorAll(".stage [data-choice]");
    const choices = [...lit].map(({ dataset }) => dataset.choice);
    return moment || choices.length > 0 ? { moment, choices: choices.reverse() } : null;
}
"""
"""How the fight has ended, or what can be chosen on the stage, the last first."""
CHANGED = """
(before) => {
    const lit = document.querySelectorAll(".stage [data-choice]");
    const choices = [...lit].map(({ dataset }) => dataset.choice);
    return choices.reverse().join() !== before.join();
}
"""
ENDS = {"captured": "capture", "eliminated": "trophy", "withstood": "hit"}
"""What is heard at the end of a fight."""


def lengths() -> dict[int, str]:
    """Return the names of the sounds, by how many samples they have."""
    files = {path.stem: path.read_bytes() for path in Path(sounds.FOLDER).glob("*.wav")}
    found = {struct.unpack_from("<I", file, file.index(b"fact") + 8)[0]: name for name, file in files.items()}
    assert len(found) == len(files)
    return found


def heard(page: Page) -> list[str]:
    """Return which sounds were asked for since the last time."""
    names = lengths()
    asked: list[int] = page.evaluate("window.audio.asked.splice(0)")
    return [names[length] for length in asked]


def sit_in_battle(somebody: Person) -> None:
    """Open a table at a fight; nothing has been touched yet."""
    somebody.context.add_init_script(FAKE)
    somebody.sit_at(somebody.server.take_in(in_battle().record().to_text()))


def wait_for_sounds(page: Page) -> None:
    """Touch the page, and wait until all files have arrived."""
    page.mouse.click(1, 1)
    page.wait_for_function(f"() => window.audio.arrived === {len(sounds.SOUNDS)}")


def fought(somebody: Person) -> str:
    """End the fight however the dice fall; return how it ended. The end of an own fight waits for a click."""
    while True:
        state = somebody.page.wait_for_function(STATE).json_value()
        if state["moment"]:
            return str(state["moment"])
        somebody.take(state["choices"][0])
        somebody.page.wait_for_function(CHANGED, arg=state["choices"])


def test_a_fight_is_heard_and_nothing_before_a_touch(guests: Guests) -> None:
    somebody = guests({"speed": "fast"})
    page = somebody.page
    sit_in_battle(somebody)
    page.mouse.move(300, 300)
    assert page.evaluate("window.audio") == {"made": 0, "asked": [], "arrived": 0}
    fetched = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wav')).length"
    assert page.evaluate(fetched) == 0
    wait_for_sounds(page)
    assert page.evaluate("window.audio.made") == 1
    assert heard(page) == []
    somebody.take("roll all")
    end = fought(somebody)
    fight = heard(page)
    assert fight[0] == "dice"
    assert fight[-1] == ENDS[end]


def test_nothing_is_heard_with_sounds_off_and_the_choice_is_kept(guests: Guests) -> None:
    somebody = guests({"speed": "fast"})
    page = somebody.page
    sit_in_battle(somebody)
    wait_for_sounds(page)
    page.keyboard.press("m")
    expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")
    assert somebody.settings()["sound"] == "off"
    somebody.take("roll all")
    fought(somebody)
    assert heard(page) == []
    page.reload()
    expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "false")
    page.mouse.click(1, 1)
    page.keyboard.press("Shift")
    assert page.evaluate("window.audio.made") == 0


def test_less_motion_is_quiet_until_sounds_are_turned_on(guests: Guests) -> None:
    somebody = guests({"speed": "fast"}, reduced_motion="reduce")
    page = somebody.page
    sit_in_battle(somebody)
    page.mouse.click(1, 1)
    sound = page.get_by_role("button", name="Sounds")
    expect(sound).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("window.audio.made") == 0
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => window.audio.made === 1")


SHAKES = """
window.shaken = [];
Object.defineProperty(navigator, "vibrate", { value: (pattern) => window.shaken.push(pattern) > 0 });
"""
FELT = {"captured": [20, 40, 20], "eliminated": [20, 40, 20], "died": [70]}
"""What is felt at the end of a fight."""


def test_a_phone_shakes_after_the_first_touch_with_the_end_of_a_fight(
    guests: Guests,
) -> None:
    somebody = guests({"speed": "fast"})
    page = somebody.page
    somebody.context.add_init_script(SHAKES)
    sit_in_battle(somebody)
    assert page.evaluate("window.shaken") == []
    wait_for_sounds(page)
    assert page.evaluate("window.shaken") == []
    somebody.take("roll all")
    end = fought(somebody)
    felt = page.evaluate("window.shaken")
    assert felt == ([FELT[end]] if end in FELT else [])


@pytest.mark.parametrize(("haptics", "felt"), [(True, [[8]]), (False, [])])
def test_a_phone_shakes_when_a_die_is_picked_unless_that_is_off(
    guests: Guests, haptics: bool, felt: list[list[int]]
) -> None:
    somebody = guests({"haptics": haptics}, **held(*PHONE))
    page = somebody.page
    for script in (FAKE, SHAKES):
        somebody.context.add_init_script(script)
    somebody.sit_at(somebody.server.take_in(alone().record().to_text()))
    assert page.evaluate("window.shaken") == []
    page.locator("[data-tab=outside]").tap()
    page.wait_for_function(f"() => window.audio.arrived === {len(sounds.SOUNDS)}")
    die = page.locator("[data-area=dock] [data-thing='die:P5']")
    die.tap()
    expect(die).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.shaken") == felt
