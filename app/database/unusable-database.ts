/** Stops the start; the message is the one line to show. */
export class UnusableDatabase extends Error {}
