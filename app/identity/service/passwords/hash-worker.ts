import { hashSync, verifySync } from '@node-rs/argon2'

/** OWASP's argon2id: 19 MiB, two passes, one lane. 2 is the value of the package's const enum. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hash = (password: string) => hashSync(password, ARGON2ID)

export const verify = ({ hash, password }: { hash: string; password: string }) =>
  verifySync(hash, password)
