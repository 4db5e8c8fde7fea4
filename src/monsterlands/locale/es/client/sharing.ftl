## Pictures to save or to send

picture-result = Una imagen del resultado
picture-table = Una imagen de la mesa
picture-note = Muestra lo que está a la vista en la mesa. Las trampas boca abajo siguen ocultas, también las tuyas.
picture-link = Enlace para repasar
picture-link-note = Con este enlace, quien haya jugado la partida puede repasarla entera.
picture-share = Compartir…
picture-unshared = No se ha podido compartir. Guarda la imagen.
picture-save = Guardar la imagen
picture-failed = Este navegador no ha podido dibujar la imagen.
picture-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
picture-madhala = { token-madhala }
