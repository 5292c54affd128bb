/** Thrown before anything was changed. */
export class RefusedSource extends Error {}

/** More would be lost than the options allow. */
export class TooMuchLost extends RefusedSource {}
