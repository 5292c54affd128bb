import { isMissing } from '../../files/folder.server'
import { listOutbox } from '../../mail/outbox-files.server'
import { isAbout } from './erasure-rest.server'
import type { PersonData } from './person.server'
import { finder } from './search/finder'
import { searchFile } from './search/stream.server'

/** Returns the ids that files of mails about the person may be named by. */
export const eventsOf = ({ orders, messages, subscriptions }: PersonData) => [
  ...orders.map(({ id }) => String(id)),
  ...messages.map(({ id }) => id),
  ...subscriptions.map(({ token }) => token),
]

/** Returns paths of files in the outbox whose name or content is about the person. */
export async function outboxOf(person: PersonData) {
  const find = finder([{ kind: 'email', text: person.email }])
  const events = new Set(eventsOf(person))
  const found: string[] = []
  for (const file of await listOutbox())
    if (isAbout(file, events) || (await names(file.path))) found.push(file.path)
  return found

  async function names(path: string) {
    try {
      const { hits } = await searchFile(path, find)
      return hits.some(({ kind }) => kind === 'email')
    } catch (error) {
      // Its sender gave it another name or removed it; the sender of a mail under way checks for
      // itself.
      if (isMissing(error)) return false
      throw error
    }
  }
}
