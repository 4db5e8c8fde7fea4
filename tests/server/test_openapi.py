"""What the document of the API promises holds for whatever is sent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from support.servers import Program

DOCUMENT = Path(__file__).parents[2] / "docs" / "openapi.json"
schema = schemathesis.openapi.from_path(DOCUMENT)


@schema.parametrize()
@settings(
    max_examples=12,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,
    ],
)
def test_every_answer_matches_the_openapi_document(case: Case[Any], server: Program) -> None:
    answer = case.call(base_url=server.address)
    case.validate_response(
        answer,
        checks=[
            not_a_server_error,
            content_type_conformance,
            response_schema_conformance,
            status_code_conformance,
        ],
    )


def test_the_openapi_document_is_the_one_that_the_server_gives(server: Program) -> None:
    given = server.http.get("api/openapi.json").json()
    assert json.loads(DOCUMENT.read_text())["paths"].keys() == given["paths"].keys()


@pytest.mark.parametrize("path", ["/docs", "/redoc"])
def test_no_documentation_page_of_other_sites_is_served(server: Program, path: str) -> None:
    assert "swagger" not in server.http.get(path).text.lower()
