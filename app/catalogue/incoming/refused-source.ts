/** The source is refused before anything was changed. */
export class RefusedSource extends Error {}

export class TooMuchLost extends RefusedSource {}
