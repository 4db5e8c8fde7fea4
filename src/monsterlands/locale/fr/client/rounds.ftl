### What happens between the turns, step by step: Madhala's turn, the clean-up, and the beginning of a round.

rounds-madhala = Le tour de Madhala
rounds-over = La manche se termine
rounds-skip = { battle-skip }
rounds-new = Nouveau : { $kind }

## What happens, and why

rounds-madhala-rolls = Elle obtient { $red } au dé rouge et { $yellow } au dé jaune.
rounds-madhala-rolls-why = Le rouge dit si elle reste à la Citadelle ou part à l’Extérieur, le jaune où elle va.
rounds-madhala-goes = Elle va { $to }.
rounds-madhala-goes-why = Un emplacement y est à elle jusqu’à la fin de la manche.
rounds-madhala-sent = Elle part : { $path }.
rounds-madhala-sent-why = L’expédition est à elle jusqu’à la fin de la manche.
rounds-madhala-takes = Elle défausse { $cards }.
rounds-madhala-takes-why = D’autres prennent leur place.
rounds-home = { $count ->
    [one] { $members } rentre.
   *[other] { $members } rentrent.
}
rounds-home-why = { $carried ->
    [yes] Ce qui a été rapporté est maintenant au clan.
   *[no] { $count ->
        [one] L’expédition est de nouveau libre.
       *[other] Les expéditions sont de nouveau libres.
    }
}
rounds-surplus = Le surplus est défaussé.
rounds-surplus-why = C’est plus qu’un clan ne peut garder.
rounds-storms = { $monster } va aux Portes de la Citadelle.
rounds-storms-why = { $count ->
    [0] Personne ne l’a vaincu pour de bon.
    [one] Personne ne l’a vaincu pour de bon ; { $beaten } cède la place, car seul le plus fort reste.
   *[other] Personne ne l’a vaincu pour de bon ; { $beaten } cèdent la place, car seul le plus fort reste.
}
rounds-panic = La panique ferme { $the }.
rounds-panic-why = { $monster } se tient aux Portes, et personne ne l’a chassé.
rounds-leads = { $member } prend la tête du clan.
rounds-leads-why = Le leader est mort : le membre à la plus haute réputation le remplace, ceux qui gèrent une région en dernier.
rounds-rescued = Un novice prend la tête.
rounds-rescued-why = Il n’y a plus personne d’autre dans le clan.
rounds-wages = { $short ->
    [yes] Salaires : seulement { $paid } or sur { $due }.
   *[no] { $paid ->
        [one] { $paid } pièce d’or de salaires.
       *[other] { $paid } pièces d’or de salaires.
    }
}
rounds-wages-why = { $members ->
    [one] Un membre, { $wage ->
        [one] { $wage } pièce
       *[other] { $wage } pièces
    } d’or.
   *[other] { $members } membres, { $wage ->
        [one] { $wage } pièce
       *[other] { $wage } pièces
    } d’or chacun.
} Le leader et les membres gérant une région ne coûtent rien.
rounds-deserts = { $member } déserte.
rounds-deserts-why = Les salaires n’ont pas été payés en entier : un membre s’en va, celui à la plus haute réputation qui n’est pas leader et ne gère pas de région.
rounds-first = Premier joueur : { $clan }.
rounds-first-why = Le clan à la plus faible réputation commence.
rounds-round = { game-round }
rounds-member-novice = Un novice
