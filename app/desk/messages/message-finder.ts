import { findMessages } from '../../content/messages/find-messages.server'
import { beginningOf } from '../../text-core/graphemes'
import type { Finder } from '../api/finder'

const MOST = 5
const BEGINNING = 60

export const messageFinder: Finder = {
  kind: 'messages',
  right: 'messages.read',
  async find(db, search) {
    const found = await findMessages(db, { search, from: 0, size: MOST })
    return found.map(({ id, name, message }) => ({
      href: `/messages/${id}`,
      text: name,
      about: beginningOf(message, BEGINNING),
    }))
  },
}
