export interface DeskEvent {
  /** The client rereads data of these paths and below. */
  paths: string[]
  /** New orders, the oldest first. */
  placed?: { number: string; total: number; currency: string }[]
  changed?: { number: string; version: number }[]
}
