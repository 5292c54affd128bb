/** Stops the start; its message is the one line to show. */
export class UnusableDatabase extends Error {}
