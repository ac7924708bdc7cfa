### Le livre des règles, en français.
