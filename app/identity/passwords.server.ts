import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's argon2id: 19 MiB, two passes, one lane. 2 is the value of the package's const enum. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** One core is always left to serve pages: a login storm waits in line instead. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
const WAITING_AT_MOST = 1000

/** Too long a line: the caller should come back later. */
export class TooBusy extends Error {}

let running = 0
const line: (() => void)[] = []

/** Runs work that hashes, off the event loop and few at a time. Throws `TooBusy`. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (line.length >= WAITING_AT_MOST) throw new TooBusy()
    await new Promise<void>((resolve) => line.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = line.shift()
    if (next) next()
    else running--
  }
}

/** In PHC form (`$argon2id$v=19$…`). Call inside `inTurn`. */
export const hashPassword = (password: string) => hash(password, ARGON2ID)

// The hash of nothing anybody knows, with the same cost: an unknown account takes the same time.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$Zm9ydHktdHdvIGJ5dGVzIG9mIG5vdGhpbmcgYXQgYWw'

/** Whether the password is right; without a hash it is wrong, in the same time. In `inTurn`. */
export async function isPassword(passwordHash: string | null | undefined, password: string) {
  const right = await verify(passwordHash ?? NOBODY, password)
  return Boolean(passwordHash) && right
}
