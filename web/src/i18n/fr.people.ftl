### Les pages sur les gens : soi-même, invitations, parties terminées, palmarès.
