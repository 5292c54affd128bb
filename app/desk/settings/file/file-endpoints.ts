import { z } from 'zod'
import { differingKeys, importedChanges, readExported } from '../../../settings/exported'
import {
  checkBeforeStoring,
  readHistory,
  readStored,
  settingsVersion,
} from '../../../settings/stored-settings.server'
import { tryValues } from '../../../settings/try-values.server'
import { endpoint, wrongField } from '../../api/endpoint'
import { countPreview } from '../../api/previews.server'
import { changeSettings, refusalOf } from '../change-settings.server'

const MOST_BYTES = 10 * 1024 ** 2

const file = z.object({
  file: z.unknown(),
  /** Resets settings that the file does not name. */
  replace: z.boolean().default(false),
})

/** Endpoints that export and import settings in the format of the command. */
export const fileEndpoints = [
  endpoint('GET /settings/export', 'settings.read', async ({ db }) => {
    const exported = { version: await settingsVersion(db), settings: await readStored(db) }
    return new Response(`${JSON.stringify(exported, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': 'attachment; filename="settings.json"',
        'Cache-Control': 'no-store',
      },
    })
  }),
  endpoint('POST /settings/import/preview', 'settings.change', {
    upload: MOST_BYTES,
    input: file,
    handle: async ({ db, input, staff }) => {
      await countPreview(staff)
      const exported = exportedOf(input.file)
      const stored = await readStored(db)
      const changes = importedChanges(stored, exported, input.replace)
      try {
        await tryValues(changes)
        checkBeforeStoring({ ...stored, ...changes })
      } catch (error) {
        throw refusalOf(error)
      }
      const keys = differingKeys(stored, changes)
      const since =
        exported.version === undefined ? [] : await readHistory(db, { since: exported.version })
      return {
        changes: keys.map((key) => ({ key, before: stored[key], after: changes[key] })),
        /** Changes made after the export, which are overwritten only on request. */
        conflicts: since.filter(({ key }) => keys.includes(key)),
      }
    },
  }),
  endpoint('POST /settings/import', 'settings.change', {
    sensitive: true,
    upload: MOST_BYTES,
    input: file.extend({ force: z.boolean().default(false) }),
    handle: async ({ db, input, ...call }) => {
      const exported = exportedOf(input.file)
      const changes = importedChanges(await readStored(db), exported, input.replace)
      return changeSettings(db, call, changes, input.force ? undefined : exported.version)
    },
  }),
]

function exportedOf(read: unknown) {
  const exported = readExported(read)
  if (exported) return exported
  throw wrongField('file', 'This is no file of settings: {"version":…,"settings":{…}}.')
}
