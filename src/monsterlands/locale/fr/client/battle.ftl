## The battle stage

battle-name = Bataille
battle-skip = Passer
battle-go-on = Continuer
battle-versus = { $against ->
    [mission] Mission
    [land] À conquérir
   *[monster] Monstre
}
battle-attack-dice = { $count ->
    [one] { $count } dé d’Attaque à venir
   *[other] { $count } dés d’Attaque à venir
}
battle-waiting-dice = À lancer : { $dice }
battle-hits = { $count ->
    [0] plus aucune touche
    [one] reste { $count } touche
   *[other] restent { $count } touches
}
battle-extra = +{ $count } par son pouvoir
battle-health = { $health ->
    [wounded] blessure
    [dead] mort
   *[well] indemne
}
battle-cancelled = { $defense ->
    [talent] annulée par un talent
    [token] annulée par un jeton Défense
   *[potion] annulée par une potion
}
battle-throws = { $monster } lance ses dés…
battle-hits-so-far = { $count ->
    [0] aucune touche
    [one] { $count } touche
   *[other] { $count } touches
}
battle-carried = report de { $carried }
battle-total = Total { $total }
battle-mark = { $mark ->
    [capture] capturer
    [elimination] éliminer
    [conquest] conquérir
   *[objective] objectif
}
battle-mark-words = { $mark ->
    [capture] { $reached ->
        [yes] Capture à { $value } : atteinte
       *[no] Capture à { $value }
    }
    [elimination] { $reached ->
        [yes] Élimination à { $value } : atteinte
       *[no] Élimination à { $value }
    }
    [conquest] { $reached ->
        [yes] Conquête à { $value } : atteinte
       *[no] Conquête à { $value }
    }
   *[objective] { $reached ->
        [yes] Objectif { $value } : atteint
       *[no] Objectif { $value }
    }
}
battle-no-trap = pas de piège ici
battle-times = ×{ $count }
battle-turned-up = Révélé : { $traps }
battle-roll = Lancer un { $die ->
    [S] dé de Force
    [M] dé de Magie
   *[P] dé de Persuasion
}
battle-left = parmi { $count }
battle-again = Relance : choisissez un dé
battle-defend = { $defense ->
    [talent] Talent ou expédition
    [token] Défense
   *[potion] Potion
}
battle-beaten = Vaincu : voici son ultime touche
battle-hit-from = { $from } ou plus : une touche
battle-hit-from-told =
    Un dé d’Attaque qui donne { $from } ou plus est une touche. Chaque touche non annulée est une blessure.
    Une seconde blessure tue.
battle-mark-told = { $mark ->
    [capture] Capture avec un total de { $value } ou plus, s’il y a un piège sur l’expédition : { $brings }.
    [elimination] Élimination avec un total de { $value } ou plus : { $brings }.
    [conquest] Conquête avec un total de { $value } ou plus : { $brings }.
   *[objective] Réussite avec un total de { $value } ou plus : { $brings }.
}
battle-chance = { $percent ->
    [0] 0 %
    [100] 100 %
   *[other] jusqu’à { $percent } %
}
battle-chance-told =
    Vos chances d’y arriver si vous ne visez que cela et utilisez tout ce qui vous reste : venins,
    relances, butin.

## What happens, beat by beat

battle-told-attacks = { $monster } attaque { $member } avec { $dice ->
    [one] { $dice } dé d’Attaque
   *[other] { $dice } dés d’Attaque
}.
battle-told-attack-rolled = { $monster } obtient { $faces } : { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
}.
battle-told-sprays = { $monster } arrose : { $dice ->
    [one] { $dice } dé, et une touche frappe
   *[other] { $dice } dés, et chaque touche frappe
} tout le monde ici.
battle-told-diverts = { $from } détourne { $dice ->
    [one] un dé d’Attaque
   *[other] { $dice } dés d’Attaque
} vers { $member }.
battle-told-rerolls-misses = { $dice ->
    [one] Le dé raté est relancé.
   *[other] { $dice } dés ratés sont relancés.
}
battle-told-gives-magic = { $member } sacrifie un dé de Magie : un dé d’Attaque de moins.
battle-told-hit = { $hits ->
    [one] { $member } encaisse une touche.
   *[other] { $member } encaisse { $hits } touches.
}
battle-told-defended = { $defense ->
    [talent] Un talent annule une touche
    [token] Un jeton Défense annule une touche
   *[potion] La potion annule une touche
}{ $hits ->
    [0] .
   *[other] {""} ; il en reste { $hits }.
}
battle-told-wounded = { $member } subit une blessure.
battle-told-strikes = { $member } riposte{ $carried ->
    [0] .
   *[other] , avec un report de { $carried }.
}
battle-told-tries = { $member } tente la mission.
battle-told-sets-out = { $member } tente de conquérir { $foe }{ $carried ->
    [0] .
   *[other] , avec un report de { $carried }.
}
battle-told-die = { $colour ->
    [S] Force
    [M] Magie
   *[P] Persuasion
} { $face }{ $counts ->
    [same] {""}
   *[other] , compte pour { $counts }
} : total { $total }.
battle-told-venom = Du venin sur la lame.
battle-told-loot = Un butin entre en jeu : { $loot }.
battle-told-total = { $total } en tout.
battle-told-revealed = { $member } révèle { $trap }.
battle-told-kept = { $member } garde un jeton face cachée.
battle-told-aimed = { $member } cible { $target } avec le traquenard.
battle-told-parried = { $member } annule le traquenard avec un jeton Défense.
battle-told-stolen = { $member } vole un dé de { $colour ->
    [S] Force
    [M] Magie
   *[P] Persuasion
} à { $target }.
battle-told-panic-lifted = La Citadelle respire : la panique est finie.

## Moments

battle-moment-captured = Capturé !
battle-moment-eliminated = Éliminé !
battle-moment-withstood = Pas assez
battle-moment-died = Mort au combat
battle-moment-conquered = Conquise !
battle-moment-unconquered = { battle-moment-withstood }
battle-moment-fulfilled = Mission réussie !
battle-moment-leftovers = Compensation
battle-moment-failed = Mission échouée
battle-moment-escaped = Évasion
battle-moment-lashed = Ultime touche !
battle-moment-driven-away = Chassé
battle-moment-land-taken = Région perdue
battle-moment-snatched = Trop tard

battle-about-captured = { $member } prend { $name } vivant.
battle-about-eliminated = { $member } élimine { $name } et garde son trophée.
battle-about-withstood = { $total }, et { $name } tient encore debout.{ $later ->
    [yes] {" "}Les dégâts passent à l’expédition suivante.
   *[no] {""}
}
battle-about-died = { $name } meurt en expédition et vaut un peu de gloire à son clan.
battle-about-conquered = { $member } plante le drapeau sur { $name }.
battle-about-unconquered = { $total }, et { $name } résiste.{ $later ->
    [yes] {" "}L’expédition suivante part de là.
   *[no] {""}
}
battle-about-fulfilled = { $member } rapporte la récompense.
battle-about-leftovers = { $member } arrive après l’autre et reçoit la compensation.
battle-about-failed = { $member } rentre les mains vides.
battle-about-escaped = { $name } s’échappe et fonce vers la Citadelle.
battle-about-lashed = { $name } frappe tout le monde une dernière fois.
battle-about-driven-away = Madhala chasse { $name }.
battle-about-land-taken = Madhala prend { $name }.
battle-about-snatched = Madhala réussit la mission avant vous.
battle-gain = { $resource ->
    [glory] { $amount } gloire
    [gold] { $amount } or
    [defense] { $amount } défense
    [potions] { $amount ->
        [one] { $amount } potion
       *[other] { $amount } potions
    }
   *[venoms] { $amount ->
        [one] { $amount } venin
       *[other] { $amount } venins
    }
}
