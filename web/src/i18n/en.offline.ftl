### The page that stands in while the server cannot be reached. The service worker reads these lines by itself: plain text only, nothing to fill in.

offline-title = Kitchen Table: not connected
offline-heading = You are offline
offline-about = Your seat is kept. If this takes long, the computer plays for you until you are back.
unreachable-heading = Kitchen Table does not answer
unreachable-about = It may be starting again: that takes less than a minute. Your seat is kept, and the game goes on where it was.
offline-again = Try again
