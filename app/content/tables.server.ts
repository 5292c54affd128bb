export interface ContactMessagesTable {
  id: string
  name: string
  email: string
  phone: string
  message: string
  language: string
  created_at: number
}

export interface SubscribersTable {
  /** Trimmed and lower-cased. One address is one subscriber. */
  email: string
  /** Unguessable; names the subscriber in confirm and unsubscribe links. */
  token: string
  /** 'pending' (not confirmed yet), 'confirmed' or 'unsubscribed'. */
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
    subscribers: SubscribersTable
  }
}
