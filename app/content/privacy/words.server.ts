import { emailKey } from '../../orders/coupons/coupons.server'
import { personName } from '../../orders/order/address'
import type { Billing } from '../../orders/order/order'
import type { PersonData } from './person.server'

/** `otherEmail` is another address on an order of the person; others may share it. */
export type WordKind = 'email' | 'otherEmail' | 'name' | 'phone' | 'street' | 'company'

/** A word that identifies somebody, as they wrote it. */
export interface Word {
  kind: WordKind
  text: string
}

/** The fewest letters of a word: shorter ones are in other words too. */
const SHORTEST = 6

type Known = Pick<PersonData, 'email' | 'orders' | 'messages' | 'accounts' | 'withdrawals'>

/** Returns addresses, phone numbers and full names; each once, none that is part of another. */
export function personWords({ email, orders, messages, accounts, withdrawals }: Known): Word[] {
  const bills = orders.map(({ billing }) => JSON.parse(billing) as Billing)
  const found: Record<WordKind, string[]> = {
    email: [email],
    otherEmail: bills.map((one) => one.email).filter((one) => emailKey(one) !== email),
    name: [
      ...bills.map(({ firstName, lastName }) => fullName(`${firstName} ${lastName}`)),
      ...bills.map((one) => fullName(personName(one))),
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

/** Keeps full names only: many people share a first name. */
const fullName = (name: string) => (/\S\s+\S/.test(name.trim()) ? name : '')

/** Returns the longest run of plain letters and digits, which most encodings keep. */
export function plainRun(text: string) {
  const runs = text.normalize('NFC').match(/[a-z0-9]{3,}/gi) ?? []
  return runs.reduce<string | undefined>(
    (longest, run) => (run.length > (longest?.length ?? 0) ? run : longest),
    undefined,
  )
}
