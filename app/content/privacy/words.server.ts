import { emailKey } from '../../orders/coupons/coupons.server'
import type { Billing } from '../../orders/order'
import type { Person } from './person.server'

/** `otherEmail`: with which an order of the person's account was placed; others may share it. */
export type WordKind = 'email' | 'otherEmail' | 'name' | 'phone' | 'street' | 'company'

/** What somebody is known by, as they wrote it. */
export interface Word {
  kind: WordKind
  text: string
}

/** Shorter ones are in other words too. */
const SHORTEST = 6

type Known = Pick<Person, 'email' | 'orders' | 'messages' | 'accounts' | 'withdrawals'>

/** Addresses, telephone numbers, a first with a last name; each once, none that is in other words. */
export function wordsOf({ email, orders, messages, accounts, withdrawals }: Known): Word[] {
  const bills = orders.map(({ billing }) => JSON.parse(billing) as Billing)
  const found: Record<WordKind, string[]> = {
    email: [email],
    otherEmail: bills.map((one) => one.email).filter((one) => emailKey(one) !== email),
    name: [
      ...bills.map(({ firstName, lastName }) => fullName(`${firstName} ${lastName}`)),
      ...messages.map(({ name }) => fullName(name)),
      ...accounts.map(({ display_name }) => fullName(display_name ?? '')),
      ...withdrawals.map(({ name }) => fullName(name ?? '')),
    ],
    phone: [...bills, ...messages].map(({ phone }) => phone),
    street: bills.map(({ street }) => street),
    company: bills.map(({ company = '' }) => company),
  }
  return (Object.keys(found) as WordKind[]).flatMap((kind) => {
    const long = found[kind].map((one) => one.trim()).filter((one) => one.length >= SHORTEST)
    return [...new Set(long)].map((text) => ({ kind, text }))
  })
}

/** A first name alone is that of many. */
const fullName = (name: string) => (/\S\s+\S/.test(name.trim()) ? name : '')

/** The longest run of plain letters and digits: it is the same in most encodings. */
export function plainRun(text: string) {
  const runs = text.normalize('NFC').match(/[a-z0-9]{3,}/gi) ?? []
  return runs.reduce<string | undefined>(
    (longest, run) => (run.length > (longest?.length ?? 0) ? run : longest),
    undefined,
  )
}
