/** Told to whoever has the desk open. */
export interface DeskEvent {
  /** Read anew what is shown of these and below. */
  paths: string[]
  /** Orders that just came in, the oldest first. */
  placed?: { number: string; total: number; currency: string }[]
  /** Orders that somebody changed. */
  changed?: { number: string; version: number }[]
}
