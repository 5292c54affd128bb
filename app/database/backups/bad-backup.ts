/** Thrown where a file is no whole backup; the message names the file and says why. */
export class BadBackup extends Error {}
