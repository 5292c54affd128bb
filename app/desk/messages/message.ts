import type { Language } from '../../business'
import type { MessageState } from '../../content/tables.server'
import type { Tone } from '../kit/badge'

export const MESSAGE_TONES: Record<MessageState, Tone> = {
  new: 'warn',
  answered: 'ok',
  done: 'neutral',
}

/** Answer of `GET /messages/:id`. */
export interface Message {
  id: string
  name: string
  email: string
  phone: string
  message: string
  language: Language
  state: MessageState
  version: number
  at: number
  answers: { id: string; text: string; by: string; at: number }[]
  /** The customer's id in addresses; undefined for someone who never ordered. */
  customer?: string
  orders: { number: string; status: string; placedAt: number }[]
}

export interface Template {
  id: string
  name: string
  text: string
  language: Message['language'] | null
  version: number
  changedAt: number
}
