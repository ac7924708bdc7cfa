### The page that stands in while the server cannot be reached. The service worker reads these lines by itself: plain text only, nothing to fill in.

offline-title = Kitchen Table: not connected
offline-heading = You are offline
offline-about = Your seat is kept for a while. Then the computer plays for you until you are back; where the rules say that a game ends with whoever leaves, it ends.
unreachable-heading = Kitchen Table does not answer
unreachable-about = It may be starting again: that takes less than a minute. Your seat is kept, and the game goes on where it was.
offline-again = Try again
