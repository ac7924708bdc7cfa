### The table: the board of crazy eights, what happened, refusals of plays.
