int dummy();
int dummy() { return 1; }
