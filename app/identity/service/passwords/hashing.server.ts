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
    // One core is always left to serve pages.
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: Number.POSITIVE_INFINITY,
    stricterFIFO: true,
    // Threads blocked in Atomics.wait raised the pages' p99 from 3 to 8 ms (bench/logins.ts).
    atomics: 'disabled',
    // Only Linux lowers the priority of the thread alone; elsewhere it would be the whole shop's.
    niceIncrement: process.platform === 'linux' ? 10 : 0,
  })
  if (threads.queueSize >= WAITING_AT_MOST) throw new TooBusy()
  return threads
}

/** In PHC form (`$argon2id$v=19$…`). Throws `TooBusy`. */
export async function hashPassword(password: string): Promise<string> {
  return pool().run(password, { name: 'hash' })
}

// Made with the same cost, so that an unknown account takes as long as a known one.
const NO_PASSWORDS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$Zm9ydHktdHdvIGJ5dGVzIG9mIG5vdGhpbmcgYXQgYWw'

/** Whether the password is right; without a hash it is wrong, in the same time. Throws `TooBusy`. */
export async function isPassword(passwordHash: string | null | undefined, password: string) {
  const hash = passwordHash ?? NO_PASSWORDS_HASH
  const right: boolean = await pool().run({ hash, password }, { name: 'verify' })
  return Boolean(passwordHash) && right
}
