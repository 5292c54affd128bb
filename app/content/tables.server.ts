import type { Generated } from 'kysely'
import type { Language } from '../business'

export const MESSAGE_STATES = ['new', 'answered', 'done'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

export interface ContactMessagesTable {
  id: string
  name: string
  email: string
  phone: string
  message: string
  language: string
  created_at: number
  state: Generated<MessageState>
  /** Counts the merchant's changes. */
  version: Generated<number>
  /** The words it is found by (`messageWords`); null for a message from before the desk existed. */
  words: Generated<string | null>
  email_key: Generated<string | null>
}

export interface MessageAnswersTable {
  id: string
  message_id: string
  text: string
  /** The name of the member of staff. */
  made_by: string
  at: number
}

export interface MessageTemplatesTable {
  id: string
  name: string
  /** Holds {name} and {order}. */
  text: string
  /** Null for messages of every language. */
  language: Language | null
  version: Generated<number>
  changed_at: number
}

export interface SubscribersTable {
  /** The address, trimmed and lower-cased. One address is one subscriber. */
  email: string
  /** Unguessable; it names the subscriber in confirm and unsubscribe links. */
  token: string
  /** Either 'pending' (not confirmed yet), 'confirmed' or 'unsubscribed'. */
  state: string
  /** The one-time first-order code. */
  coupon: string
  language: string
  created_at: number
  changed_at: number
}

declare module '../database/tables.server' {
  interface Tables {
    contact_messages: ContactMessagesTable
    message_answers: MessageAnswersTable
    message_templates: MessageTemplatesTable
    subscribers: SubscribersTable
  }
}
