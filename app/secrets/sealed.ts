import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

export const KEY_BYTES = 32
/** NIST SP 800-38D: 96 bits, and a tag of 128. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ALGORITHM = 'aes-256-gcm'
/** The form is `v1.key.bytes`, in which a hash prefix names the key. */
const VERSION = 'v1'

/** Names a key without revealing it. */
export const keyNameOf = (key: Buffer) =>
  createHash('sha256').update(key).digest('base64url').slice(0, 8)

export const isSealed = (stored: string) => stored.startsWith(`${VERSION}.`)

/** Returns the name of the key that sealed it. */
export const keyNamed = (stored: string) => stored.split('.')[1] ?? ''

/** `owner` is authenticated: sealed text in another's row cannot be opened. */
export function seal(key: Buffer, owner: string, text: string) {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(owner))
  const bytes = Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  return `${VERSION}.${keyNameOf(key)}.${bytes.toString('base64url')}`
}

/** Returns undefined where no key opens it, or it was changed. */
export function unseal(keys: Buffer[], owner: string, stored: string) {
  const key = keys.find((one) => keyNameOf(one) === keyNamed(stored))
  const bytes = Buffer.from(stored.split('.')[2] ?? '', 'base64url')
  if (!key || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const opened = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  opened.setAAD(Buffer.from(owner))
  opened.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return (
      opened.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') +
      opened.final('utf8')
    )
  } catch {
    return undefined
  }
}
