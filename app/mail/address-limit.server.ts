import { addCounts, countKey } from '../database/counts.server'
import type { Connection } from '../database/tables.server'

/**
 * Anybody can type a stranger's address into a form, so one address gets this many mails an hour
 * that nobody but its typist asked for, of all kinds together. A sign-up, a new password, the
 * newsletter, a message to the shop and two orders by bank transfer within an hour stay below.
 */
export const MAILS_AN_HOUR = 8
const HOUR_SECONDS = 3600

/** Counts a mail to each address; says of each, in the same sequence, whether it may go. */
export async function takeMails(connection: Connection, addresses: string[]) {
  const keys = addresses.map((address) => countKey('mail', mailbox(address)))
  const left = new Map<string, number>()
  for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1)
  const sums = await addCounts(connection, left, HOUR_SECONDS)
  return keys.map((key) => {
    const later = (left.get(key) ?? 1) - 1
    left.set(key, later)
    return (sums.get(key) ?? 0) - later <= MAILS_AN_HOUR
  })
}

/** One mailbox has many spellings: in capitals, with a tag after a plus. */
const mailbox = (address: string) =>
  address
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
