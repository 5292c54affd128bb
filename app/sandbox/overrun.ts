/** The limit that a task exceeded; 'crash' means that the child ended by itself. */
export type Limit = 'time' | 'silence' | 'memory' | 'crash'

/** Thrown when the child ended before the task was done. The message follows a name. */
export class Overrun extends Error {
  override name = 'Overrun'
  constructor(
    readonly limit: Limit,
    message: string,
  ) {
    super(message)
  }
}
