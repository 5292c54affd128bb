import { isMissing } from '../../files/folder.server'
import { listOutbox } from '../../mail/outbox-files.server'
import type { Person } from './person.server'
import { isAbout } from './rest.server'
import { finder } from './search/finder'
import { searchFile } from './search/stream.server'

/** What files of mails about the person may be named by. */
export const eventsOf = ({ orders, messages, subscriptions }: Person) => [
  ...orders.map(({ id }) => String(id)),
  ...messages.map(({ id }) => id),
  ...subscriptions.map(({ token }) => token),
]

/** Paths of files in the outbox, by what they are named or say. */
export async function outboxOf(person: Person) {
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
      // Finished under another name, or removed: of a mail under way its sender looks.
      if (isMissing(error)) return false
      throw error
    }
  }
}
