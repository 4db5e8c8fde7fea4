import { describe, expect, test } from "vitest";

import { isLoopback, linkTo, outside, readOut, wordsIn } from "../../src/friends/links.ts";
import { house } from "./house.ts";

describe("a link for others", () => {
    test("leads to the address that others can reach, with its words after the #", () => {
        expect(linkTo({ screen: "join", words: "ant-bee-cat-dog" }, house("http://192.168.0.5:8001/"))).toBe(
            "http://192.168.0.5:8001/#/join/ant-bee-cat-dog",
        );
    });

    test("is whole where the address has a path without a slash at its end", () => {
        expect(linkTo({ screen: "take", code: "c1" }, house("https://example.org/lands"))).toBe(
            "https://example.org/lands/#/take/c1",
        );
    });

    test("leads to the address of this page where the server knows no other", () => {
        expect(outside(house(""))).toBe(document.baseURI.replace(/[?#].*$/, ""));
    });

    test.each(["http://localhost:8000/", "http://127.0.0.1:8000/", "http://[::1]:8000/"])(
        "to %s is of use on this machine only",
        (link) => expect(isLoopback(link)).toBe(true),
    );

    test.each(["http://192.168.0.5/", "https://localhost.example.org/", "http://127.example.org/"])(
        "to %s is of use elsewhere",
        (link) => expect(isLoopback(link)).toBe(false),
    );

    test("is read out without what browsers add by themselves", () => {
        expect(readOut("http://192.168.0.5:8001/")).toBe("192.168.0.5:8001");
        expect(readOut("https://example.org/lands/")).toBe("https://example.org/lands");
    });
});

test.each([
    "ant-bee-cat-dog",
    "  Ant bee, CAT dog ",
    "ant - bee – cat – dog.",
    "http://192.168.0.5:8001/#/join/ant-bee-cat-dog",
    "Come! http://192.168.0.5:8001/#/join/ant-bee-cat-dog?x",
])("the words of an invitation are found in “%s”", (typed) => {
    expect(wordsIn(typed)).toBe("ant-bee-cat-dog");
});
