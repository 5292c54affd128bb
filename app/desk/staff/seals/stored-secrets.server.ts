import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { log } from '../../../http/log.server'
import { deskKeys, sealingKey } from '../../../secrets/desk-keys.server'
import { isSealed, keyNamed, keyNameOf, seal, unseal } from '../../../secrets/sealed'

export const WAY_OUT =
  'Put desk.key back into DATA_DIR, or set DESK_KEY as other machines have it. Where it is lost: passkeys and recovery codes work, and npm run shop -- desk reset NAME prints a link to start anew.'

export const sealSecret = (owner: string, secret: string) => seal(sealingKey(), owner, secret)

/** Returns undefined where its key is lost. Secrets that older versions stored in clear are returned. */
export function openSecret(owner: string, stored: string) {
  return isSealed(stored) ? unseal(deskKeys(), owner, stored) : stored
}

/** Seals old secrets at start; returns lines about lost ones. Throws BadSetting for a bad key. */
export async function prepareSecrets(db: Database): Promise<string[]> {
  deskKeys()
  await sealStoredSecrets(db).catch((error) =>
    log.error({ err: error }, 'authenticators of the desk could not be sealed'),
  )
  return lostSecretsLines(db)
}

/** Seals secrets in clear and those of older keys by the first key. */
async function sealStoredSecrets(db: Database) {
  const rows = await stored(db)
  if (rows.length === 0) return
  const name = keyNameOf(sealingKey())
  for (const { id, totp_secret: before } of rows) {
    if (isSealed(before) && keyNamed(before) === name) continue
    const secret = openSecret(id, before)
    if (secret === undefined) continue
    await inTransaction(db, (connection) =>
      connection
        .updateTable('desk_staff')
        .set({ totp_secret: sealSecret(id, secret) })
        .where('id', '=', id)
        .where('totp_secret', '=', before)
        .execute(),
    )
  }
}

/** Lists people whose authenticator cannot be checked on this machine. */
export async function lostSecrets(db: Connection) {
  const rows = await stored(db)
  return rows.filter(({ id, totp_secret }) => openSecret(id, totp_secret) === undefined)
}

/** Lists people whose authenticator is stored in clear, as older versions did. */
export const secretsInClear = async (db: Connection) =>
  (await stored(db)).filter(({ totp_secret }) => !isSealed(totp_secret))

/** Returns lines for a start, doctor and restore; none where all is well. */
export async function lostSecretsLines(db: Connection) {
  const lost = await lostSecrets(db)
  if (lost.length === 0) return []
  const names = lost.map(({ name }) => name).join(', ')
  return [
    `The key of the desk's authenticators is not here, so no code can be checked of: ${names}. ${WAY_OUT}`,
  ]
}

async function stored(db: Connection) {
  const rows = await db
    .selectFrom('desk_staff')
    .select(['id', 'name', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .orderBy('name')
    .execute()
  return rows.map((row) => ({ ...row, totp_secret: row.totp_secret as string }))
}
