/** A limit that a sandbox holds its child to, or the end of the child by itself. */
export type Limit = 'time' | 'silence' | 'memory' | 'crash'

/** The child was ended, or ended by itself, before the task was done. The message follows a name. */
export class Overrun extends Error {
  override name = 'Overrun'
  constructor(
    readonly limit: Limit,
    message: string,
  ) {
    super(message)
  }
}
