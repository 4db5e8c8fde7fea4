## Pictures to save or to send

picture-result = A picture of the result
picture-table = A picture of the table
picture-note = It shows what lies open on the table. Face-down traps stay hidden, yours too.
picture-link = Link to look back
picture-link-note = Whoever played this game can look back at all of it with this link.
picture-share = Share …
picture-unshared = It could not be shared. Save the picture instead.
picture-save = Save the picture
picture-failed = This browser could not draw the picture.
picture-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
picture-madhala = { token-madhala }
