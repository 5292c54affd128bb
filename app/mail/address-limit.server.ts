import { addCounts, countKey } from '../database/counts.server'
import type { Connection } from '../database/tables.server'

/** Forms take a stranger's address. A sign-up, a password, a message and two orders stay below. */
export const MAILS_AN_HOUR = 8
/** Fewer than mails: each costs the shop money. */
export const SMS_AN_HOUR = 3
const HOUR_SECONDS = 3600

/** Says of each address, in the same sequence, whether its mail may go. */
export const takeMails = (connection: Connection, addresses: string[]) =>
  take(connection, { what: 'mail', most: MAILS_AN_HOUR }, addresses.map(mailbox))

/** The same of phone numbers. */
export const takeSms = (connection: Connection, phones: string[]) =>
  take(connection, { what: 'sms', most: SMS_AN_HOUR }, phones)

async function take(
  connection: Connection,
  { what, most }: { what: string; most: number },
  receivers: string[],
) {
  const keys = receivers.map((receiver) => countKey(what, receiver))
  const left = new Map<string, number>()
  for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1)
  const sums = await addCounts(connection, left, HOUR_SECONDS)
  return keys.map((key) => {
    const later = (left.get(key) ?? 1) - 1
    left.set(key, later)
    return (sums.get(key) ?? 0) - later <= most
  })
}

/** One mailbox has many spellings: in capitals, with a tag after a plus. */
const mailbox = (address: string) =>
  address
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
