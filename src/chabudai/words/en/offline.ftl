# Words for playing without a network.

offline-play = Play without a network
offline-play-more = Keeps the rules and bots in this browser, so that you can play against bots anywhere. The games stay on this device.
offline-play-keep = Keep for offline play ({ $size } MB)
offline-play-busy = Fetching …
offline-play-kept = Kept on this device ({ $size } MB).
offline-play-game = Play { $game } on this device
offline-play-drop = Remove it again
offline-play-none = This server does not offer it.
offline-play-failed = That did not work. Check the connection and the room on this device, and try again.
