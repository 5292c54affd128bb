import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Piscina } from 'piscina'

const WAITING_AT_MOST = 1000

export class TooBusy extends Error {}

let threads: Piscina | undefined

function pool() {
  threads ??= new Piscina({
    // Node runs the source as it is; the server's bundle cannot hold a thread's entry.
    filename: resolve('app/identity/service/passwords/hash-worker.ts'),
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: Number.POSITIVE_INFINITY,
    stricterFIFO: true,
    // Threads blocked in Atomics.wait raised the pages' p99 from 3 to 8 ms (bench/logins.ts).
    atomics: 'disabled',
    // Linux alone lowers a single thread's priority; elsewhere it would be the whole shop's.
    niceIncrement: process.platform === 'linux' ? 10 : 0,
  })
  if (threads.queueSize >= WAITING_AT_MOST) throw new TooBusy()
  return threads
}

/** Returns the hash in PHC form (`$argon2id$v=19$…`). Throws `TooBusy`. */
export async function hashPassword(password: string): Promise<string> {
  return pool().run(password, { name: 'hash' })
}

// This hash costs as much as others, so that an unknown account takes as long as a known one.
const NO_PASSWORDS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$Zm9ydHktdHdvIGJ5dGVzIG9mIG5vdGhpbmcgYXQgYWw'

/** Tells whether the password is right; a missing hash takes the same time. Throws `TooBusy`. */
export async function isPassword(passwordHash: string | null | undefined, password: string) {
  const hash = passwordHash ?? NO_PASSWORDS_HASH
  const right: boolean = await pool().run({ hash, password }, { name: 'verify' })
  return Boolean(passwordHash) && right
}
