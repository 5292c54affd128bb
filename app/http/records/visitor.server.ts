import { hash } from 'node:crypto'
import { clientAddress } from '../rate-limits.server'

/**
 * Identifies an address and browser, for counts of a day: a hash, as a process holds thousands of
 * visitors and a User-Agent may take 15 kB.
 */
export const visitorOf = ({ headers }: Pick<Request, 'headers'>) =>
  hash('sha256', `${clientAddress()}\n${headers.get('User-Agent') ?? ''}`, 'base64url')
