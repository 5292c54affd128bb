/** One setting as somebody stored it. */
export interface Change {
  key: string
  /** Undefined: as by default. */
  before?: unknown
  after?: unknown
  by: string
  at: number
  version: number
}
