import { availableParallelism } from 'node:os'
import { type HashThread, openHashThread } from './hash-thread.server'

/** One core is always left to serve pages: a login storm waits in line instead. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
const WAITING_AT_MOST = 1000

/** Too long a line: the caller should come back later. */
export class TooBusy extends Error {}

const idle: HashThread[] = []
const line: ((thread: HashThread) => void)[] = []
let opened = 0

/** What hashes, for the length of one turn. */
export interface Turn {
  /** In PHC form (`$argon2id$v=19$…`). */
  hashPassword: (password: string) => Promise<string>
  /** Whether the password is right; without a hash it is wrong, in the same time. */
  isPassword: (passwordHash: string | null | undefined, password: string) => Promise<boolean>
}

/** Runs work that hashes, off the event loop and few at a time. Throws `TooBusy`. */
export async function inTurn<T>(work: (turn: Turn) => Promise<T>): Promise<T> {
  let thread = await freeThread()
  try {
    return await work(turnOn(thread))
  } catch (error) {
    // A thread that may be broken does not get the next turn.
    thread.end()
    thread = openHashThread()
    throw error
  } finally {
    const next = line.shift()
    if (next) next(thread)
    else idle.push(thread)
  }
}

async function freeThread() {
  const free = idle.pop()
  if (free) return free
  if (opened < AT_ONCE) {
    opened++
    return openHashThread()
  }
  if (line.length >= WAITING_AT_MOST) throw new TooBusy()
  return new Promise<HashThread>((resolve) => line.push(resolve))
}

// The hash of nothing anybody knows, with the same cost: an unknown account takes the same time.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$Zm9ydHktdHdvIGJ5dGVzIG9mIG5vdGhpbmcgYXQgYWw'

const turnOn = (thread: HashThread): Turn => ({
  hashPassword: thread.hash,
  async isPassword(passwordHash, password) {
    const right = await thread.verify(passwordHash ?? NOBODY, password)
    return Boolean(passwordHash) && right
  },
})
