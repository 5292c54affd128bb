import { hash } from 'node:crypto'
import { clientAddress } from '../../http/rate-limits.server'
import type { AccountRow } from './account.server'

const MOST_PLACES = 8
/** 16 bits tell an owner's network from a stranger's, but not which of 65,536 networks it was. */
const HEX_DIGITS = 4

type Known = Pick<AccountRow, 'uid' | 'places'>

const place = (uid: string) => hash('sha256', `${uid} ${clientAddress()}`).slice(0, HEX_DIGITS)

const read = ({ places }: Known): string[] => JSON.parse(places ?? '[]')

/** Tells whether somebody has signed in to the account from the client's network. */
export const isKnownPlace = (account: Known) => read(account).includes(place(account.uid))

/** Returns the account's places with the client's network; undefined when it is known. */
export function placesWithThis(account: Known) {
  if (isKnownPlace(account)) return undefined
  return JSON.stringify([place(account.uid), ...read(account)].slice(0, MOST_PLACES))
}
