export interface ListedChange {
  key: string
  /** Undefined stands for the default. */
  before?: unknown
  after?: unknown
  by: string
  at: number
  version: number
}
