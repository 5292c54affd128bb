import type { Language } from '../../business'
import type { Tone } from '../kit/badge'

export type MessageState = 'new' | 'answered' | 'done'

export const MESSAGE_TONES: Record<MessageState, Tone> = {
  new: 'warn',
  answered: 'ok',
  done: 'neutral',
}

/** As `GET /messages/:id` answers. */
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
  /** As addresses name the customer; absent of who never ordered. */
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
