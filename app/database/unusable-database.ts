/** A start that must stop: the database cannot be used. The message is the one line to show. */
export class UnusableDatabase extends Error {}
