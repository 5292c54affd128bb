import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** OWASP's argon2id: 19 MiB, two passes, one lane. 2 is the value of the package's const enum. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * What a hashing thread runs. On Linux it takes a low priority, for itself alone: a login
 * storm gets what processor time the pages leave. A string, because the server is one bundle.
 */
const SOURCE = `
const { readlinkSync } = require('node:fs')
const { setPriority } = require('node:os')
const { parentPort, workerData } = require('node:worker_threads')
const { hashSync, verifySync } = require(workerData.argon2)
try {
  setPriority(Number(/\\d+$/.exec(readlinkSync('/proc/thread-self'))[0]), 10)
} catch {}
parentPort.on('message', ({ password, hash }) => {
  try {
    const value = hash ? verifySync(hash, password) : hashSync(password, workerData.options)
    parentPort.postMessage({ value })
  } catch {
    parentPort.postMessage({ failed: true })
  }
})`

interface Done {
  value?: string | boolean
  failed?: boolean
}

/** A thread that hashes one password at a time; ask again only after it has answered. */
export function openHashThread() {
  const argon2 = createRequire(import.meta.url).resolve('@node-rs/argon2')
  const worker = new Worker(SOURCE, { eval: true, workerData: { argon2, options: ARGON2ID } })
  worker.unref()
  const ask = (question: { password: string; hash?: string }) =>
    new Promise<string | boolean>((resolve, reject) => {
      const settle = (done?: Done) => {
        worker.removeAllListeners('message').removeAllListeners('error').unref()
        if (done?.value === undefined) reject(new Error('hashing failed'))
        else resolve(done.value)
      }
      worker.ref()
      worker.once('message', settle).once('error', () => settle())
      worker.postMessage(question)
    })
  return {
    hash: (password: string) => ask({ password }) as Promise<string>,
    verify: (hash: string, password: string) => ask({ password, hash }) as Promise<boolean>,
    end: () => worker.terminate(),
  }
}

export type HashThread = ReturnType<typeof openHashThread>
