import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { config } from '../../../config.server'
import { updateRow } from '../../../database/rows.server'
import type { Database } from '../../../database/tables.server'
import { makeFolder } from '../../../files/make-folder.server'
import { carryAccounts } from '../../../payments/accounts.server'
import { deskKeys, parsedKeys, sealingKey } from '../../../secrets/desk-keys.server'
import { isSealed, keyNamed, keyNameOf, seal, unseal } from '../../../secrets/sealed'

/**
 * Lets this machine open the authenticators of a backup, whose keys `text` holds: seals them anew by
 * the machine's own key, or stores the keys where it has none. Returns the number of people whose
 * authenticator was sealed anew. Throws BadSetting on a text that holds no keys.
 */
export async function carryKeys(saved: Database, text: string): Promise<number> {
  const brought = parsedKeys(text.trim().split(/\s+/), 'the backup’s desk.key')
  const own = deskKeys()
  if (own.length === 0) {
    const folder = resolve(config.DATA_DIR)
    makeFolder(folder)
    writeFileSync(join(folder, 'desk.key'), text, { mode: 0o600, flag: 'wx', flush: true })
    return 0
  }
  await carryAccounts(saved, brought)
  const names = new Set(own.map(keyNameOf))
  let count = 0
  const people = saved.selectFrom('desk_staff').select(['id', 'totp_secret'])
  for (const { id, totp_secret: stored } of await people.execute()) {
    if (stored === null || !isSealed(stored) || names.has(keyNamed(stored))) continue
    const secret = unseal(brought, id, stored)
    if (secret === undefined) continue
    await updateRow(saved, 'desk_staff', id, { totp_secret: seal(sealingKey(), id, secret) })
    count++
  }
  return count
}
