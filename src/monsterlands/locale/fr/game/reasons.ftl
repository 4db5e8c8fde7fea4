## Why a choice is good, in sentences

# “Rapporte 6 pièces d’or pour 2 dés de Force.” “Rapporte Ginova et 5 points pour 1 pièce d’or et un dé de Persuasion.”
reason-exchange = Rapporte { $gains } pour { $costs }.
reason-gives = Rapporte { $gains }.
reason-costs = Coûte { $costs }.
reason-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
reason-dice =
    { $colour ->
        [S] { $amount ->
            [one] un dé de Force
           *[other] { $amount } dés de Force
        }
        [M] { $amount ->
            [one] un dé de Magie
           *[other] { $amount } dés de Magie
        }
       *[P] { $amount ->
            [one] un dé de Persuasion
           *[other] { $amount } dés de Persuasion
        }
    }
reason-odds = { $member } : { $chances } ; { $glory } de gloire en moyenne.
reason-looting = butin { $chance } %
reason-mission = { $member } réussit dans { $chance } % des cas.
reason-less = « { $choice } » coûte autant et rapporte plus.
reason-wages =
    { $short ->
        [0] De quoi payer les salaires ({ $due }).
       *[other] Il manquerait { $short } or pour les salaires ({ $due }), et quelqu’un déserterait.
    }
reason-death =
    { $points ->
        [0] { $member } meurt ; ce sacrifice rapporte { $glory } de gloire.
        [one] { $member } meurt ; ce sacrifice rapporte { $glory } de gloire, mais vous perdez { $points } point en tout.
       *[other] { $member } meurt ; ce sacrifice rapporte { $glory } de gloire, mais vous perdez { $points } points en tout.
    }
reason-defense =
    { $kind ->
        [token] Utilise un jeton Défense. { $told }
        [potion] Utilise la potion. { $told }
       *[talent] Ne coûte rien. { $told }
    }
reason-hits =
    { $fate ->
        [wounded] Blessure pour { $member }.
       *[open] { $hits ->
            [0] Il ne reste aucune touche.
            [one] Il reste une touche.
           *[other] Il reste { $hits } touches.
        }
    }
reason-pool = Vous aurez ainsi { $dice } pendant cette manche.
reason-kept =
    { $why ->
        [best] La récompense ne vaut guère { $pay } en ce moment.
        [unpaid] Vous n’avez pas { $pay } à remettre.
       *[worse] Vous gardez { $pay }, mais sans récompense.
    }
reason-rival = Sinon, { $who } pourrait prendre { $what } ({ $times } fois sur { $guesses }).
reason-gain =
    { $unit ->
        [points] En moyenne { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de plus que le choix suivant.
       *[wins] Gagne { $amount } % plus souvent que le choix suivant.
    }
reason-loss =
    { $unit ->
        [points] En moyenne { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de moins que le meilleur choix.
       *[wins] Gagne { $amount } % moins souvent que le meilleur choix.
    }
reason-even =
    { $best ->
        [yes] À peu près aussi bon que le choix suivant.
       *[no] À peu près aussi bon que le meilleur choix.
    }
reason-rule = Une règle de bon sens le recommande.
reason-only = Il n’y a pas d’autre choix.
