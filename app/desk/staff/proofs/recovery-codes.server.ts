import { randomInt } from 'node:crypto'
import type { Connection } from '../../../database/tables.server'
import { hashSecret } from '../../../secrets/secret.server'

const CODES = 10
/** Leaves out characters that look alike; ten give 50 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10

/** `codes` are shown once; `stored` holds their hashes. */
export function makeRecoveryCodes() {
  const codes = Array.from({ length: CODES }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`
  })
  return { codes, stored: JSON.stringify(codes.map(hashOf)) }
}

const plain = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')
const hashOf = (code: string) => hashSecret(plain(code))

export const looksLikeRecoveryCode = (code: string) => plain(code).length === LENGTH

export const recoveryCodesLeft = (stored: string) => (JSON.parse(stored) as string[]).length

/** Removes a used code. Returns false where it is wrong, or a concurrent request used it. */
export async function takeRecoveryCode(
  connection: Connection,
  { id, recovery_codes }: { id: string; recovery_codes: string },
  code: string,
) {
  const left = JSON.parse(recovery_codes) as string[]
  const used = hashOf(code)
  if (!left.includes(used)) return false
  const { numUpdatedRows } = await connection
    .updateTable('desk_staff')
    .set({ recovery_codes: JSON.stringify(left.filter((one) => one !== used)) })
    .where('id', '=', id)
    .where('recovery_codes', '=', recovery_codes)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
